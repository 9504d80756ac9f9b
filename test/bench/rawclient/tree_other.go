//go:build !linux

package main

import "syscall"

// watchTree measures nothing on systems other than Linux.
func watchTree(int) func() cost { return func() cost { return cost{} } }

// peakOf returns the peak memory in KiB. Systems other than Linux report the peak in bytes.
func peakOf(usage *syscall.Rusage) int64 { return usage.Maxrss / 1024 }
