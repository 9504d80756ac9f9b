//go:build !linux && !darwin

package line

import "syscall"

// isSilent cannot look here, and what has happened to the connection shows with its next use.
func isSilent(syscall.RawConn) bool { return true }
