package conn

import (
	"time"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	// maxAge is the maximum age of an arrival time that we believe. The kernel uses the wall clock: if somebody sets it, a time can seem
	// older. Then we use the current time instead (see credible).
	maxAge = time.Minute
	// clockTolerance is how much two times may differ only because two clocks are not read at the same moment.
	clockTolerance = time.Millisecond
)

// receive reads at most size bytes from the socket into b. It returns their number, and when the last of them arrived.
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
	if now-at > int64(clockTolerance) && r.isReordered(b) {
		at = max(at, b.began)
	}
	return n, credible(at, now, r.lastRead.Load()), err
}

// isReordered reports whether TCP segments arrived in the wrong order since its last call. Then the kernel's arrival time is too early:
// bytes can be read only when the missing segment before them has arrived.
func (r *epollReader) isReordered(b *buffers) bool {
	count, ok := b.call.outOfOrder(r.socket)
	if !ok || count == r.outOfOrder {
		return false
	}
	r.outOfOrder = count
	return true
}

// credible returns the kernel's arrival time `at`, or the current time `now` if `at` cannot be right: it is in the future, too old, or
// clearly before `earlier`, when the bytes before it arrived or the request was sent. The result is never before `earlier`.
func credible(at, now, earlier int64) int64 {
	if age := now - at; age < 0 || age > int64(maxAge) || at < earlier-int64(clockTolerance) {
		at = now
	}
	return max(at, earlier)
}
