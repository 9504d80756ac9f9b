package conn

import (
	"unsafe"

	"golang.org/x/sys/unix"
)

// receiver holds what a call of recvmsg needs, so that a call makes no garbage.
type receiver struct {
	header unix.Msghdr
	piece  unix.Iovec
}

// recvmsg reads at most size bytes into the room of a loop, and returns how many they are and the size of the control messages. The socket
// must not block: the call is hidden from the scheduler of Go, because a loop that loses its processor in it waits behind all users.
// unix.Recvmsg would also allocate an address for each chunk, and a loop that allocates has to help a garbage collection that runs.
func (b *buffers) recvmsg(socket, size, flags int) (n, controlSize int, err error) {
	r := &b.receiver
	r.piece.Base = &b.room[0]
	r.piece.SetLen(size)
	r.header = unix.Msghdr{Iov: &r.piece, Control: &b.control[0]}
	r.header.SetIovlen(1)
	r.header.SetControllen(len(b.control))
	read, _, errno := unix.RawSyscall(unix.SYS_RECVMSG, uintptr(socket), uintptr(unsafe.Pointer(&r.header)), uintptr(flags|unix.MSG_DONTWAIT))
	if errno != 0 {
		return 0, 0, errno
	}
	return int(read), int(r.header.Controllen), nil
}
