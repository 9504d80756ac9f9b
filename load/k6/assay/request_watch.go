package assay

import (
	"context"
	"errors"
	"sync"
	"syscall"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
)

// requestWatch ends a request at its time limit or at the end of the run. It is not reused, because its timer might end the next request.
type requestWatch struct {
	parent context.Context
	// sent is the time when the request was first sent. headers is the time when the head of the answer arrived, or 0 until then.
	sent, headers int64
	// For a kept connection, usedAt is its last use, and roundTrip how long connecting took. They are 0 for a new one.
	usedAt, roundTrip int64
	timer             *time.Timer
	leave             func() bool

	mutex sync.Mutex
	// isOver: the request has ended, so the watch must not end it. why is the answer's failure class if the watch ended it early.
	isOver bool
	why    string
	// cancel stops an attempt to connect. After the connection is made, the watch ends a request early by closing conn.
	cancel context.CancelFunc
	conn   *conn.Conn
}

// startWatch starts a watch that ends the request after the time `total`, or at the end of the run. If total is 0, there is no time limit.
func startWatch(parent context.Context, total time.Duration) *requestWatch {
	w := &requestWatch{parent: parent, sent: clock.Now()}
	w.limit(total, classTimeout)
	w.leave = context.AfterFunc(parent, func() { w.cut(classInterrupted) })
	return w
}

// limit gives the request a new time limit, which starts now and replaces the previous one. If `longest` is 0, there is no limit. If the
// request takes longer, the watch ends it, and `class` becomes the failure class of its answer.
func (w *requestWatch) limit(longest time.Duration, class string) {
	if w.timer != nil {
		w.timer.Stop()
	}
	if longest > 0 {
		w.timer = time.AfterFunc(longest, func() { w.cut(class) })
	}
}

// cut ends the request early: it stops connecting, or closes the connection. The row then gives `class` as the kind of failure.
func (w *requestWatch) cut(class string) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if w.isOver || w.why != "" {
		return
	}
	w.why = class
	if w.cancel != nil {
		w.cancel()
	}
	if w.conn != nil {
		w.conn.Break()
	}
}

// context returns a context that ends when the watch ends the request early.
func (w *requestWatch) context() context.Context {
	ctx, cancel := context.WithCancel(w.parent)
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.cancel = cancel
	if w.why != "" {
		cancel()
	}
	return ctx
}

// attach sets the connection of the request, so that the watch can close it.
func (w *requestWatch) attach(on *conn.Conn) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.conn = on
	if w.why != "" {
		on.Break()
	}
}

// stop ends the watch, so that it no longer closes the connection. It returns true if the watch has already ended the request early.
func (w *requestWatch) stop() bool {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	if !w.isOver {
		w.isOver = true
		w.leave()
		w.limit(0, "")
		if w.cancel != nil {
			w.cancel()
		}
	}
	return w.why != ""
}

// reason returns the failure class of a request that the watch ended early. It returns an empty text if the watch did not end it.
func (w *requestWatch) reason() string {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	// The run may have ended although cut has not been called yet.
	if w.why == "" && w.parent.Err() != nil {
		return classInterrupted
	}
	return w.why
}

const (
	// staleWithin, plus two round trips, is the time within which even a busy machine notices that a kept connection was closed.
	staleWithin = 100 * time.Millisecond
	// idleAfter is an idle time of a connection. If a connection is reset after a shorter idle time, its request failed. After a longer
	// idle time, the service may have closed the connection before the request, so the request is sent again.
	idleAfter = time.Second
)

// wasStale reports whether a request probably failed because the service had already closed the idle connection: the connection ended soon
// after sending, without any byte of an answer. A reset is such a case only if the connection was idle for longer than idleAfter.
func (w *requestWatch) wasStale(err error) bool {
	isSoon := clock.Now()-w.sent < int64(staleWithin)+2*w.roundTrip
	mayBeClosed := w.usedAt != 0 && (!errors.Is(err, syscall.ECONNRESET) || w.sent-w.usedAt > int64(idleAfter))
	return mayBeClosed && w.headers == 0 && isSoon && isEnded(err) && w.reason() == ""
}
