package concat

import (
	"fmt"
	"strings"
	"testing"
)

var variants = []struct {
	name string
	f    func([]string) string
}{
	{"plus", Plus},
	{"builder", Builder},
	{"presized", Presized},
	{"byteSlice", ByteSlice},
	{"byteArray", ByteArray},
	{"buffer", Buffer},
	{"join", Join},
}

var inputs = []struct {
	name  string
	parts []string
}{
	{"few3", []string{"user/", "4711", "/name"}},
	{"short100", short(100)},
	{"hello200", strings.Split(strings.Repeat("hello ", 199)+"hello", " ")},
}

func short(n int) []string {
	parts := make([]string, n)
	for i := range parts {
		parts[i] = fmt.Sprintf("item-%d,", i)
	}
	return parts
}

// The package variable keeps every result alive.
var sink string

func TestAgree(t *testing.T) {
	cases := [][]string{nil, {""}, {"a", "", "b"}, {"é", "€", "\xff"}}
	for _, in := range inputs {
		cases = append(cases, in.parts)
	}
	for _, parts := range cases {
		for _, v := range variants {
			if got := v.f(parts); got != strings.Join(parts, "") {
				t.Errorf("%s of %d parts: %q", v.name, len(parts), got)
			}
		}
	}
}

func BenchmarkConcat(b *testing.B) {
	for _, in := range inputs {
		for _, v := range variants {
			b.Run(fmt.Sprintf("impl=%s/input=%s", v.name, in.name), func(b *testing.B) {
				for b.Loop() {
					sink = v.f(in.parts)
				}
			})
		}
	}
}
