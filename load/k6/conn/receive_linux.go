package conn

import (
	"unsafe"

	"golang.org/x/sys/unix"
)

// systemCall is the memory for the arguments and results of a loop's system calls. The loop reuses it, so that no call allocates memory.
type systemCall struct {
	header    unix.Msghdr
	vector    unix.Iovec
	info      unix.TCPInfo
	infoBytes uint32
}

// recvmsg reads at most size bytes into b.bytes, and the kernel's messages with their arrival time into b.control. It returns both sizes.
// It never waits and allocates no memory. Go's scheduler does not notice this call, so it does not take the processor from the loop.
func (b *buffers) recvmsg(socket, size, flags int) (n, controlSize int, err error) {
	r := &b.call
	r.vector.Base = &b.bytes[0]
	r.vector.SetLen(size)
	r.header = unix.Msghdr{Iov: &r.vector, Control: &b.control[0]}
	r.header.SetIovlen(1)
	r.header.SetControllen(len(b.control))
	read, _, errno := unix.RawSyscall(unix.SYS_RECVMSG, uintptr(socket), uintptr(unsafe.Pointer(&r.header)), uintptr(flags|unix.MSG_DONTWAIT))
	if errno != 0 {
		return 0, 0, errno
	}
	return int(read), int(r.header.Controllen), nil
}

// outOfOrder returns how many TCP segments of a connection arrived before an earlier one. It returns false if the kernel does not count
// them.
func (r *systemCall) outOfOrder(socket int) (uint32, bool) {
	r.infoBytes = unix.SizeofTCPInfo
	_, _, errno := unix.RawSyscall6(unix.SYS_GETSOCKOPT, uintptr(socket), unix.IPPROTO_TCP, unix.TCP_INFO,
		uintptr(unsafe.Pointer(&r.info)), uintptr(unsafe.Pointer(&r.infoBytes)), 0)
	return r.info.Rcv_ooopack, errno == 0
}
