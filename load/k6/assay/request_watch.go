package assay

import (
	"context"
	"errors"
	"syscall"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
)

// requestWatch ends a request that takes longer than its time limit, or that is in flight at the end of the run.
type requestWatch struct {
	// ctx ends with the request. If the watch has ended the request early, the cause is an earlyEnd or the end of the run.
	ctx context.Context
	end context.CancelCauseFunc
	// sent is when the request was first sent. headers is when the first byte of the answer arrived, or 0 before that.
	sent, headers int64
	// For a kept connection, usedAt is its last use, and roundTrip how long connecting took. They are 0 for a new one.
	usedAt, roundTrip int64
	timer             *time.Timer
	conn              *conn.Conn
	// detach makes the end of ctx no longer close conn.
	detach func() bool
}

// earlyEnd is why the watch ended a request early: the answer's class of failure.
type earlyEnd string

func (e earlyEnd) Error() string { return string(e) }

const notEarly = earlyEnd("")

// startWatch starts a watch that ends the request after the time `total`, or at the end of the run. If total is 0, there is no time limit.
func startWatch(run context.Context, total time.Duration) *requestWatch {
	w := &requestWatch{sent: clock.Now()}
	w.ctx, w.end = context.WithCancelCause(run)
	w.limit(total, classTimeout)
	return w
}

// limit sets a new time limit, counted from now, in place of the previous one. 0 means no limit. If the request takes longer, the watch
// ends it, and the answer gets this class of failure.
func (w *requestWatch) limit(longest time.Duration, class string) {
	if w.timer != nil {
		w.timer.Stop()
	}
	if longest > 0 {
		w.timer = time.AfterFunc(longest, func() { w.end(earlyEnd(class)) })
	}
}

// attach tells the watch which connection the request uses, so that the watch can close it.
func (w *requestWatch) attach(on *conn.Conn) {
	w.conn, w.detach = on, context.AfterFunc(w.ctx, on.Break)
}

// stop must be called when the request has ended, so that the watch does not close its connection later. It returns true if the watch ended
// the request early.
func (w *requestWatch) stop() bool {
	if w.detach != nil {
		w.detach()
	}
	w.limit(0, "")
	w.end(notEarly)
	return w.reason() != ""
}

// reason returns the class of failure if the watch has ended the request, for example "timeout-total". Otherwise it returns an empty text.
func (w *requestWatch) reason() string {
	switch cause := context.Cause(w.ctx).(type) {
	case nil:
		return ""
	case earlyEnd:
		return string(cause)
	default:
		return classInterrupted
	}
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
