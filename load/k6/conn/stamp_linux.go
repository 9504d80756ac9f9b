package conn

import (
	"time"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	// maxAge is the maximum credible age of the kernel's arrival time. After a change of the wall clock, times may seem older.
	maxAge = time.Minute
	// clockTolerance is how much two clocks may differ if they are read together.
	clockTolerance = time.Millisecond
)

// receive reads at most size of the available bytes. It returns their number, and when the last one arrived.
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

// hadHoles reports whether TCP segments arrived out of order since the last call. The kernel's times of such segments are too early, so the
// caller corrects them.
func (r *epollReader) hadHoles(b *buffers) bool {
	count, ok := b.receiver.outOfOrder(r.socket)
	if !ok || count == r.outOfOrder {
		return false
	}
	r.outOfOrder = count
	return true
}

// plausible checks the kernel's arrival time `at`. It returns `at` if that is credible. It returns `now` if `at` is in the future, too old,
// or clearly before `earlier`, the time of the previous bytes or of the request. The result is never before `earlier`.
func plausible(at, now, earlier int64) int64 {
	if age := now - at; age < 0 || age > int64(maxAge) || at < earlier-int64(clockTolerance) {
		at = now
	}
	return max(at, earlier)
}
