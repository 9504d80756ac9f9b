//go:build !linux && !darwin

package conn

import "syscall"

func isSilent(syscall.RawConn) bool { return true } // An idle connection cannot be tested on this system.
