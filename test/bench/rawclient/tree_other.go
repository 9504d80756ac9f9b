//go:build !linux

package main

import "syscall"

// watchTree measures nothing on systems other than Linux.
func watchTree(int) func() cost { return func() cost { return cost{} } }

// peakOf returns KiB. These systems report bytes.
func peakOf(usage *syscall.Rusage) int64 { return usage.Maxrss / 1024 }
