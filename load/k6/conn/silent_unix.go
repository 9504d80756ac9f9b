//go:build linux || darwin

package conn

import (
	"syscall"

	"golang.org/x/sys/unix"
)

func isSilent(raw syscall.RawConn) bool {
	isEmpty := false
	err := raw.Read(func(socket uintptr) bool {
		isEmpty = isEmptySocket(int(socket))
		return true
	})
	return err == nil && isEmpty
}

func isEmptySocket(socket int) bool {
	var one [1]byte
	_, _, err := unix.Recvfrom(socket, one[:], unix.MSG_PEEK|unix.MSG_DONTWAIT)
	return err == unix.EAGAIN
}
