package socket

import "sync/atomic"

// Memory is what all answers of a process may take together. Nobody needs much of it unless a target sends without end.
type Memory struct{ left atomic.Int64 }

// NewMemory returns a memory for so many bytes.
func NewMemory(bytes int64) *Memory {
	m := new(Memory)
	m.left.Store(bytes)
	return m
}

// Take reserves bytes; false when there are not so many left.
func (m *Memory) Take(bytes int64) bool {
	if m.left.Add(-bytes) >= 0 {
		return true
	}
	m.left.Add(bytes)
	return false
}

// Give returns bytes that were taken.
func (m *Memory) Give(bytes int64) { m.left.Add(bytes) }
