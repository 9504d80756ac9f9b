package conn

import (
	"encoding/binary"
	"time"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	// controlBytes is room for the one control message that is asked for.
	controlBytes = 64
	// timespecBytes is what the kernel sends on the systems where its seconds have 64 bits.
	timespecBytes = 16
	// maxAge is how long bytes may have waited for a loop. A stamp that is older, or lies ahead, or before the request,
	// shows that somebody has set the wall clock since.
	maxAge = time.Minute
	// fuzz is how far two readings of two clocks may be apart.
	fuzz = time.Millisecond
)

// askForStamps has the kernel note when it takes in the bytes of a socket, false where it does not do that. A loop may
// come late when users run scripts on every core; the bytes came when they came.
func askForStamps(socket int) bool {
	return unix.SetsockoptInt(socket, unix.SOL_SOCKET, unix.SO_TIMESTAMPNS, 1) == nil
}

// receive reads what is there, of so many bytes at most, with the time of its coming: of the last byte, when several pieces were there.
func (r *epollReader) receive(b *buffers, size int) (int, int64, error) {
	if !r.isStamped {
		n, err := unix.Read(r.socket, b.room[:size])
		return n, clock.Now(), err
	}
	n, controlSize, err := b.recvmsg(r.socket, size, 0)
	stamp := stampIn(b.control[:max(0, controlSize)])
	if stamp == 0 {
		return n, clock.Now(), err
	}
	at, now := clock.FromWall(stamp)
	at = plausible(at, now, r.lastRead.Load())
	b.noteAge(now - at)
	return n, at, err
}

// plausible returns the time of a stamp, or now when it cannot be: never before the request, or what came earlier.
func plausible(at, now, earlier int64) int64 {
	if age := now - at; age < 0 || age > int64(maxAge) || at < earlier-int64(fuzz) {
		at = now
	}
	return max(at, earlier)
}

// stampIn finds the stamp, in nanoseconds since 1970; 0 when there is none.
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
