package conn

import (
	"time"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	// maxAge is the maximum credible age of an arrival time from the kernel. A change of the wall clock can make times seem older. Such
	// times are replaced by the current time.
	maxAge = time.Minute
	// clockTolerance is the difference that two clocks may show if they are read one after the other. A larger difference can mean that an
	// arrival time is wrong.
	clockTolerance = time.Millisecond
)

// receive reads at most size of the available bytes. It returns their number, and the arrival time of the last one.
func (r *epollReader) receive(b *buffers, size int) (int, int64, error) {
	if !r.isStamped {
		n, err := unix.Read(r.socket, b.bytes[:size])
		return n, clock.Now(), err
	}
	n, controlSize, err := b.recvmsg(r.socket, size, 0)
	stamp := clock.StampIn(b.control[:max(0, controlSize)])
	if stamp == 0 {
		return n, clock.Now(), err
	}
	at, now := clock.FromWall(stamp)
	if now-at > int64(clockTolerance) && r.hadHoles(b) {
		at = max(at, b.began)
	}
	return n, plausible(at, now, r.lastRead.Load()), err
}

// hadHoles reports whether TCP segments arrived out of order since its last call. The kernel's times of such segments are too early.
func (r *epollReader) hadHoles(b *buffers) bool {
	count, ok := b.receiver.outOfOrder(r.socket)
	if !ok || count == r.outOfOrder {
		return false
	}
	r.outOfOrder = count
	return true
}

// plausible returns the kernel's arrival time `at` if it is credible, otherwise `now`. A time is not credible if it is in the future, too
// old, or clearly before `earlier`, the time of the previous bytes or of the request. The result is at least `earlier`.
func plausible(at, now, earlier int64) int64 {
	if age := now - at; age < 0 || age > int64(maxAge) || at < earlier-int64(clockTolerance) {
		at = now
	}
	return max(at, earlier)
}
