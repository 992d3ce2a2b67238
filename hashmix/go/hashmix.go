// Package hashmix holds the mixer and the sum of this study, written in Go for a comparison on the same machine.
package hashmix

// Mix is fmix64, the last step of MurmurHash3 (Austin Appleby, public domain).
func Mix(x uint64) uint64 {
	x ^= x >> 33
	x *= 0xff51afd7ed558ccd
	x ^= x >> 33
	x *= 0xc4ceb9fe1a85ec53
	x ^= x >> 33
	return x
}

// SumInts returns the sum of all values.
func SumInts(values []int32) int64 {
	var sum int64
	for _, value := range values {
		sum += int64(value)
	}
	return sum
}

// MixSum returns the sum of all keys mixed.
func MixSum(keys []uint64) uint64 {
	var sum uint64
	for _, key := range keys {
		sum += Mix(key)
	}
	return sum
}
