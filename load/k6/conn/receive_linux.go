package conn

import (
	"time"
	"unsafe"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	maxAge         = time.Minute      // An older arrival time shows that somebody has set the wall clock, which the kernel uses.
	clockTolerance = time.Millisecond // Two clocks cannot be read at the same moment.
)

type systemCall struct { // reused, so that no call allocates memory
	header    unix.Msghdr
	vector    unix.Iovec
	control   [clock.ControlBytes]byte
	info      unix.TCPInfo
	infoBytes uint32
}

func (c *systemCall) recvmsg(socket int, into []byte, flags int) (n int, control []byte, err error) {
	c.vector.Base = &into[0]
	c.vector.SetLen(len(into))
	c.header = unix.Msghdr{Iov: &c.vector, Control: &c.control[0]}
	c.header.SetIovlen(1)
	c.header.SetControllen(len(c.control))
	// With RawSyscall, Go's scheduler does not take the processor from the loop.
	read, _, errno := unix.RawSyscall(unix.SYS_RECVMSG, uintptr(socket), uintptr(unsafe.Pointer(&c.header)), uintptr(flags|unix.MSG_DONTWAIT))
	if errno != 0 {
		return 0, nil, errno
	}
	return int(read), c.control[:c.header.Controllen], nil
}

func (c *systemCall) outOfOrderSegments(socket int) uint32 {
	c.infoBytes, c.info.Rcv_ooopack = unix.SizeofTCPInfo, 0
	_, _, _ = unix.RawSyscall6(unix.SYS_GETSOCKOPT, uintptr(socket), unix.IPPROTO_TCP, unix.TCP_INFO,
		uintptr(unsafe.Pointer(&c.info)), uintptr(unsafe.Pointer(&c.infoBytes)), 0)
	return c.info.Rcv_ooopack
}

func (r *epollReader) arrivalTime(stamp int64) int64 {
	if stamp != 0 && stamp == r.lastStamp {
		return r.lastArrival
	}
	r.lastStamp = stamp
	at, now := clock.FromWall(stamp)
	// After a missing TCP segment, the kernel's arrival time is too early: the bytes could be read only when that segment had arrived.
	if now-at > int64(clockTolerance) && r.isReordered() {
		at = max(at, r.loop.began)
	}
	return credible(at, now, r.lastArrival)
}

func (r *epollReader) isReordered() bool {
	before := r.outOfOrder
	r.outOfOrder = r.loop.outOfOrderSegments(r.socket)
	return r.outOfOrder != before
}

func credible(at, now, earlier int64) int64 {
	if age := now - at; age < 0 || age > int64(maxAge) || at < earlier-int64(clockTolerance) {
		at = now
	}
	return max(at, earlier)
}
