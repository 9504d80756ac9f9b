package assay

import (
	"context"
	"net/http"
	"runtime"
	"slices"
	"sync"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/rows"
)

// batchRequest is one request of a batch with memory of its own, and its outcome.
type batchRequest struct {
	caller caller
	env    requestEnv
	source string
	label  []byte
	answer *answer
	head   http.Header
}

// sendBatch sends every request at its time, those without one at once, and waits for all answers. One goroutine looks
// at the clock; each request has its own from the moment it is due, so that a slow answer delays no other request.
func sendBatch(ctx context.Context, requests []*batchRequest, transports *transports, isFresh bool) {
	due := slices.Clone(requests)
	slices.SortStableFunc(due, func(x, y *batchRequest) int {
		return int(max(-1, min(1, x.dueAt()-y.dueAt())))
	})
	var flying sync.WaitGroup
	for _, one := range due {
		if at := one.dueAt(); at != rows.Never {
			sleepUntil(ctx, one.env.t0+at*1000)
		}
		flying.Add(1)
		go func() {
			defer flying.Done()
			one.perform(ctx, transports, isFresh)
		}()
	}
	flying.Wait()
}

func (b *batchRequest) dueAt() int64 { return b.caller.spec.startAt }

func (b *batchRequest) perform(ctx context.Context, transports *transports, isFresh bool) {
	transport := transports.from(b.source)
	if isFresh {
		transport = transports.fresh(b.source)
		defer transport.CloseIdleConnections()
	}
	b.env.transport = headKeeper{transport, b}
	b.answer = b.caller.perform(ctx, b.env)
}

// headKeeper keeps the head of an answer beside the answer.
type headKeeper struct {
	transport http.RoundTripper
	request   *batchRequest
}

// CloseIdleConnections lets the next request make a connection of its own.
func (k headKeeper) CloseIdleConnections() {
	if transport, ok := k.transport.(interface{ CloseIdleConnections() }); ok {
		transport.CloseIdleConnections()
	}
}

func (k headKeeper) RoundTrip(request *http.Request) (*http.Response, error) {
	response, err := k.transport.RoundTrip(request)
	if err == nil {
		k.request.head = response.Header
	}
	return response, err
}

// wakeEarly is how much too late the system may wake a sleeper: the last stretch is waited for awake.
const wakeEarly = 1500 * time.Microsecond

// sleepUntil returns at the given reading of the clock, late by microseconds and not by the millisecond of a timer.
func sleepUntil(ctx context.Context, at int64) {
	if ahead := time.Duration(at-clock.Now()) - wakeEarly; ahead > 0 {
		timer := time.NewTimer(ahead)
		defer timer.Stop()
		select {
		case <-timer.C:
		case <-ctx.Done():
			return
		}
	}
	for clock.Now() < at && ctx.Err() == nil {
		runtime.Gosched()
	}
}
