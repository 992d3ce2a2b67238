package filelen

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

const (
	data   = "../src/main/resources/dev/benchstudy/filelen/data.txt"
	length = 65204
)

var variants = []struct {
	name string
	f    func(string, int) (int64, error)
}{{"perRead", PerRead}, {"reused", Reused}}

var sizes = []int{1, 10, 100, 1000, 10000, 100000}

func TestLength(t *testing.T) {
	empty := filepath.Join(t.TempDir(), "empty")
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, v := range variants {
		for _, size := range sizes {
			if n, err := v.f(data, size); n != length || err != nil {
				t.Errorf("%s, buffer of %d: %d, %v", v.name, size, n, err)
			}
		}
		if n, err := v.f(empty, 10); n != 0 || err != nil {
			t.Errorf("%s, empty file: %d, %v", v.name, n, err)
		}
		for what, fails := range map[string]func() (int64, error){
			"buffer of 0":  func() (int64, error) { return v.f(data, 0) },
			"missing file": func() (int64, error) { return v.f(empty+"x", 10) },
			"directory":    func() (int64, error) { return v.f(filepath.Dir(empty), 10) },
		} {
			if n, err := fails(); err == nil {
				t.Errorf("%s, %s: %d and no error", v.name, what, n)
			}
		}
	}
}

func BenchmarkFileLength(b *testing.B) {
	for _, size := range sizes {
		for _, v := range variants {
			b.Run(fmt.Sprintf("impl=%s/bufsize=%d", v.name, size), func(b *testing.B) {
				for b.Loop() {
					if _, err := v.f(data, size); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
