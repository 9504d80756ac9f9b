package assay

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
)

// cut is the reason why we ended a request early. It becomes the class of the row if the answer is incomplete.
type cut string

const (
	cutTotal = cut("timeout-total")
	// cutDrained: the answer was complete, but its body did not end within the time limit drain.
	cutDrained = cut("drained")
)

// requestWatch ends a request at a time limit or the end of the run. It is not reused, because its timer may fire after the request.
type requestWatch struct {
	parent context.Context
	sent   int64
	// total is the time limit of the whole request; 0: none. drain is the time limit from the answer's terminator to the end of its body.
	total, drain time.Duration

	headers, done atomic.Int64
	isReused      atomic.Bool

	mutex sync.Mutex
	timer *time.Timer
	// isOver: the request has ended, so the watch must not end it. isInterrupted or reason is set if the watch ended the request early.
	isOver, isInterrupted bool
	reason                cut
	// cancel stops an attempt to connect. conn is the connection of the request, which the watch closes to end the request early.
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

// context returns a context that ends when the request is cut.
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

// attach sets the connection of the request, which the watch closes if it ends the request early.
func (w *requestWatch) attach(on *conn.Conn) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.conn = on
	if w.reason != "" || w.isInterrupted {
		on.Break()
	}
}

// stop ends the watch, which then no longer closes the connection. stop returns whether the watch had ended the request early.
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

// end breaks off the request: its attempt to connect and its connection. The caller holds the mutex.
func (w *requestWatch) end() {
	if w.cancel != nil {
		w.cancel()
	}
	if w.conn != nil {
		w.conn.Break()
	}
}

// interrupt ends the request early, because the run has ended.
func (w *requestWatch) interrupt() {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if !w.isOver && w.reason == "" {
		w.isInterrupted = true
		w.end()
	}
}

// watch is called by the timer. It ends the request if the current time limit has passed, and otherwise sets the timer again.
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

// deadline returns the time limit that applies now, and the reason to record if the watch ends the request at this limit.
func (w *requestWatch) deadline() (at int64, reason cut) {
	if done := w.done.Load(); done != 0 {
		return done + int64(w.drain), cutDrained
	}
	return w.sent + int64(w.total), cutTotal
}

// finished records the time at which the terminator arrived. From then on, the time limit is w.drain, for the rest of the body.
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

// why returns the cause of an early end of the request: a time limit (reason), or the end of the run (isInterrupted).
func (w *requestWatch) why() (reason cut, isInterrupted bool) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if w.reason != "" {
		return w.reason, false
	}
	// The run may have ended although interrupt has not been called yet, so the context of the run counts too.
	return "", w.isInterrupted || w.parent.Err() != nil
}

// staleWithin bounds how late a busy machine notices that the service closed a kept connection. Two round trips are added to it.
const staleWithin = 100 * time.Millisecond

// wasStale reports whether the service had already closed a kept connection: the connection ended soon after sending, without an answer.
func (w *requestWatch) wasStale(err error, roundTrip int64) bool {
	isSoon := clock.Now()-w.sent < int64(staleWithin)+2*roundTrip
	return w.isReused.Load() && w.headers.Load() == 0 && isSoon && isEnded(err) && !w.isCut()
}

// startAgain prepares the watch for a second attempt to send the request, on a new connection.
func (w *requestWatch) startAgain() {
	w.isReused.Store(false)
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.conn = nil
	if w.cancel != nil {
		w.cancel()
	}
}

func (w *requestWatch) isCut() bool {
	reason, isInterrupted := w.why()
	return reason != "" || isInterrupted
}
