//go:build !linux && !darwin

package conn

import "syscall"

// isQuiet cannot test the socket on this system, so it always returns true. The next request then shows whether the connection is closed.
func isQuiet(syscall.RawConn) bool { return true }
