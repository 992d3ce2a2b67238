module filelen

go 1.24
