package assay

import (
	"context"
	"io"
	"net/http"
	"strings"

	"go.k6.io/k6/v2/lib"

	"assay.local/k6/clock"
	"assay.local/k6/line"
)

// send sends the request and returns the head of its answer. A service may close a kept connection at the moment at
// which the next request leaves on it. Such a request is sent once more, on a new connection, and its row says so. Its
// time of sending stays that of the first time.
func (c *caller) send(f *requestWatch, g requestEnv) (*http.Response, error) {
	if g.userAgent != "" {
		setIfMissing(g.spec.header, "User-Agent", g.userAgent)
	}
	response, err := c.sendOnce(f, g, mayReuse)
	c.noteRoundTrip(f)
	if err == nil || !f.wasStale(err, c.roundTrip) {
		return response, err
	}
	c.answer.row.Resent = true
	f.startAgain()
	return c.sendOnce(f, g, mustDial)
}

// noteRoundTrip keeps the least time that connecting took: one way there and back, and a handshake where there is one.
func (c *caller) noteRoundTrip(f *requestWatch) {
	connected := f.connected.Load()
	if f.isReused.Load() || connected == 0 {
		return
	}
	if took := connected - f.sent; c.roundTrip == 0 || took < c.roundTrip {
		c.roundTrip = took
	}
}

// connecting says which connections a request may take.
type connecting bool

const (
	mayReuse connecting = false
	mustDial connecting = true
)

// sendOnce takes the shortest way to the target: a line of our own where that is the same as what a transport does, else
// the transport.
func (c *caller) sendOnce(f *requestWatch, g requestEnv, how connecting) (*http.Response, error) {
	s := g.spec
	c.outgoing = line.Request{Method: s.method, URL: s.url, Header: s.header, Body: s.body}
	if g.dialer != nil && line.CanSend(&c.outgoing) {
		return c.sendOverLine(f, g, how)
	}
	if idle, ok := g.transport.(interface{ CloseIdleConnections() }); ok && how == mustDial {
		idle.CloseIdleConnections()
	}
	c.permit.Release()
	return g.transport.RoundTrip(c.newRequest(f.traced(f.context()), g)) //nolint:bodyclose // leave closes it.
}

func (c *caller) sendOverLine(f *requestWatch, g requestEnv, how connecting) (*http.Response, error) {
	on, err := c.lineFor(f, g, how)
	if err != nil {
		return nil, err
	}
	f.attach(on)
	on.SetPermit(c.permit)
	err = on.Send(&c.outgoing)
	var response *http.Response
	if err == nil {
		response, err = on.Receive()
		f.headers.Store(on.FirstRead())
	}
	if err != nil {
		on.Break()
	}
	return response, err
}

// lineFor returns an idle connection that is still open, or a new one.
func (c *caller) lineFor(f *requestWatch, g requestEnv, how connecting) (*line.Line, error) {
	address := line.Address(g.spec.url)
	kind := line.Whole
	if g.spec.transport == transportSSE {
		kind = line.Stream
	}
	if how == mayReuse {
		if kept := g.lines.Take(address, kind); kept != nil {
			f.isReused.Store(true)
			f.connected.Store(f.sent)
			return kept, nil
		}
	}
	fresh, err := line.Dial(f.context(), g.dialer, address, kind, c.permit)
	if err == nil {
		f.connected.Store(clock.Now())
	}
	return fresh, err
}

// dialerFor returns what makes lines to the target of a request; nil where k6's transport does more than connect: over a
// proxy, or when connections must not be kept. Most users ask for one URL, so the last answer is kept.
func (u *user) dialerFor(state *lib.State, s *spec) line.Dialer {
	if u.lineURL != s.url {
		u.lineURL, u.lineDialer = s.url, nil
		if !u.run.isOverTransport() && isPlainTransport(state.Transport, s) && !state.Options.NoVUConnectionReuse.Bool && state.Dialer != nil {
			u.lineDialer = state.Dialer
		}
	}
	return u.lineDialer
}

func isPlainTransport(roundTripper http.RoundTripper, s *spec) bool {
	transport, ok := roundTripper.(*http.Transport)
	if !ok || transport.DisableKeepAlives || !transport.DisableCompression || s.url.Scheme != "http" {
		return false
	}
	if transport.Proxy == nil {
		return true
	}
	proxy, err := transport.Proxy(&http.Request{Method: s.method, URL: s.url, Header: http.Header{}})
	return err == nil && proxy == nil
}

// leave is done with a body. What is left in it is not waited for: then its connection is not used again.
func (g *requestEnv) leave(f *requestWatch, response *http.Response, isWhole bool) {
	if f.line == nil {
		_ = response.Body.Close()
		return
	}
	if wasCut := f.stop(); wasCut || !isWhole {
		f.line.Break()
		return
	}
	g.lines.Keep(f.line, response)
}

var noRequest = new(http.Request)

func (c *caller) newRequest(ctx context.Context, g requestEnv) *http.Request {
	s := g.spec
	if g.userAgent != "" {
		setIfMissing(s.header, "User-Agent", g.userAgent)
	}
	// WithContext copies a request, so an empty one is given its context and then filled.
	request := noRequest.WithContext(ctx)
	request.Method, request.URL, request.Host, request.Header = s.method, s.url, s.url.Host, s.header
	request.Proto, request.ProtoMajor, request.ProtoMinor = "HTTP/1.1", 1, 1
	if host := s.header.Get("Host"); host != "" {
		request.Host = host
	}
	if s.body != "" {
		request.ContentLength = int64(len(s.body))
		// The spec is used again for the next request, while a transport may still hold this one.
		body := s.body
		request.GetBody = func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(body)), nil }
		request.Body, _ = request.GetBody()
	}
	return request
}

func (c *caller) noteConnection(f *requestWatch) {
	if at := f.connected.Load(); at != 0 && !f.isReused.Load() {
		c.answer.row.Connected = at
	}
	if at := f.headers.Load(); at != 0 {
		c.answer.row.Headers = at
	}
}
