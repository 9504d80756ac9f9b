package assay

import (
	"context"
	"crypto/tls"
	"io"
	"net/http"
	"strings"

	"go.k6.io/k6/v2/lib"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
)

// send sends the request and returns the head of its answer. A service may close a kept connection at the moment at
// which the next request leaves on it. Such a request is sent once more, on a new connection, and its row says so. Its
// time of sending stays that of the first time.
func (c *caller) send(watch *requestWatch, env requestEnv) (*http.Response, error) {
	response, err := c.sendOnce(watch, env, mayReuse)
	c.noteRoundTrip(watch)
	if err == nil || !watch.wasStale(err, c.roundTrip) {
		return response, err
	}
	c.answer.row.Resent = true
	watch.startAgain()
	return c.sendOnce(watch, env, mustDial)
}

// noteRoundTrip keeps the least time that connecting took: one way there and back, and a handshake where there is one.
func (c *caller) noteRoundTrip(watch *requestWatch) {
	connected := watch.connected.Load()
	if watch.isReused.Load() || connected == 0 {
		return
	}
	if took := connected - watch.sent; c.roundTrip == 0 || took < c.roundTrip {
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
func (c *caller) sendOnce(watch *requestWatch, env requestEnv, how connecting) (*http.Response, error) {
	s := env.spec
	c.outgoing = conn.Request{Method: http.MethodPost, URL: s.url, Header: s.header, Body: s.body}
	if env.dialer != nil && conn.CanSend(&c.outgoing) {
		return c.sendOverConn(watch, env, how)
	}
	if idle, ok := env.transport.(interface{ CloseIdleConnections() }); ok && how == mustDial {
		idle.CloseIdleConnections()
	}
	c.permit.Release()
	return env.transport.RoundTrip(c.newRequest(watch.traced(watch.context()), env)) //nolint:bodyclose // leave closes it.
}

func (c *caller) sendOverConn(watch *requestWatch, env requestEnv, how connecting) (*http.Response, error) {
	on, err := c.connFor(watch, env, how)
	if err != nil {
		return nil, err
	}
	watch.attach(on)
	on.SetPermit(c.permit)
	err = on.Send(&c.outgoing)
	var response *http.Response
	if err == nil {
		response, err = on.Receive()
		watch.headers.Store(on.FirstRead())
	}
	if err != nil {
		on.Break()
	}
	return response, err
}

// connFor returns an idle connection that is still open, or a new one.
func (c *caller) connFor(watch *requestWatch, env requestEnv, how connecting) (*conn.Conn, error) {
	target := conn.Target{Address: conn.Address(env.spec.url), Kind: conn.Whole}
	if env.spec.transport == transportSSE {
		target.Kind = conn.Stream
	}
	if env.spec.url.Scheme == "https" {
		target.TLS = env.tls
	}
	if how == mayReuse {
		if kept := env.pool.Take(target); kept != nil {
			watch.isReused.Store(true)
			watch.connected.Store(watch.sent)
			return kept, nil
		}
	}
	fresh, err := conn.Dial(watch.context(), env.dialer, target, c.permit)
	if err == nil {
		watch.connected.Store(clock.Now())
		if target.TLS != nil {
			c.answer.row.TCP = fresh.Connected()
		}
	}
	return fresh, err
}

// dialerFor returns what makes lines to the target of a request; nil where k6's transport does more than connect: over a
// proxy, or when connections must not be kept. Most users ask for one URL, so the last answer is kept.
func (u *user) dialerFor(state *lib.State, s *spec) conn.Dialer {
	if u.dialerURL != s.url {
		u.dialerURL, u.connDialer, u.connTLS = s.url, nil, u.run.tlsFrom(state.TLSConfig, s.url.Hostname())
		if isPlainTransport(state.Transport, s) && (s.url.Scheme == "http" || state.TLSConfig != nil) && !state.Options.NoVUConnectionReuse.Bool && state.Dialer != nil {
			u.connDialer = state.Dialer
		}
	}
	return u.connDialer
}

func isPlainTransport(roundTripper http.RoundTripper, s *spec) bool {
	transport, ok := roundTripper.(*http.Transport)
	if !ok || transport.DisableKeepAlives || !transport.DisableCompression {
		return false
	}
	if transport.Proxy == nil {
		return true
	}
	proxy, err := transport.Proxy(&http.Request{Method: http.MethodPost, URL: s.url, Header: http.Header{}})
	return err == nil && proxy == nil
}

// tlsFrom returns how sessions with a host begin, made once from the settings of k6: every user has the same. Nil without settings.
func (r *run) tlsFrom(k6 *tls.Config, host string) *tls.Config {
	if k6 == nil {
		return nil
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.tls == nil || r.tls.ServerName != host {
		r.tls = k6.Clone()
		r.tls.ServerName = host
		// The official client libraries speak HTTP/1.1, and a WebSocket begins with it.
		r.tls.NextProtos = []string{"http/1.1"}
		// A new handshake amid an answer would wait on the loop that reads all streams.
		r.tls.Renegotiation = tls.RenegotiateNever
	}
	return r.tls
}

// leave releases a body. A rest of it is not waited for; then its connection is not used again.
func (env *requestEnv) leave(watch *requestWatch, response *http.Response, isWhole bool) {
	if watch.conn == nil {
		_ = response.Body.Close()
		return
	}
	if wasCut := watch.stop(); wasCut || !isWhole {
		watch.conn.Break()
		return
	}
	env.pool.Keep(watch.conn, response)
}

var noRequest = new(http.Request)

func (c *caller) newRequest(ctx context.Context, env requestEnv) *http.Request {
	s := env.spec
	// WithContext copies a request, so an empty one is given its context and then filled.
	request := noRequest.WithContext(ctx)
	request.Method, request.URL, request.Host, request.Header = http.MethodPost, s.url, s.url.Host, s.header
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

func (c *caller) noteConnection(watch *requestWatch) {
	if at := watch.connected.Load(); at != 0 && !watch.isReused.Load() {
		c.answer.row.Connected = at
	}
	if at := watch.headers.Load(); at != 0 {
		c.answer.row.Headers = at
	}
}
