package slug

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

var variants = []struct {
	name string
	f    func(string) string
}{{"concat", Concat}, {"builder", Builder}, {"table", Table}}

func TestRules(t *testing.T) {
	for title, want := range map[string]string{
		"":                      "",
		"A":                     "a",
		"-":                     "",
		"Hello, World!":         "hello-world",
		"  --hello-- ":          "hello",
		"a`b{c@d[e/f:g":         "a-b-c-d-e-f-g",
		"Café Zürich":           "caf-z-rich",
		"5\u212a":               "5",
		"a\U0001F600b":          "a-b",
		strings.Repeat("-", 99): "",
	} {
		for _, v := range variants {
			if got := v.f(title); got != want {
				t.Errorf("%s(%q) = %q, not %q", v.name, title, got, want)
			}
		}
	}
}

func TestAgree(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for i := 0; i < 10000; i++ {
		title := make([]byte, random.Intn(120))
		for j := range title {
			title[j] = byte(random.Intn(256))
		}
		want := Concat(string(title))
		for _, v := range variants {
			if got := v.f(string(title)); got != want {
				t.Fatalf("%s(%q) = %q, not %q", v.name, title, got, want)
			}
		}
	}
}

const sentence = "Ten Ways to Time a Loop (and 9 of Them Wrong): What the JIT Didn't Tell You! "

// The package variable keeps every result alive.
var sink string

func BenchmarkSlug(b *testing.B) {
	for _, n := range []int{16, 256, 4096} {
		title := strings.Repeat(sentence, n/len(sentence)+1)[:n]
		for _, v := range variants {
			b.Run(fmt.Sprintf("impl=%s/n=%d", v.name, n), func(b *testing.B) {
				b.SetBytes(int64(n))
				for b.Loop() {
					sink = v.f(title)
				}
			})
		}
	}
}
