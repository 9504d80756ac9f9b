package assay

import (
	"context"
	"crypto/tls"
	"errors"
	"net/http/httptrace"
	"sync/atomic"
	"time"

	"assay.local/k6/clock"
)

// cut is why we ended a request ourselves; the text is its class.
type cut string

func (c cut) Error() string { return string(c) }

const (
	cutConnect    = cut("timeout-connect")
	cutHeaders    = cut("timeout-headers")
	cutFirstToken = cut("timeout-first-token")
	cutIdle       = cut("timeout-idle")
	cutTotal      = cut("timeout-total")
	cutAborted    = cut("aborted")
	// cutDrained: the answer was whole, only its body was not closed in time.
	cutDrained = cut("drained")
)

// flight watches one request. It is made anew for each, because the transport may call its hooks, and the timer its
// watch, after the request is over.
type flight struct {
	sent   int64
	limits limits
	drain  time.Duration
	cancel context.CancelCauseFunc
	timer  *time.Timer

	connected, headers, lastRead, done  atomic.Int64
	isReused, hasHead, hasToken, isOver atomic.Bool
	inHandshake                         atomic.Bool
	trace                               httptrace.ClientTrace
}

func takeOff(parent context.Context, limits limits, drain time.Duration) (*flight, context.Context) {
	f := &flight{limits: limits, drain: drain}
	ctx, cancel := context.WithCancelCause(parent)
	f.cancel = cancel
	f.sent = clock.Now()
	// Set only once the field holds it, because watch uses the field.
	f.timer = time.AfterFunc(time.Hour, f.watch)
	if first := f.next(f.sent); first > 0 {
		f.timer.Reset(time.Duration(first - f.sent))
	}
	f.trace = httptrace.ClientTrace{
		GotConn:              f.gotConn,
		GotFirstResponseByte: f.gotFirstResponseByte,
		TLSHandshakeStart:    f.tlsHandshakeStart,
		TLSHandshakeDone:     f.tlsHandshakeDone,
	}
	return f, httptrace.WithClientTrace(ctx, &f.trace)
}

func (f *flight) land() {
	f.isOver.Store(true)
	f.timer.Stop()
	f.cancel(nil)
}

func (f *flight) gotConn(info httptrace.GotConnInfo) {
	f.isReused.Store(info.Reused)
	f.connected.CompareAndSwap(0, clock.Now())
}

func (f *flight) gotFirstResponseByte() { f.headers.CompareAndSwap(0, clock.Now()) }

func (f *flight) tlsHandshakeStart() { f.inHandshake.Store(true) }

func (f *flight) tlsHandshakeDone(_ tls.ConnectionState, err error) {
	if err == nil {
		f.inHandshake.Store(false)
	}
}

// watch runs when the nearest limit has been reached: it cuts the request, or finds that the phase is over and waits
// for the next limit. So the reading side pays one atomic store per read and touches no timer.
func (f *flight) watch() {
	if f.isOver.Load() {
		return
	}
	now := clock.Now()
	if reason := f.exceeded(now); reason != "" {
		f.cancel(reason)
		return
	}
	if next := f.next(now); next > 0 {
		f.timer.Reset(time.Duration(next - now))
	}
}

// deadline is one limit: when it is reached, and what cutting there is called.
type deadline struct {
	at     int64
	reason cut
}

// deadlines lists the limits that hold now; at 0 does not hold.
func (f *flight) deadlines() [7]deadline {
	from := func(start int64, limit time.Duration, holds bool) int64 {
		if limit == 0 || !holds {
			return 0
		}
		return start + int64(limit)
	}
	done, hasHead := f.done.Load(), f.hasHead.Load()
	waiting := done == 0
	return [...]deadline{
		{from(f.sent, f.limits.abort, waiting), cutAborted},
		{from(f.sent, f.limits.total, waiting), cutTotal},
		{from(f.sent, f.limits.connect, f.connected.Load() == 0), cutConnect},
		{from(f.sent, f.limits.headers, !hasHead), cutHeaders},
		{from(f.sent, f.limits.firstToken, waiting && !f.hasToken.Load()), cutFirstToken},
		{from(f.lastRead.Load(), f.limits.idle, waiting && hasHead), cutIdle},
		{from(done, f.drain, !waiting), cutDrained},
	}
}

func (f *flight) exceeded(now int64) cut {
	for _, one := range f.deadlines() {
		if one.at > 0 && now >= one.at {
			return one.reason
		}
	}
	return ""
}

// next returns the nearest limit. The one for a body that is not closed is looked for from the start, because its
// beginning does not touch the timer.
func (f *flight) next(now int64) int64 {
	nearest := int64(0)
	for _, one := range f.deadlines() {
		if one.at > 0 && (nearest == 0 || one.at < nearest) {
			nearest = one.at
		}
	}
	if idle := f.limits.idle; idle > 0 {
		nearest = sooner(nearest, now+int64(idle))
	}
	return nearest
}

func sooner(a, b int64) int64 {
	if a == 0 {
		return b
	}
	return min(a, b)
}

// finished starts the wait for the end of the body once the answer is whole.
func (f *flight) finished(at int64) {
	f.done.Store(at)
	f.timer.Reset(f.drain)
}

// reasonOf tells why a context ended: by us, or with the run around it.
func reasonOf(ctx context.Context) (reason cut, interrupted bool) {
	if ctx.Err() == nil {
		return "", false
	}
	if errors.As(context.Cause(ctx), &reason) {
		return reason, false
	}
	return "", true
}
