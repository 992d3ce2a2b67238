module concat

go 1.24
