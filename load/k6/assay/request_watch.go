package assay

import (
	"context"
	"errors"
	"syscall"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
)

type requestWatch struct {
	ctx    context.Context
	end    context.CancelCauseFunc
	sent   int64
	usedAt int64
	timer  *time.Timer
	conn   *conn.Conn
	detach func() bool
}

type earlyEnd string

func (e earlyEnd) Error() string { return string(e) }

const notEarly = earlyEnd("")

func startWatch(run context.Context, total time.Duration) *requestWatch {
	w := &requestWatch{sent: clock.Now()}
	w.ctx, w.end = context.WithCancelCause(run)
	w.limit(total, classTimeout)
	return w
}

func (w *requestWatch) limit(longest time.Duration, class string) {
	if w.timer != nil {
		w.timer.Stop()
	}
	if longest > 0 {
		w.timer = time.AfterFunc(longest, func() { w.end(earlyEnd(class)) })
	}
}

func (w *requestWatch) attach(on *conn.Conn) {
	w.conn, w.detach = on, context.AfterFunc(w.ctx, on.Break)
}

func (w *requestWatch) stop() bool {
	if w.detach != nil {
		w.detach()
	}
	w.limit(0, "")
	w.end(notEarly)
	return w.reason() != ""
}

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
	staleWithin = 100 * time.Millisecond // Even a busy machine notices a closed connection within this time and two round trips.
	idleAfter   = time.Second            // A reset (RST) after a shorter idle time is a failure.
)

func (w *requestWatch) wasStale(err error) bool {
	if w.usedAt == 0 {
		return false
	}
	// A connection that the service had closed before ends soon after sending, before any byte of an answer.
	roundTrip := w.conn.Connected - w.conn.Dialed
	isSoon := clock.Now()-w.sent < int64(staleWithin)+2*roundTrip
	mayBeClosed := !errors.Is(err, syscall.ECONNRESET) || w.sent-w.usedAt > int64(idleAfter)
	return mayBeClosed && w.conn.FirstRead == 0 && isSoon && isConnectionEnd(err) && w.reason() == ""
}
