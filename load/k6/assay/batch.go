package assay

import (
	"cmp"
	"context"
	"crypto/tls"
	"encoding/json"
	"net"
	"net/http"
	"slices"
	"sync"
	"time"

	"go.k6.io/k6/v2/lib"
	"go.k6.io/k6/v2/lib/netext"

	"assay.local/k6/rows"
	"assay.local/k6/wake"
)

// writeRequest writes the row of a request in a batch: that of any request, with the label and the server's date behind.
func (u *user) writeRequest(b *batchRequest) error {
	encoder, _ := encoders.Get().(*rows.Encoder)
	defer encoders.Put(encoder)
	encoder.T0 = u.t0
	line := encoder.Encode(&b.answer.row)
	line = append(line[:len(line)-len("}\n")], `,"ask":`...)
	if b.label == nil {
		line = append(line, "null"...)
	} else {
		line = append(line, b.label...)
	}
	line = append(line, `,"date":`...)
	if date, ok := b.date(); ok {
		line = date.UTC().AppendFormat(append(line, '"'), time.RFC3339)
		line = append(line, '"')
	} else {
		line = append(line, "null"...)
	}
	if b.answer.body != nil {
		text, err := json.Marshal(b.caller.bodyText(b.answer))
		if err != nil {
			return err
		}
		line = append(append(line, `,"errorText":`...), text...)
	}
	return u.run.write(append(line, "}\n"...))
}

// date returns the Date of the answer; false without one.
func (b *batchRequest) date() (time.Time, bool) {
	date, err := http.ParseTime(b.head.Get("Date"))
	return date, err == nil
}

// batchRequest is one request of a batch with memory of its own, and its outcome.
type batchRequest struct {
	caller caller
	env    requestEnv
	source string
	label  []byte
	answer *answer
	head   http.Header
}

// sendBatch sends each request at its time, those without one at once, and waits for all answers. Each request has a goroutine of
// its own from the moment when it is due, so that a slow answer delays no other request.
func sendBatch(ctx context.Context, requests []*batchRequest, transports *transports, isFresh bool) {
	due := slices.Clone(requests)
	slices.SortStableFunc(due, func(x, y *batchRequest) int { return cmp.Compare(x.dueAt(), y.dueAt()) })
	var alarm wake.Alarm
	var underWay sync.WaitGroup
	for _, one := range due {
		if at := one.dueAt(); at != rows.Never {
			alarm.Sleep(ctx, one.env.t0+at*1000)
		}
		underWay.Go(func() { one.perform(ctx, transports, isFresh) })
	}
	underWay.Wait()
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

// maxIdle is how many connections of a source stay open for the next batch.
const maxIdle = 1024

// transports are the ways to a target by the address of this host they leave from. They speak HTTP/1.1 only: many requests
// over one connection of HTTP/2 would not be at the limiter at once.
type transports struct {
	dialer lib.DialContexter
	tls    *tls.Config
	mutex  sync.Mutex
	kept   map[string]*http.Transport
}

func newTransports(state *lib.State) *transports {
	t := &transports{dialer: state.Dialer, tls: &tls.Config{}, kept: map[string]*http.Transport{}}
	if state.TLSConfig != nil {
		t.tls = state.TLSConfig.Clone()
	}
	t.tls.NextProtos = []string{"http/1.1"}
	return t
}

// from is the transport that all requests from an address share.
func (t *transports) from(source string) *http.Transport {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.kept[source] == nil {
		t.kept[source] = t.fresh(source)
	}
	return t.kept[source]
}

// fresh is a transport that has no connection yet.
func (t *transports) fresh(source string) *http.Transport {
	return &http.Transport{
		Proxy:               http.ProxyFromEnvironment,
		DialContext:         t.dialFrom(source),
		TLSClientConfig:     t.tls,
		TLSNextProto:        map[string]func(string, *tls.Conn) http.RoundTripper{},
		DisableCompression:  true,
		MaxIdleConnsPerHost: maxIdle,
	}
}

// dialFrom dials as k6 would, which knows hosts, names and forbidden addresses, but from the given address.
func (t *transports) dialFrom(source string) func(context.Context, string, string) (net.Conn, error) {
	if source == "" && t.dialer != nil {
		return t.dialer.DialContext
	}
	var local net.Addr
	if source != "" {
		local = &net.TCPAddr{IP: net.ParseIP(source)}
	}
	if k6, ok := t.dialer.(*netext.Dialer); ok {
		own := &netext.Dialer{
			Dialer: k6.Dialer, Resolver: k6.Resolver, Blacklist: k6.Blacklist, BlockedHostnames: k6.BlockedHostnames, Hosts: k6.Hosts,
		}
		own.LocalAddr = local
		return own.DialContext
	}
	return (&net.Dialer{LocalAddr: local}).DialContext
}

// closeWith drops the connections when the run is over.
func (t *transports) closeWith(ctx context.Context) {
	context.AfterFunc(ctx, func() {
		t.mutex.Lock()
		defer t.mutex.Unlock()
		for _, transport := range t.kept {
			transport.CloseIdleConnections()
		}
	})
}
