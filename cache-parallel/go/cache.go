// Package cacheparallel holds three caches of Go's library, for a comparison on the same machine.
package cacheparallel

import "sync"

// A Cache maps keys to values and may be used by many goroutines.
type Cache interface {
	Get(key uint64) (value uint64, found bool)
	Put(key, value uint64)
}

// A MutexCache is a map behind a mutex.
type MutexCache struct {
	mutex sync.Mutex
	table map[uint64]uint64
}

// NewMutexCache returns an empty cache.
func NewMutexCache() *MutexCache { return &MutexCache{table: map[uint64]uint64{}} }

// Get returns the value last put under the key.
func (c *MutexCache) Get(key uint64) (uint64, bool) {
	c.mutex.Lock()
	value, found := c.table[key]
	c.mutex.Unlock()
	return value, found
}

// Put keeps the value under the key.
func (c *MutexCache) Put(key, value uint64) {
	c.mutex.Lock()
	c.table[key] = value
	c.mutex.Unlock()
}

// An RWMutexCache is a map behind a lock that lets readers in together.
type RWMutexCache struct {
	mutex sync.RWMutex
	table map[uint64]uint64
}

// NewRWMutexCache returns an empty cache.
func NewRWMutexCache() *RWMutexCache { return &RWMutexCache{table: map[uint64]uint64{}} }

// Get returns the value last put under the key.
func (c *RWMutexCache) Get(key uint64) (uint64, bool) {
	c.mutex.RLock()
	value, found := c.table[key]
	c.mutex.RUnlock()
	return value, found
}

// Put keeps the value under the key.
func (c *RWMutexCache) Put(key, value uint64) {
	c.mutex.Lock()
	c.table[key] = value
	c.mutex.Unlock()
}

// A SyncMapCache is a sync.Map, whose keys and values are interfaces.
type SyncMapCache struct {
	table sync.Map
}

// NewSyncMapCache returns an empty cache.
func NewSyncMapCache() *SyncMapCache { return &SyncMapCache{} }

// Get returns the value last put under the key.
func (c *SyncMapCache) Get(key uint64) (uint64, bool) {
	value, found := c.table.Load(key)
	if !found {
		return 0, false
	}
	return value.(uint64), true
}

// Put keeps the value under the key.
func (c *SyncMapCache) Put(key, value uint64) { c.table.Store(key, value) }
