//go:build !linux

package files

// Reserve does nothing here.
func Reserve() {}
