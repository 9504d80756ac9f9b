//go:build !linux

package files

// Reserve does nothing on this system.
func Reserve() {}
