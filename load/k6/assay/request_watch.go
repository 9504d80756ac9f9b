package assay

import (
	"context"
	"crypto/tls"
	"net/http/httptrace"
	"sync"
	"sync/atomic"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/line"
)

// cut is why we ended a request ourselves; the text is its class.
type cut string

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

// requestWatch watches one request. It is made anew for each, because a transport may call its hooks, and the timer its
// watch, after the request is over.
type requestWatch struct {
	parent context.Context
	sent   int64
	limits limits
	drain  time.Duration

	connected, headers, lastRead, done atomic.Int64
	isReused, hasHead, hasToken        atomic.Bool
	inHandshake                        atomic.Bool

	mutex sync.Mutex
	timer *time.Timer
	// isOver: the request has ended and nothing may be cut any more. reason and isInterrupted say why it was cut.
	isOver, isInterrupted bool
	reason                cut
	// What ends the waiting: of a connection that is being made or of a transport, and of a line.
	cancel context.CancelFunc
	line   *line.Line
	leave  func() bool
}

func startWatch(parent context.Context, limits limits, drain time.Duration) *requestWatch {
	f := &requestWatch{parent: parent, limits: limits, drain: drain}
	f.sent = clock.Now()
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if first := f.next(f.sent); first > 0 {
		f.timer = time.AfterFunc(time.Duration(first-f.sent), f.watch)
	}
	f.leave = context.AfterFunc(parent, f.interrupt)
	return f
}

// context returns a context for what takes one; it ends when the request is cut.
func (f *requestWatch) context() context.Context {
	ctx, cancel := context.WithCancel(f.parent)
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.cancel = cancel
	if f.reason != "" {
		cancel()
	}
	return ctx
}

// attach names the connection that is cut when the request is cut.
func (f *requestWatch) attach(on *line.Line) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.line = on
	if f.reason != "" || f.isInterrupted {
		on.Break()
	}
}

// traced lets a transport report its steps.
func (f *requestWatch) traced(ctx context.Context) context.Context {
	return httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{
		GotConn:              f.gotConn,
		GotFirstResponseByte: f.gotFirstResponseByte,
		TLSHandshakeStart:    f.tlsHandshakeStart,
		TLSHandshakeDone:     f.tlsHandshakeDone,
	})
}

// stop ends the watch, and returns whether the request was cut. From here on nothing happens to its connection.
func (f *requestWatch) stop() bool {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if !f.isOver {
		f.isOver = true
		f.leave()
		if f.timer != nil {
			f.timer.Stop()
		}
		if f.cancel != nil {
			f.cancel()
		}
	}
	return f.reason != "" || f.isInterrupted
}

// end cuts the request; the mutex is held.
func (f *requestWatch) end() {
	if f.cancel != nil {
		f.cancel()
	}
	if f.line != nil {
		f.line.Break()
	}
}

// interrupt runs when the run ends around the request.
func (f *requestWatch) interrupt() {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if !f.isOver && f.reason == "" {
		f.isInterrupted = true
		f.end()
	}
}

func (f *requestWatch) gotConn(info httptrace.GotConnInfo) {
	f.isReused.Store(info.Reused)
	f.connected.CompareAndSwap(0, clock.Now())
}

func (f *requestWatch) gotFirstResponseByte() { f.headers.CompareAndSwap(0, clock.Now()) }

func (f *requestWatch) tlsHandshakeStart() { f.inHandshake.Store(true) }

func (f *requestWatch) tlsHandshakeDone(_ tls.ConnectionState, err error) {
	if err == nil {
		f.inHandshake.Store(false)
	}
}

// watch runs when the nearest limit has been reached: it cuts the request, or finds that the phase is over and waits
// for the next limit. So the reading side pays one atomic store per read and touches no timer.
func (f *requestWatch) watch() {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.isOver || f.isInterrupted || f.reason != "" {
		return
	}
	now := clock.Now()
	if f.reason = f.exceeded(now); f.reason != "" {
		f.end()
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
func (f *requestWatch) deadlines() [7]deadline {
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
		{from(f.lastArrival(), f.limits.idle, waiting && hasHead), cutIdle},
		{from(done, f.drain, !waiting), cutDrained},
	}
}

// lastArrival is when bytes last came, also unread ones.
func (f *requestWatch) lastArrival() int64 {
	if f.line == nil {
		return f.lastRead.Load()
	}
	return max(f.lastRead.Load(), f.line.LastArrival())
}

func (f *requestWatch) exceeded(now int64) cut {
	for _, one := range f.deadlines() {
		if one.at > 0 && now >= one.at {
			return one.reason
		}
	}
	return ""
}

// next returns the nearest limit. The one for a body that is not closed is looked for from the start, because its
// beginning does not touch the timer.
func (f *requestWatch) next(now int64) int64 {
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
func (f *requestWatch) finished(at int64) {
	f.done.Store(at)
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.timer == nil {
		f.timer = time.AfterFunc(f.drain, f.watch)
		return
	}
	f.timer.Reset(f.drain)
}

// why returns the reason why a request was cut: by its limits, or with the run around it.
func (f *requestWatch) why() (reason cut, isInterrupted bool) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.reason != "" {
		return f.reason, false
	}
	// The end of the parent can be noticed before its notification.
	return "", f.isInterrupted || f.parent.Err() != nil
}

// readAt is when the bytes that a body just gave were there.
func (f *requestWatch) readAt() int64 {
	if f.line == nil {
		return clock.Now()
	}
	return f.line.LastRead()
}

// staleWithin is how long a busy machine may take to notice that a connection was closed, beyond the way there and back. What ends
// later was worked on before it was dropped, and is a failure.
const staleWithin = 100 * time.Millisecond

// wasStale reports whether a request left on a kept connection that the service had closed: the connection ended before the
// first byte of an answer, and within about the time of two ways there and back. roundTrip is how long it took to connect.
func (f *requestWatch) wasStale(err error, roundTrip int64) bool {
	isSoon := clock.Now()-f.sent < int64(staleWithin)+2*roundTrip
	return f.isReused.Load() && f.headers.Load() == 0 && isSoon && isEnded(err) && !f.isCut()
}

// startAgain prepares the watch for a second connection.
func (f *requestWatch) startAgain() {
	f.isReused.Store(false)
	f.connected.Store(0)
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.line = nil
	if f.cancel != nil {
		f.cancel()
	}
	if next := f.next(clock.Now()); next > 0 && f.timer != nil && !f.isOver {
		f.timer.Reset(time.Duration(next - clock.Now()))
	}
}

// setPatient sets whether bytes may wait for their reader, and which bytes end an answer.
func (f *requestWatch) setPatient(patient bool, end string) {
	if f.line != nil {
		f.line.SetPatient(patient, end)
	}
}

func (f *requestWatch) isCut() bool {
	reason, isInterrupted := f.why()
	return reason != "" || isInterrupted
}
