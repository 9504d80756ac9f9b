package conn

import (
	"encoding/binary"
	"time"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	// controlBytes is the size of the buffer for the requested control message.
	controlBytes = 64
	// timespecBytes is the size of a timespec on systems with 64 bits for seconds.
	timespecBytes = 16
	// maxAge is the longest time for which bytes may have waited for a loop. A stamp that is older, in the future, or before
	// the request shows that the wall clock was set.
	maxAge = time.Minute
	// clockTolerance is the largest difference between two readings of two clocks.
	clockTolerance = time.Millisecond
)

// askForStamps makes the kernel note the arrival time of the bytes of a socket; false if it cannot. A loop may be late when
// users run scripts on all cores, and these times do not change.
func askForStamps(socket int) bool {
	return unix.SetsockoptInt(socket, unix.SOL_SOCKET, unix.SO_TIMESTAMPNS, 1) == nil
}

// receive reads at most size available bytes, with their arrival time: that of the last byte if there were several pieces.
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
	// A late loop reads piece by piece, and a piece is never earlier than the one before.
	if now-at > int64(clockTolerance) && !b.isLate && r.hadHoles() {
		at = max(at, b.began)
	}
	at = plausible(at, now, r.lastRead.Load())
	b.noteAge(now - at)
	return n, at, err
}

// hadHoles reports whether segments came out of order since the last call. They could be read only when those before them had come, and
// their stamps are older than that: the time is then that at which the loop was told of them.
func (r *epollReader) hadHoles() bool {
	info, err := unix.GetsockoptTCPInfo(r.socket, unix.IPPROTO_TCP, unix.TCP_INFO)
	if err != nil || info.Rcv_ooopack == r.outOfOrder {
		return false
	}
	r.outOfOrder = info.Rcv_ooopack
	return true
}

// plausible returns the time of a stamp, or now if the stamp is impossible: before the request or an earlier piece, too old, or ahead.
func plausible(at, now, earlier int64) int64 {
	if age := now - at; age < 0 || age > int64(maxAge) || at < earlier-int64(clockTolerance) {
		at = now
	}
	return max(at, earlier)
}

// stampIn returns the stamp, in nanoseconds since 1970; 0 if there is none.
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
