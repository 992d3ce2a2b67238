// Package filelen counts the bytes of a file through a read buffer of a given size: the Go side of
// the study, in its two forms.
package filelen

import (
	"errors"
	"fmt"
	"io"
	"os"
)

// PerRead makes a new slice for every read.
func PerRead(name string, bufferSize int) (int64, error) {
	file, err := open(name, bufferSize)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	var count int64
	for {
		buffer := make([]byte, bufferSize)
		n, err := file.Read(buffer)
		count += int64(n)
		if err != nil {
			return count, unlessEnd(err)
		}
	}
}

// Reused makes one slice before the first read.
func Reused(name string, bufferSize int) (int64, error) {
	file, err := open(name, bufferSize)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	buffer := make([]byte, bufferSize)
	var count int64
	for {
		n, err := file.Read(buffer)
		count += int64(n)
		if err != nil {
			return count, unlessEnd(err)
		}
	}
}

// open refuses a buffer that could never be filled: reading into an empty slice gives 0 bytes and
// no error, for ever.
func open(name string, bufferSize int) (*os.File, error) {
	if bufferSize < 1 {
		return nil, fmt.Errorf("buffer size %d is below 1", bufferSize)
	}
	return os.Open(name)
}

// unlessEnd is the error, or none if it only says that the file has ended.
func unlessEnd(err error) error {
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}
