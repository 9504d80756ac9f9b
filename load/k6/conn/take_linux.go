package conn

import (
	"errors"
	"net"

	"assay.local/k6/clock"
)

func (r *epollReader) setPatient(patient bool, end string) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.patient, r.end = patient, end
	if !patient && r.released < len(r.pending) {
		r.release()
	}
}

// read waits for bytes, and copies to `into` bytes that all arrived at one time. It returns their number and that time.
func (r *epollReader) read(into []byte) (int, int64, error) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	for r.taken == r.released {
		switch {
		case r.closed.Load():
			return 0, clock.Now(), net.ErrClosed
		case r.failure != nil:
			return 0, clock.Now(), r.failure
		case r.bulk:
			// Reading may take until the end of the answer, so other users may work.
			r.permit.Load().Release()
			if n, at := r.readBulk(into); n > 0 {
				return n, at, nil
			}
			continue
		}
		r.await()
	}
	now := r.arrivals[r.readArrivals]
	n := copy(into, r.pending[r.taken:now.end-r.base])
	r.taken += n
	if r.taken == now.end-r.base {
		r.readArrivals++
	}
	if r.taken == len(r.pending) {
		r.reset()
	}
	return n, now.at, nil
}

// await lets the user sleep until the loop has bytes or an error for it. Other users may work meanwhile. When await returns, the user has a
// permit again. The caller holds the mutex.
func (r *epollReader) await() {
	r.isAwaited = true
	permit := r.permit.Load()
	r.mutex.Unlock()
	permit.Release()
	awaitSignal(r.awaited)
	permit.granted()
	r.mutex.Lock()
}

func (r *epollReader) setPermit(permit *Permit) {
	r.permit.Store(permit)
}

// readBulk reads in the user's goroutine, because so many bytes came at once that they would hold up the loop. It returns their number and
// the current time. When the socket is empty, the loop reads it again.
func (r *epollReader) readBulk(into []byte) (int, int64) {
	read := r.readSocket
	if r.session != nil {
		read = r.session.Read
	}
	n, err := read(into)
	at := clock.Now()
	if errors.Is(err, errNoRecord) {
		r.bulk = false
		r.watch()
	} else if err != nil {
		r.failure = err
	}
	if n > 0 {
		r.lastRead.Store(at)
	}
	return n, at
}

// reset makes the buffer ready for new bytes, after the user has read all of it. It frees a buffer that has grown large.
func (r *epollReader) reset() {
	r.base += len(r.pending)
	r.pending, r.arrivals = r.pending[:0], r.arrivals[:0]
	r.taken, r.released, r.readArrivals = 0, 0, 0
	if cap(r.pending) > maxPending {
		r.pending = nil
	}
}

// noteRequest notes the time at which a request is sent: an arrival time of its answer cannot be earlier.
func (r *epollReader) noteRequest() { r.lastRead.Store(clock.Now()) }

// quiet reports whether the connection is open and has no unread bytes, so that it can carry the next request.
func (r *epollReader) quiet() bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.bulk {
		// The user's goroutine read the last answer itself. From now on, the loop reads again.
		r.bulk = false
		r.watch()
	}
	return !r.closed.Load() && r.failure == nil && len(r.pending) == 0 && isSilent(r.socket)
}
