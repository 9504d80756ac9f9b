package server_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

// delivery is one call to a webhook address.
type delivery struct {
	header http.Header
	body   string
}

func (d delivery) id() string  { return d.header.Get("webhook-id") }
func (d delivery) at() string  { return d.header.Get("webhook-timestamp") }
func (d delivery) sig() string { return d.header.Get("webhook-signature") }
func (d delivery) kind() any   { return dig(decode(d.body), "type") }

// verified reports whether signature and age of a delivery are valid.
func (d delivery) verified(secret string) bool {
	hook, err := standardwebhooks.NewWebhook(secret)
	return err == nil && hook.Verify([]byte(d.body), d.header) == nil
}

// receiver accepts webhooks. It refuses the first `failures` of them.
type receiver struct {
	url      string
	calls    chan delivery
	failures atomic.Int32
}

func newReceiver(t *testing.T) *receiver {
	r := &receiver{calls: make(chan delivery, 100)}
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, q *http.Request) {
		text, _ := io.ReadAll(q.Body)
		if r.failures.Add(-1) >= 0 {
			w.WriteHeader(http.StatusServiceUnavailable)
		}
		r.calls <- delivery{q.Header, string(text)}
	}))
	t.Cleanup(web.Close)
	r.url = web.URL
	return r
}

// wait waits until n deliveries have arrived or the time is over, and returns the deliveries.
func (r *receiver) wait(n int, within time.Duration) []delivery {
	var all []delivery
	timeout := time.After(within)
	for len(all) < n {
		select {
		case d := <-r.calls:
			all = append(all, d)
		case <-timeout:
			return all
		}
	}
	return all
}

// hook is a receiver whose address is registered.
type hook struct {
	*receiver
	e          *env
	key        string
	id, secret string
	answer     reply
}

func (e *env) hook(key string) *hook {
	h := &hook{receiver: newReceiver(e.t), e: e, key: key}
	h.answer = e.do("POST", "/v1/webhook_endpoints", `{"url":"`+h.url+`"}`, "Authorization", "Bearer "+key)
	h.id, _ = h.answer.at("id").(string)
	h.secret, _ = h.answer.at("secret").(string)
	return h
}

func (h *hook) call(method, suffix string) reply {
	return h.e.do(method, "/v1/webhook_endpoints/"+h.id+suffix, "", "Authorization", "Bearer "+h.key)
}

func (h *hook) rotate() { h.secret, _ = h.call("POST", "/rotate_secret").at("secret").(string) }

// after requests one completion, and returns up to n deliveries.
func (h *hook) after(n int, within time.Duration) []delivery {
	h.e.chat("hello")
	return h.wait(n, within)
}

// failing requests one completion, refuses its first deliveries (failures of them), and returns all deliveries.
func (h *hook) failing(failures int) []delivery {
	h.failures.Store(int32(failures))
	return h.after(failures+1, time.Second)
}
