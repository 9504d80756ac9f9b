//go:build !linux

package clock

func hostMonotonic() int64 { return 0 }
