package assay

// A limiter run has no plan file. Instead, Node sends batches of requests over a socket, as lines of JSON (load/limiter/run/execute-plan.ts). k6
// answers "done" after each batch. A parallel batch sends each request when it is due. A serial batch also waits for the previous answer, and
// may end early, at a refusal by a rate limiter.

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"slices"
	"time"

	"go.k6.io/k6/v2/lib"

	"assay.local/k6/clock"
)

const batchDescriptor = 4 // see load/runner/k6-process.ts

const maxFailuresInRow = 3 // A rate limiter may refuse with any status.

const errorTextBytes = 500

type plannedBatch struct {
	Requests         []plannedRequest `json:"requests"`
	IsParallel       bool             `json:"isParallel"`
	KeepsConnections bool             `json:"keepsConnections"`
	Until            string           `json:"until"` // "refusal", or "" to send all requests
	RefusalStatuses  []int            `json:"refusalStatuses"`
	EndUs            int64            `json:"endUs"`
}

type plannedRequest struct {
	Index     int64           `json:"index"`
	Body      string          `json:"body"`
	IsStream  bool            `json:"isStream"`
	Key       *int            `json:"key"`
	MadeUpKey string          `json:"madeUpKey"`
	AtUs      int64           `json:"atUs"`
	Source    string          `json:"source"`
	Label     json.RawMessage `json:"label"`
}

func (u *user) serve(state *lib.State, task *task) error {
	channel := os.NewFile(batchDescriptor, "batches")
	defer func() { _ = channel.Close() }()
	return u.serveOn(channel, state, task)
}

func (u *user) serveOn(channel io.ReadWriter, state *lib.State, task *task) error {
	ctx := u.vu.Context()
	u.batchPools = newConnectionPools(ctx, state)
	lines := make(chan []byte)
	go readLines(ctx, channel, lines)
	for {
		select {
		case <-ctx.Done():
			return nil
		case line, isThere := <-lines:
			if !isThere {
				return nil
			}
			var planned plannedBatch
			if err := json.Unmarshal(line, &planned); err != nil {
				return fmt.Errorf("k6/x/assay: a batch cannot be read: %w", err)
			}
			requests, err := u.requestsOf(&planned, state, task)
			if err != nil {
				return err
			}
			if err := u.sendPlanned(ctx, &planned, requests); err != nil {
				return err
			}
			if err := u.run.sink.Flush(); err != nil {
				return err
			}
			if ctx.Err() != nil {
				return nil
			}
			// If this fails, Node has ended, and reading ends too.
			_, _ = io.WriteString(channel, "done\n")
		}
	}
}

func readLines(ctx context.Context, from io.Reader, lines chan<- []byte) {
	defer close(lines)
	reader := bufio.NewReader(from)
	for {
		line, err := reader.ReadBytes('\n')
		if err != nil {
			return
		}
		select {
		case lines <- line:
		case <-ctx.Done():
			return
		}
	}
}

func (u *user) requestsOf(planned *plannedBatch, state *lib.State, task *task) ([]*batchRequest, error) {
	requests := make([]*batchRequest, 0, len(planned.Requests))
	for index := range planned.Requests {
		one, err := batchRequestOf(&planned.Requests[index], task)
		if err != nil {
			return nil, err
		}
		one.caller.spec.due = u.t0 + planned.Requests[index].AtUs*1000
		one.env = u.env(state, &one.caller.spec)
		requests = append(requests, one)
	}
	return requests, nil
}

func batchRequestOf(p *plannedRequest, task *task) (*batchRequest, error) {
	if p.Source != "" && net.ParseIP(p.Source) == nil {
		return nil, fmt.Errorf("k6/x/assay: the source %q is not an IP address", p.Source)
	}
	key := p.MadeUpKey
	if p.Key != nil && *p.Key < len(task.keys) {
		key = task.keys[*p.Key]
	}
	transport := transportJSON
	if p.IsStream {
		transport = transportSSE
	}
	one := &batchRequest{source: p.Source, client: p.Source + " " + key, label: p.Label}
	s := &one.caller.spec
	*s = task.specOf(transport, p.Body, key, task.headerOf(transport, key))
	s.index, s.caps.bodyBytes = p.Index, errorTextBytes
	return one, nil
}

func (u *user) sendPlanned(ctx context.Context, planned *plannedBatch, requests []*batchRequest) error {
	end := u.t0 + planned.EndUs*1000
	ctx, cancel := context.WithTimeout(ctx, time.Duration(end-clock.Now()))
	defer cancel()
	if planned.IsParallel {
		sendBatch(ctx, requests, u.batchPools, !planned.KeepsConnections)
		for _, one := range requests {
			if err := u.writeRequest(one); err != nil {
				return err
			}
		}
		return nil
	}
	failures := 0
	for _, one := range requests {
		if end < one.caller.spec.due || ctx.Err() != nil {
			return nil
		}
		sendBatch(ctx, []*batchRequest{one}, u.batchPools, false)
		if err := u.writeRequest(one); err != nil {
			return err
		}
		failures++
		if one.answer.row.Status/100 == 2 {
			failures = 0
		}
		if planned.Until == "refusal" && (failures == maxFailuresInRow || one.answer.isRefused(planned.RefusalStatuses)) {
			return nil
		}
	}
	return nil
}

func (a *answer) isRefused(statuses []int) bool {
	status := a.row.Status
	return status == http.StatusTooManyRequests || slices.Contains(statuses, status) ||
		(status == http.StatusServiceUnavailable && a.row.RetryAfter != "") // RFC 9110 section 15.6.4
}
