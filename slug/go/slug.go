// Package slug turns titles into slugs: the Go side of the study.
package slug

import "strings"

const separator = '-'

// of is what a byte becomes: the letter in lower case or the digit, else the separator.
func of(c byte) byte {
	switch {
	case 'a' <= c && c <= 'z', '0' <= c && c <= '9':
		return c
	case 'A' <= c && c <= 'Z':
		return c + ('a' - 'A')
	}
	return separator
}

// Concat appends to a string, a byte at a time.
func Concat(title string) string {
	slug := ""
	wordEnded := false
	for i := 0; i < len(title); i++ {
		c := of(title[i])
		if c == separator {
			wordEnded = true
			continue
		}
		if wordEnded && slug != "" {
			slug += string(separator)
		}
		wordEnded = false
		slug += string(rune(c))
	}
	return slug
}

// Builder appends to one builder that is as large as the title from the start.
func Builder(title string) string {
	var slug strings.Builder
	slug.Grow(len(title))
	wordEnded := false
	for i := 0; i < len(title); i++ {
		c := of(title[i])
		if c == separator {
			wordEnded = true
			continue
		}
		if wordEnded && slug.Len() > 0 {
			slug.WriteByte(separator)
		}
		wordEnded = false
		slug.WriteByte(c)
	}
	return slug.String()
}

var becomes = func() (table [256]byte) {
	for c := range table {
		table[c] = of(byte(c))
	}
	return table
}()

// Table looks every byte up in a table and appends to a slice of bytes, converted at the end.
func Table(title string) string {
	slug := make([]byte, 0, len(title))
	wordEnded := false
	for i := 0; i < len(title); i++ {
		c := becomes[title[i]]
		if c == separator {
			wordEnded = true
			continue
		}
		if wordEnded && len(slug) > 0 {
			slug = append(slug, separator)
		}
		wordEnded = false
		slug = append(slug, c)
	}
	return string(slug)
}
