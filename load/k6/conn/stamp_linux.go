package conn

import (
	"encoding/binary"
	"time"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	// controlBytes is the size of the buffer for the control message in which the kernel reports an arrival time.
	controlBytes = 64
	// timespecBytes is the size of the kernel's timespec: 64 bits for seconds, and 64 bits for nanoseconds.
	timespecBytes = 16
	// maxAge is the maximum credible age of an arrival time from the kernel. An older one shows that the wall clock was set.
	maxAge = time.Minute
	// clockTolerance is the maximum difference between readings of two clocks at the same time.
	clockTolerance = time.Millisecond
)

// askForStamps makes the kernel record when bytes arrive at a socket. It returns whether the kernel can do this.
func askForStamps(socket int) bool {
	return unix.SetsockoptInt(socket, unix.SOL_SOCKET, unix.SO_TIMESTAMPNS, 1) == nil
}

// receive reads the available bytes, at most size. It returns their number, and the arrival time of the last byte.
func (r *epollReader) receive(b *buffers, size int) (int, int64, error) {
	if !r.isStamped {
		n, err := unix.Read(r.socket, b.bytes[:size])
		return n, clock.Now(), err
	}
	n, controlSize, err := b.recvmsg(r.socket, size, 0)
	stamp := stampIn(b.control[:max(0, controlSize)])
	if stamp == 0 {
		return n, clock.Now(), err
	}
	at, now := clock.FromWall(stamp)
	if now-at > int64(clockTolerance) && r.hadHoles(b) {
		at = max(at, b.began)
	}
	return n, plausible(at, now, r.lastRead.Load()), err
}

// hadHoles reports whether TCP segments arrived out of order since the last call. The kernel's times of such segments are too early, so the
// caller uses the start of the round of reading instead.
func (r *epollReader) hadHoles(b *buffers) bool {
	count, ok := b.receiver.outOfOrder(r.socket)
	if !ok || count == r.outOfOrder {
		return false
	}
	r.outOfOrder = count
	return true
}

// plausible returns the arrival time at, or now if at is in the future, too old, or clearly before earlier. The result
// is never before earlier, the time of the previous bytes or of the request.
func plausible(at, now, earlier int64) int64 {
	if age := now - at; age < 0 || age > int64(maxAge) || at < earlier-int64(clockTolerance) {
		at = now
	}
	return max(at, earlier)
}

// stampIn returns the arrival time in control messages of the kernel, in nanoseconds since 1970; 0 without one.
func stampIn(control []byte) int64 {
	for len(control) > 0 {
		header, data, rest, err := unix.ParseOneSocketControlMessage(control)
		if err != nil {
			return 0
		}
		if header.Level == unix.SOL_SOCKET && header.Type == unix.SO_TIMESTAMPNS && len(data) >= timespecBytes {
			seconds := int64(binary.NativeEndian.Uint64(data))
			return seconds*int64(time.Second) + int64(binary.NativeEndian.Uint64(data[8:]))
		}
		control = rest
	}
	return 0
}
