// Package concat joins many short strings into one: the Go side of the study.
package concat

import (
	"bytes"
	"strings"
)

// Plus appends to a string, which copies all that is already there for every part.
func Plus(parts []string) string {
	joined := ""
	for _, part := range parts {
		joined += part
	}
	return joined
}

// Builder appends to a builder that grows.
func Builder(parts []string) string {
	var joined strings.Builder
	for _, part := range parts {
		joined.WriteString(part)
	}
	return joined.String()
}

// Presized appends to a builder that is large enough from the start.
func Presized(parts []string) string {
	var joined strings.Builder
	joined.Grow(totalLength(parts))
	for _, part := range parts {
		joined.WriteString(part)
	}
	return joined.String()
}

// ByteSlice appends to a slice of bytes that grows, and converts it once.
func ByteSlice(parts []string) string {
	var joined []byte
	for _, part := range parts {
		joined = append(joined, part...)
	}
	return string(joined)
}

// ByteArray appends to a slice of bytes that is large enough, and converts it once.
func ByteArray(parts []string) string {
	joined := make([]byte, 0, totalLength(parts))
	for _, part := range parts {
		joined = append(joined, part...)
	}
	return string(joined)
}

// Buffer appends to a buffer that grows.
func Buffer(parts []string) string {
	var joined bytes.Buffer
	for _, part := range parts {
		joined.WriteString(part)
	}
	return joined.String()
}

// Join leaves the work to the library.
func Join(parts []string) string {
	return strings.Join(parts, "")
}

func totalLength(parts []string) int {
	n := 0
	for _, part := range parts {
		n += len(part)
	}
	return n
}
