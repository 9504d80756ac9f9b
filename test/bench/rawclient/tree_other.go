//go:build !linux

package main

import "syscall"

// watchTree measures nothing on systems other than Linux.
func watchTree(int) func() cost { return func() cost { return cost{} } }

// peakOf returns the peak memory in KiB. These systems report it in bytes.
func peakOf(usage *syscall.Rusage) int64 { return usage.Maxrss / 1024 }
