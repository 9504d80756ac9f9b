//go:build !linux && !darwin

package conn

import "syscall"

// isQuiet cannot look here, and what has happened to the connection shows with its next use.
func isQuiet(syscall.RawConn) bool { return true }
