//go:build !linux

package main

// capture and far exist on Linux only, because they need its raw sockets and network namespaces.
func capture(string) int { return 2 }
func far([]string) int   { return 2 }
