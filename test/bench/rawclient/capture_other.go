//go:build !linux

package main

// capture and far return exit status 2, because only Linux has the raw sockets and network namespaces that they need.
func capture(string) int { return 2 }
func far([]string) int   { return 2 }
