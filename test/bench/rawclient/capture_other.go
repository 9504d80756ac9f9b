//go:build !linux

package main

// capture and far need the raw sockets and network namespaces of Linux.
func capture(string) int { return 2 }
func far([]string) int   { return 2 }
