package cacheparallel

import (
	"math"
	"math/rand/v2"
	"sort"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

const (
	keyCount    = 10_000
	drawCount   = 1 << 15
	exponent    = 0.99
	onePutEvery = 10
)

var variants = []struct {
	name string
	make func() Cache
}{
	{"mutex", func() Cache { return NewMutexCache() }},
	{"rwMutex", func() Cache { return NewRWMutexCache() }},
	{"syncMap", func() Cache { return NewSyncMapCache() }},
}

// population returns all keys, the commonest first.
func population() []uint64 {
	random := rand.New(rand.NewPCG(5, 6))
	keys := make([]uint64, keyCount)
	for i := range keys {
		keys[i] = random.Uint64()
	}
	return keys
}

// draw returns what one goroutine asks for: Zipf's law by looking up a uniform number in the cumulative table, as the
// Java side does. (The library's Zipf generator needs an exponent above 1.)
func draw(seed uint64) (keys []uint64, puts []bool) {
	random := rand.New(rand.NewPCG(7, seed))
	cumulative := make([]float64, keyCount)
	sum := 0.0
	for rank := range cumulative {
		sum += math.Pow(float64(rank+1), -exponent)
		cumulative[rank] = sum
	}
	all := population()
	keys = make([]uint64, drawCount)
	puts = make([]bool, drawCount)
	for i := range keys {
		keys[i] = all[sort.SearchFloat64s(cumulative, random.Float64()*sum)]
		puts[i] = random.IntN(onePutEvery) == 0
	}
	return keys, puts
}

func full(make func() Cache) Cache {
	cache := make()
	for _, key := range population() {
		cache.Put(key, key)
	}
	return cache
}

func TestEveryKeyThatWasPutIsFound(t *testing.T) {
	for _, variant := range variants {
		cache := full(variant.make)
		for _, key := range population() {
			if value, found := cache.Get(key); !found || value != key {
				t.Errorf("%s: Get(%d) = %d, %v", variant.name, key, value, found)
			}
		}
		if _, found := cache.Get(0); found {
			t.Errorf("%s: found a key that was never put", variant.name)
		}
	}
}

func TestNoPutIsLost(t *testing.T) {
	for _, variant := range variants {
		cache := variant.make()
		var group sync.WaitGroup
		for worker := range uint64(4) {
			group.Add(1)
			go func() {
				defer group.Done()
				for i := range uint64(1000) {
					cache.Put(worker*1000+i, i)
				}
			}()
		}
		group.Wait()
		for key := range uint64(4000) {
			if value, found := cache.Get(key); !found || value != key%1000 {
				t.Errorf("%s: Get(%d) = %d, %v", variant.name, key, value, found)
			}
		}
	}
}

// parallel measures operations by GOMAXPROCS goroutines at once. The testing package's ns/op is wall time divided by all
// operations together; ns/op/goroutine is what a Java benchmark calls the average time: wall time for each operation of one.
func parallel(b *testing.B, cache Cache, operation func(cache Cache, key uint64, put bool)) {
	var goroutines atomic.Int64
	b.ResetTimer()
	start := time.Now()
	b.RunParallel(func(pb *testing.PB) {
		keys, puts := drawn(uint64(goroutines.Add(1)))
		for i := 0; pb.Next(); i = (i + 1) & (drawCount - 1) {
			operation(cache, keys[i], puts[i])
		}
	})
	elapsed := time.Since(start)
	b.ReportMetric(float64(elapsed.Nanoseconds())*float64(goroutines.Load())/float64(b.N), "ns/op/goroutine")
}

// Requests are drawn once for each goroutine's number, before any benchmark: RunParallel leaves no room for a set-up.
var requests = func() (all [9]struct {
	keys []uint64
	puts []bool
}) {
	for i := range all {
		all[i].keys, all[i].puts = draw(uint64(i))
	}
	return all
}()

func drawn(goroutine uint64) ([]uint64, []bool) {
	mine := requests[goroutine%uint64(len(requests))]
	return mine.keys, mine.puts
}

// Gets of keys that are there. The benchmark's suffix is the number of goroutines: run it with -cpu 1,2,4.
func BenchmarkGet(b *testing.B) {
	for _, variant := range variants {
		b.Run("impl="+variant.name, func(b *testing.B) {
			parallel(b, full(variant.make), func(cache Cache, key uint64, put bool) {
				if _, found := cache.Get(key); !found {
					panic("a key is missing")
				}
			})
		})
	}
}

// Nine gets to one put.
func BenchmarkGetPut(b *testing.B) {
	for _, variant := range variants {
		b.Run("impl="+variant.name, func(b *testing.B) {
			parallel(b, full(variant.make), func(cache Cache, key uint64, put bool) {
				if put {
					cache.Put(key, key)
				} else {
					cache.Get(key)
				}
			})
		})
	}
}
