package conn

import (
	"time"
	"unsafe"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	// maxAge is the maximum age of a credible arrival time. An older one shows that somebody has set the wall clock, which the kernel uses.
	maxAge = time.Minute
	// clockTolerance is the maximum error of a conversion between two clocks, which cannot be read at the same moment.
	clockTolerance = time.Millisecond
)

// systemCall has the arguments and results of a loop's system calls. It is reused, so that no call allocates memory.
type systemCall struct {
	header    unix.Msghdr
	vector    unix.Iovec
	control   [clock.ControlBytes]byte
	info      unix.TCPInfo
	infoBytes uint32
}

// recvmsg reads bytes from a socket, without waiting. It returns their number, and a control message with their arrival time. It uses
// RawSyscall so that Go's scheduler does not take the processor from the loop.
func (c *systemCall) recvmsg(socket int, into []byte, flags int) (n int, control []byte, err error) {
	c.vector.Base = &into[0]
	c.vector.SetLen(len(into))
	c.header = unix.Msghdr{Iov: &c.vector, Control: &c.control[0]}
	c.header.SetIovlen(1)
	c.header.SetControllen(len(c.control))
	read, _, errno := unix.RawSyscall(unix.SYS_RECVMSG, uintptr(socket), uintptr(unsafe.Pointer(&c.header)), uintptr(flags|unix.MSG_DONTWAIT))
	if errno != 0 {
		return 0, nil, errno
	}
	return int(read), c.control[:c.header.Controllen], nil
}

// outOfOrderSegments returns how many TCP segments of a connection have arrived out of order, or 0 if the kernel does not count them.
func (c *systemCall) outOfOrderSegments(socket int) uint32 {
	c.infoBytes, c.info.Rcv_ooopack = unix.SizeofTCPInfo, 0
	_, _, _ = unix.RawSyscall6(unix.SYS_GETSOCKOPT, uintptr(socket), unix.IPPROTO_TCP, unix.TCP_INFO,
		uintptr(unsafe.Pointer(&c.info)), uintptr(unsafe.Pointer(&c.infoBytes)), 0)
	return c.info.Rcv_ooopack
}

// arrivalTime converts an arrival time from the kernel, in nanoseconds since 1970, to a time of package clock.
func (r *epollReader) arrivalTime(stamp int64) int64 {
	if stamp != 0 && stamp == r.stamp {
		return r.lastArrival
	}
	r.stamp = stamp
	at, now := clock.FromWall(stamp)
	if now-at > int64(clockTolerance) && r.isReordered() {
		at = max(at, r.loop.began)
	}
	return credible(at, now, r.lastArrival)
}

// isReordered reports whether TCP segments have arrived out of order since its last call. Then the kernel's arrival time is too early,
// because the bytes could be read only when the missing segment had arrived.
func (r *epollReader) isReordered() bool {
	before := r.outOfOrder
	r.outOfOrder = r.loop.outOfOrderSegments(r.socket)
	return r.outOfOrder != before
}

// credible returns the arrival time `at`. If `at` is in the future, too old, or clearly before the previous arrival `earlier`, it returns `now`.
// The result is never before `earlier`.
func credible(at, now, earlier int64) int64 {
	if age := now - at; age < 0 || age > int64(maxAge) || at < earlier-int64(clockTolerance) {
		at = now
	}
	return max(at, earlier)
}
