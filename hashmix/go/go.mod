module benchstudy.dev/hashmix

go 1.24
