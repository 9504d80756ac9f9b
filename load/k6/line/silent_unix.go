//go:build linux || darwin

package line

import (
	"syscall"

	"golang.org/x/sys/unix"
)

// isSilent looks into the socket without waiting and without taking anything.
func isSilent(raw syscall.RawConn) bool {
	var one [1]byte
	var err error
	if raw.Read(func(socket uintptr) bool {
		_, _, err = unix.Recvfrom(int(socket), one[:], unix.MSG_PEEK|unix.MSG_DONTWAIT)
		return true
	}) != nil {
		return false
	}
	return err == unix.EAGAIN
}
