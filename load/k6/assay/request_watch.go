package assay

import (
	"context"
	"errors"
	"syscall"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
)

// requestWatch ends a request after its time limit, or at the end of the run.
type requestWatch struct {
	// ctx ends with the request.
	ctx context.Context
	end context.CancelCauseFunc
	// sent is when the request was first sent.
	sent int64
	// usedAt is the last use of the connection before this request, or 0 for a new connection.
	usedAt int64
	timer  *time.Timer
	conn   *conn.Conn
	// After a call of detach, the end of ctx does not close conn.
	detach func() bool
}

// earlyEnd is the cause with which the watch ends a request early, as a class of failure.
type earlyEnd string

func (e earlyEnd) Error() string { return string(e) }

const notEarly = earlyEnd("")

func startWatch(run context.Context, total time.Duration) *requestWatch {
	w := &requestWatch{sent: clock.Now()}
	w.ctx, w.end = context.WithCancelCause(run)
	w.limit(total, classTimeout)
	return w
}

// limit replaces the time limit. The new one counts from now, and 0 means no limit. A request that takes longer gets this class of failure.
func (w *requestWatch) limit(longest time.Duration, class string) {
	if w.timer != nil {
		w.timer.Stop()
	}
	if longest > 0 {
		w.timer = time.AfterFunc(longest, func() { w.end(earlyEnd(class)) })
	}
}

// attach sets the connection that the watch closes if it ends the request early.
func (w *requestWatch) attach(on *conn.Conn) {
	w.conn, w.detach = on, context.AfterFunc(w.ctx, on.Break)
}

// stop must be called when the request has ended, because its connection may be used again. It returns true if the watch has ended it early.
func (w *requestWatch) stop() bool {
	if w.detach != nil {
		w.detach()
	}
	w.limit(0, "")
	w.end(notEarly)
	return w.reason() != ""
}

// reason returns the class of failure if the watch has ended the request early, such as "timeout-total". Otherwise it returns "".
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
	// staleWithin is how long even a busy machine takes to notice that a connection is closed, besides two round trips.
	staleWithin = 100 * time.Millisecond
	// idleAfter is the minimum idle time after which a reset (RST) counts as the end of an idle connection, and not as a failure.
	idleAfter = time.Second
)

// wasStale reports whether the request failed only because the service had closed the idle connection before. Then the connection ended soon
// after sending, before any byte of an answer.
func (w *requestWatch) wasStale(err error) bool {
	if w.usedAt == 0 {
		return false
	}
	roundTrip := w.conn.Connected - w.conn.Dialed
	isSoon := clock.Now()-w.sent < int64(staleWithin)+2*roundTrip
	mayBeClosed := !errors.Is(err, syscall.ECONNRESET) || w.sent-w.usedAt > int64(idleAfter)
	return mayBeClosed && w.conn.FirstRead == 0 && isSoon && isConnectionEnd(err) && w.reason() == ""
}
