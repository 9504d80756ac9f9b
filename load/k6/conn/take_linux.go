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

// read copies received bytes that all have the same arrival time. It returns their number and that time.
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
	now := r.marks[r.passed]
	n := copy(into, r.pending[r.taken:now.end-r.base])
	r.taken += n
	if r.taken == now.end-r.base {
		r.passed++
	}
	if r.taken == len(r.pending) {
		r.empty()
	}
	return n, now.at, nil
}

// await waits until the epoll loop has bytes or an error for this user, who has no permit meanwhile. The caller must hold the mutex.
func (r *epollReader) await() {
	r.isAwaited = true
	permit := r.permit.Load()
	r.mutex.Unlock()
	permit.Release()
	letOthersRun(r.awaited)
	permit.passed()
	r.mutex.Lock()
}

// setPermit replaces the permit that the user of the connection must hold while it works.
func (r *epollReader) setPermit(permit *Permit) {
	r.permit.Store(permit)
}

// readBulk reads the socket in the user's goroutine, not in the epoll loop, because many bytes came at once. It returns the number of bytes
// and the time. Once the socket is empty, the epoll loop reads it again.
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

// empty resets the buffer. It is called when the virtual user has read all bytes of the buffer.
func (r *epollReader) empty() {
	r.base += len(r.pending)
	r.pending, r.marks = r.pending[:0], r.marks[:0]
	r.taken, r.released, r.passed = 0, 0, 0
	if cap(r.pending) > maxPending {
		r.pending = nil
	}
}

// begin sets lastRead to the current time before a request is sent, because its answer can only arrive later.
func (r *epollReader) begin() { r.lastRead.Store(clock.Now()) }

// quiet reports whether the connection is open and has no unread bytes, so that the next request may use it.
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
