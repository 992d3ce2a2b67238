package hashmix

import (
	"math/rand/v2"
	"testing"
	"time"
)

// Results go here so that somebody could look at them.
var (
	sinkUint uint64
	sinkInt  int64
)

func TestMixGivesThePublishedValues(t *testing.T) {
	for _, c := range [][2]uint64{
		{0, 0},
		{1, 0xb456bcfc34c2cb2c},
		{0xcbf29ce484222325, 0xefd01f60ba992926},
		{0xffffffffffffffff, 0x64b5720b4b825f21},
	} {
		if got := Mix(c[0]); got != c[1] {
			t.Errorf("Mix(%x) = %x, want %x", c[0], got, c[1])
		}
	}
}

func TestSumsOfFewValues(t *testing.T) {
	if got := SumInts([]int32{2147483647, 2147483647, -1}); got != 4294967293 {
		t.Errorf("SumInts = %d", got)
	}
	if got := MixSum([]uint64{1, 2}); got != Mix(1)+Mix(2) {
		t.Errorf("MixSum = %x", got)
	}
}

// The floor: a loop around nothing.
func BenchmarkEmptyBN(b *testing.B) {
	for i := 0; i < b.N; i++ {
	}
}

// Lies: the call is inlined, its result is unused, the body goes.
func BenchmarkMixIgnoredBN(b *testing.B) {
	for i := 0; i < b.N; i++ {
		Mix(uint64(i))
	}
}

// Honest: each result is stored in a package variable.
func BenchmarkMixSinkBN(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sinkUint = Mix(uint64(i))
	}
}

// Honest: b.Loop keeps the call, its arguments and its result alive.
func BenchmarkMixLoop(b *testing.B) {
	i := uint64(0)
	for b.Loop() {
		Mix(i)
		i++
	}
}

func millionInts() []int32 {
	random := rand.New(rand.NewPCG(1, 2))
	values := make([]int32, 1_000_000)
	for i := range values {
		values[i] = int32(random.Uint32())
	}
	return values
}

// Misleads: the algorithm stands inside the braces of b.Loop, so each assignment to sum is kept alive.
func BenchmarkSumPasted(b *testing.B) {
	values := millionInts()
	for b.Loop() {
		var sum int64
		for _, value := range values {
			sum += int64(value)
		}
		sinkInt = sum
	}
}

// Honest: the algorithm is a function, the braces hold a call.
func BenchmarkSumCalled(b *testing.B) {
	values := millionInts()
	for b.Loop() {
		sinkInt = SumInts(values)
	}
}

// Honest: the older loop, with the timer reset after the set-up.
func BenchmarkSumCalledBN(b *testing.B) {
	values := millionInts()
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		sinkInt = SumInts(values)
	}
}

func keys(n int) []uint64 {
	random := rand.New(rand.NewPCG(3, 4))
	drawn := make([]uint64, n)
	for i := range drawn {
		drawn[i] = random.Uint64()
	}
	return drawn
}

// Honest: keys are drawn before the loop, which starts the timer.
func BenchmarkSetupOutside(b *testing.B) {
	drawn := keys(1024)
	for b.Loop() {
		sinkUint = MixSum(drawn)
	}
}

// Lies: most of the time goes into drawing keys.
func BenchmarkSetupInside(b *testing.B) {
	for b.Loop() {
		sinkUint = MixSum(keys(1024))
	}
}

// What stopping and starting the timer around each set-up would cost: the time is outside the timer, so the benchmark
// that does it looks quick and runs for minutes. Timed by hand, a thousand pairs, however many operations are asked for.
func BenchmarkTimerStopStart(b *testing.B) {
	const pairs = 1000
	start := time.Now()
	for range pairs {
		b.StopTimer()
		b.StartTimer()
	}
	b.ReportMetric(float64(time.Since(start).Nanoseconds())/pairs, "ns/pair")
	b.ReportMetric(0, "ns/op")
}

// Built once for all repetitions: ten million keys take a second or two.
var maps = map[int]map[uint64]uint64{}

func filled(n int) map[uint64]uint64 {
	if maps[n] == nil {
		maps[n] = make(map[uint64]uint64, n)
		for key := range uint64(n) {
			maps[n][key] = key
		}
	}
	return maps[n]
}

func lookUp(b *testing.B, n int, next func(counter uint64) uint64) {
	table := filled(n)
	counter := uint64(0)
	for b.Loop() {
		counter++
		sinkUint = table[next(counter)]
	}
}

// Hot and cold data: a random key out of few or many.
func BenchmarkLookup(b *testing.B) {
	for _, c := range []struct {
		name string
		n    int
	}{{"keys=1000", 1_000}, {"keys=100000", 100_000}, {"keys=10000000", 10_000_000}} {
		n := uint64(c.n)
		b.Run("order=random/"+c.name, func(b *testing.B) {
			lookUp(b, c.n, func(counter uint64) uint64 { return Mix(counter) >> 32 * n >> 32 })
		})
	}
	b.Run("order=sequential/keys=10000000", func(b *testing.B) {
		lookUp(b, 10_000_000, func(counter uint64) uint64 { return counter % 10_000_000 })
	})
}
