module slug

go 1.24
