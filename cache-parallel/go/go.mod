module benchstudy.dev/cacheparallel

go 1.24
