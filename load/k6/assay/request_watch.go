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

// requestWatch ends a request that takes longer than its time limit, or that is in flight at the end of the run. Each request has a new
// one: a timer that fires late must not end the next request.
type requestWatch struct {
	parent context.Context
	// sent is when the request was first sent. headers is when the first byte of the answer arrived, or 0 before that.
	sent, headers int64
	// For a kept connection, usedAt is its last use, and roundTrip how long connecting took. They are 0 for a new one.
	usedAt, roundTrip int64
	timer             *time.Timer
	leave             func() bool

	mutex sync.Mutex
	// isOver: the request has ended, so the watch must not end it. why is the answer's failure class if the watch ended it early.
	isOver bool
	why    string
	// To end a request, the watch calls cancel while the connection is being opened, and closes conn after that.
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

// limit sets a new time limit, counted from now, in place of the previous one. 0 means no limit. If the request takes longer, the watch
// ends it, and the answer gets this class of failure.
func (w *requestWatch) limit(longest time.Duration, class string) {
	if w.timer != nil {
		w.timer.Stop()
	}
	if longest > 0 {
		w.timer = time.AfterFunc(longest, func() { w.cut(class) })
	}
}

// cut ends the request now. The answer gets this class of failure.
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

// context returns a context for opening the connection. It ends when the watch ends the request.
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

// attach tells the watch which connection the request uses, so that the watch can close it.
func (w *requestWatch) attach(on *conn.Conn) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	w.conn = on
	if w.why != "" {
		on.Break()
	}
}

// stop must be called when the request has ended, so that the watch does not close its connection later. It returns true if the watch ended
// the request early.
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

// reason returns the class of failure if the watch has ended the request, for example "timeout-total". Otherwise it returns an empty text.
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
	// If a kept connection ends within staleWithin and two round trips after sending, the service had probably closed it before. Even a busy
	// machine notices that in this time.
	staleWithin = 100 * time.Millisecond
	// A service may close an idle connection at the moment at which a request is sent on it. That is no failure, so the request is sent
	// again. But a reset (RST) after an idle time of at most idleAfter counts as a failure.
	idleAfter = time.Second
)

// wasStale reports whether the request failed only because the service had already closed the idle connection on which it was sent. The
// sign is that the connection ended soon after sending, before any byte of an answer. For a reset, see idleAfter.
func (w *requestWatch) wasStale(err error) bool {
	isSoon := clock.Now()-w.sent < int64(staleWithin)+2*w.roundTrip
	mayBeClosed := w.usedAt != 0 && (!errors.Is(err, syscall.ECONNRESET) || w.sent-w.usedAt > int64(idleAfter))
	return mayBeClosed && w.headers == 0 && isSoon && isConnectionEnd(err) && w.reason() == ""
}
