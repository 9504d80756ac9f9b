package assay

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
)

// cut is why we ended a request ourselves; the text is its class.
type cut string

const (
	cutTotal = cut("timeout-total")
	// cutDrained: the answer was whole, only its body was not closed in time.
	cutDrained = cut("drained")
)

// requestWatch watches one request. It is made anew for each, because a transport may call its hooks, and the timer its
// watch, after the request is over.
type requestWatch struct {
	parent context.Context
	sent   int64
	// total bounds the whole request, drain the time from its terminator to the end of its body; 0 does not.
	total, drain time.Duration

	connected, headers, done atomic.Int64
	isReused                 atomic.Bool

	mutex sync.Mutex
	timer *time.Timer
	// isOver: the request has ended and nothing may be cut any more. reason and isInterrupted say why it was cut.
	isOver, isInterrupted bool
	reason                cut
	// What ends the waiting: of a connection that is being made or of a transport, and of a connection of package conn.
	cancel context.CancelFunc
	conn   *conn.Conn
	leave  func() bool
}

func startWatch(parent context.Context, total, drain time.Duration) *requestWatch {
	w := &requestWatch{parent: parent, total: total, drain: drain}
	w.sent = clock.Now()
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if total > 0 {
		w.timer = time.AfterFunc(total, w.watch)
	}
	w.leave = context.AfterFunc(parent, w.interrupt)
	return w
}

// context returns a context for what takes one; it ends when the request is cut.
func (w *requestWatch) context() context.Context {
	ctx, cancel := context.WithCancel(w.parent)
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.cancel = cancel
	if w.reason != "" {
		cancel()
	}
	return ctx
}

// attach names the connection that is cut when the request is cut.
func (w *requestWatch) attach(on *conn.Conn) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.conn = on
	if w.reason != "" || w.isInterrupted {
		on.Break()
	}
}

// stop ends the watch, and returns whether the request was cut. From here on nothing happens to its connection.
func (w *requestWatch) stop() bool {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if !w.isOver {
		w.isOver = true
		w.leave()
		if w.timer != nil {
			w.timer.Stop()
		}
		if w.cancel != nil {
			w.cancel()
		}
	}
	return w.reason != "" || w.isInterrupted
}

// end cuts the request; the mutex is held.
func (w *requestWatch) end() {
	if w.cancel != nil {
		w.cancel()
	}
	if w.conn != nil {
		w.conn.Break()
	}
}

// interrupt runs when the run ends around the request.
func (w *requestWatch) interrupt() {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if !w.isOver && w.reason == "" {
		w.isInterrupted = true
		w.end()
	}
}

// watch runs when the limit that holds may have been reached: it cuts the request, or waits on.
func (w *requestWatch) watch() {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if w.isOver || w.isInterrupted || w.reason != "" {
		return
	}
	at, reason := w.deadline()
	if left := time.Duration(at - clock.Now()); left > 0 {
		w.timer.Reset(left)
		return
	}
	w.reason = reason
	w.end()
}

// deadline is the limit that holds now, and what cutting there is called.
func (w *requestWatch) deadline() (at int64, reason cut) {
	if done := w.done.Load(); done != 0 {
		return done + int64(w.drain), cutDrained
	}
	return w.sent + int64(w.total), cutTotal
}

// finished starts the wait for the end of the body once the answer is whole.
func (w *requestWatch) finished(at int64) {
	w.done.Store(at)
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if w.timer == nil {
		w.timer = time.AfterFunc(w.drain, w.watch)
		return
	}
	w.timer.Reset(w.drain)
}

// why returns the reason why a request was cut: by its limits, or with the run around it.
func (w *requestWatch) why() (reason cut, isInterrupted bool) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if w.reason != "" {
		return w.reason, false
	}
	// The end of the parent can be noticed before its notification.
	return "", w.isInterrupted || w.parent.Err() != nil
}

// readAt is when the bytes that a body just gave were there.
func (w *requestWatch) readAt() int64 {
	return w.conn.LastRead()
}

// staleWithin is how long a busy machine may take to notice that a connection was closed, beyond the way there and back. What ends
// later was worked on before it was dropped, and is a failure.
const staleWithin = 100 * time.Millisecond

// wasStale reports whether a request left on a kept connection that the service had closed: the connection ended before the
// first byte of an answer, and within about the time of two ways there and back. roundTrip is how long it took to connect.
func (w *requestWatch) wasStale(err error, roundTrip int64) bool {
	isSoon := clock.Now()-w.sent < int64(staleWithin)+2*roundTrip
	return w.isReused.Load() && w.headers.Load() == 0 && isSoon && isEnded(err) && !w.isCut()
}

// startAgain prepares the watch for a second connection.
func (w *requestWatch) startAgain() {
	w.isReused.Store(false)
	w.connected.Store(0)
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.conn = nil
	if w.cancel != nil {
		w.cancel()
	}
}

// setPatient sets whether bytes may wait for their reader, and which bytes end an answer.
func (w *requestWatch) setPatient(patient bool, end string) {
	if w.conn != nil {
		w.conn.SetPatient(patient, end)
	}
}

func (w *requestWatch) isCut() bool {
	reason, isInterrupted := w.why()
	return reason != "" || isInterrupted
}
