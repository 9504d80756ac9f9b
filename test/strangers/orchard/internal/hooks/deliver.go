package hooks

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"time"

	"stranger/internal/ids"
	"stranger/internal/sw"
	"stranger/internal/wire"
)

// The types of events.
const (
	Finished = "chat.completion.finished"
	Ping     = "webhook.ping"
	Recorded = "usage.recorded"
)

const (
	pingDelay = 50 * time.Millisecond // lets the registration answer arrive first
	lateBy    = time.Second           // habit hook-delayed
	staleBy   = 10 * time.Minute      // fault hook-stale-retry
)

// Dispatcher delivers events in the background until its context ends.
type Dispatcher struct {
	Context  context.Context
	Store    *Store
	Switches *sw.Set
	IDs      ids.Maker
	Style    wire.Style
	Delays   []time.Duration // before the first retry, the second, ...
	Timeout  time.Duration   // of one attempt
}

type event struct {
	id   string
	body []byte
}

// Publish sends an event to every endpoint of the account that is registered for its type.
func (d *Dispatcher) Publish(accountID, eventType string, data *wire.Object) {
	e := d.newEvent(eventType, data)
	for _, endpointID := range d.Store.receivers(accountID, eventType) {
		go d.deliver(endpointID, e)
		if d.Switches.On(sw.HabitHookTwice) {
			go d.deliver(endpointID, e)
		}
	}
}

// PingSoon sends a ping event to a new endpoint in the background.
func (d *Dispatcher) PingSoon(endpointID string) {
	e := d.newEvent(Ping, wire.Obj("endpoint_id", endpointID))
	go func() {
		if d.sleep(pingDelay) {
			d.deliver(endpointID, e)
		}
	}()
}

func (d *Dispatcher) newEvent(eventType string, data *wire.Object) event {
	id := d.IDs.New("evt_")
	o := wire.Obj("id", id, "type", eventType, "timestamp", time.Now().UTC().Format(time.RFC3339Nano), "data", data)
	if d.Switches.On(sw.HabitHookMembers) {
		o.Set("api_version", "2025-06-01").Set("livemode", false).Set("links", []any{})
	}
	return event{id: id, body: d.Style.Encode(o)}
}

// deliver tries an event until the receiver answers 2xx. It stops after the last retry, when the endpoint is
// deleted, or when the server stops.
func (d *Dispatcher) deliver(endpointID string, e event) {
	if d.Switches.On(sw.HabitHookDelayed) && !d.sleep(lateBy) {
		return
	}
	for attempt := 0; ; attempt++ {
		endpoint, known := d.Store.byID(endpointID)
		if !known || d.attempt(endpoint, e, attempt) {
			return
		}
		if attempt == len(d.Delays) || d.Switches.On(sw.FaultHookNoRetry) || !d.sleep(d.Delays[attempt]) {
			return
		}
	}
}

// sleep waits, and reports whether the server still runs afterwards.
func (d *Dispatcher) sleep(pause time.Duration) bool {
	select {
	case <-time.After(pause):
		return true
	case <-d.Context.Done():
		return false
	}
}

// attempt sends an event once, and reports whether the receiver accepted it.
func (d *Dispatcher) attempt(endpoint Endpoint, e event, number int) bool {
	ctx, cancel := context.WithTimeout(d.Context, d.Timeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, endpoint.URL, bytes.NewReader(e.body))
	if err != nil {
		return false
	}
	d.addHeaders(request.Header, endpoint, e, number)
	answer, err := client.Do(request)
	if err != nil {
		return false
	}
	defer answer.Body.Close()
	// Read a little so that the connection can be used again.
	io.CopyN(io.Discard, answer.Body, 64<<10)
	return answer.StatusCode >= 200 && answer.StatusCode < 300
}

// client follows no redirects, because events may only go to the registered address.
var client = &http.Client{
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}
