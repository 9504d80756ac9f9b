package line

import (
	"io"
	"net"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

// setPatient says whether the reader can wait for bytes that are there, and which bytes it does not wait for.
func (f *epollReader) setPatient(patient bool, end string) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.patient, f.end = patient, end
	if !patient && f.released < len(f.pending) {
		f.release()
	}
}

// read takes bytes that came at one time, and returns that time.
func (f *epollReader) read(into []byte) (int, int64, error) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	for f.taken == f.released {
		switch {
		case f.closed:
			return 0, clock.Now(), net.ErrClosed
		case f.failure != nil:
			return 0, clock.Now(), f.failure
		case f.bulk:
			// It may read for as long as the answer lasts.
			f.permit.Release()
			if n, at := f.readBulk(into); n > 0 {
				return n, at, nil
			}
			continue
		}
		f.await()
	}
	now := f.marks[f.passed]
	n := copy(into, f.pending[f.taken:now.end-f.base])
	f.taken += n
	if f.taken == now.end-f.base {
		f.passed++
	}
	if f.taken == len(f.pending) {
		f.empty()
	}
	return n, now.at, nil
}

// await gives up the permit, and returns with it when the loop has released something. The mutex is held before and after.
func (f *epollReader) await() {
	f.isAwaited = true
	permit := f.permit
	f.mutex.Unlock()
	permit.Release()
	<-f.awaited
	permit.passed()
	f.mutex.Lock()
}

// setPermit names the permit of the user who reads from now on.
func (f *epollReader) setPermit(permit *Permit) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.permit = permit
}

// readBulk reads as any reader would; when there is nothing, it leaves the waiting to the loop again.
func (f *epollReader) readBulk(into []byte) (int, int64) {
	n, err := unix.Read(f.socket, into)
	at := clock.Now()
	switch {
	case err == unix.EINTR:
	case err == unix.EAGAIN:
		f.bulk = false
		f.watch()
	case err != nil:
		f.failure = f.wrap("read", err)
	case n == 0:
		f.failure = io.EOF
	default:
		f.countRead(n)
		f.lastRead.Store(at)
		return n, at
	}
	return 0, at
}

// empty begins the memory anew once all is taken.
func (f *epollReader) empty() {
	f.base += len(f.pending)
	f.pending, f.marks = f.pending[:0], f.marks[:0]
	f.taken, f.released, f.passed = 0, 0, 0
	if cap(f.pending) > maxPending {
		f.pending = nil
	}
}

func (f *epollReader) arrival() int64 { return f.lastRead.Load() }

// begin notes that a request leaves now: nothing of its answer can have come before.
func (f *epollReader) begin() { f.lastRead.Store(clock.Now()) }

// quiet reports whether no unread bytes have come.
func (f *epollReader) quiet() bool {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.bulk {
		// It was left after an answer that came fast; whatever has come since shows in the next read.
		f.bulk = false
		f.watch()
	}
	return !f.closed && f.failure == nil && len(f.pending) == 0 && isSilent(f.socket)
}
