//go:build !linux

package files

// Reserve does nothing on this system. On Linux, it enlarges the table of open files.
func Reserve() {}
