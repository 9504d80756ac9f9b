package conn

import (
	"time"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	// maxAge is the maximum credible age of an arrival time from the kernel. An older one means that somebody set the wall clock.
	maxAge = time.Minute
	// clockTolerance is the maximum difference between readings of two clocks at the same time.
	clockTolerance = time.Millisecond
)

// receive reads at most size of the available bytes. It returns their number, and when the last of them arrived.
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

// hadHoles reports whether TCP segments arrived out of order since it was last called. The kernel's times of such segments are too early,
// so the caller uses the time at which the loop began to read.
func (r *epollReader) hadHoles(b *buffers) bool {
	count, ok := b.receiver.outOfOrder(r.socket)
	if !ok || count == r.outOfOrder {
		return false
	}
	r.outOfOrder = count
	return true
}

// plausible returns the arrival time `at`. If `at` is in the future, too old, or clearly before `earlier`, it returns `now`. `earlier` is
// the time of the previous bytes or of the request. The result is never before `earlier`.
func plausible(at, now, earlier int64) int64 {
	if age := now - at; age < 0 || age > int64(maxAge) || at < earlier-int64(clockTolerance) {
		at = now
	}
	return max(at, earlier)
}
