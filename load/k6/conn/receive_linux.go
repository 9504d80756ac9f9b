package conn

import (
	"unsafe"

	"golang.org/x/sys/unix"
)

// receiver keeps the arguments of system calls, so that no call allocates them.
type receiver struct {
	header    unix.Msghdr
	piece     unix.Iovec
	facts     unix.TCPInfo
	factBytes uint32
}

// recvmsg reads at most size bytes, and also returns the size of the kernel's control messages. It never waits, and allocates no memory. It
// bypasses Go's scheduler, so the loop keeps its processor.
func (b *buffers) recvmsg(socket, size, flags int) (n, controlSize int, err error) {
	r := &b.receiver
	r.piece.Base = &b.bytes[0]
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

// outOfOrder returns how many TCP segments arrived out of order at a socket. It returns false if the kernel does not count them.
func (r *receiver) outOfOrder(socket int) (uint32, bool) {
	r.factBytes = unix.SizeofTCPInfo
	_, _, errno := unix.RawSyscall6(unix.SYS_GETSOCKOPT, uintptr(socket), unix.IPPROTO_TCP, unix.TCP_INFO,
		uintptr(unsafe.Pointer(&r.facts)), uintptr(unsafe.Pointer(&r.factBytes)), 0)
	return r.facts.Rcv_ooopack, errno == 0
}
