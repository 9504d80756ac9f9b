package assay

import (
	"crypto/tls"
	"net/http"
	"net/url"
	"sync/atomic"

	"golang.org/x/net/http2"

	"assay.local/k6/conn"
)

// take returns an idle connection to the target, or nil if there is none. If a new connection will need TLS, take also waits for a permit
// for the handshake, and returns that permit. The request is sent after this wait, so its measured times do not include the wait.
func (c *caller) take(env requestEnv) (*conn.Conn, *conn.Permit) {
	kept := env.pool.Take(env.target())
	if kept != nil || env.line.TLS == nil {
		return kept, nil
	}
	c.permit.Release()
	return nil, conn.AwaitTurn()
}

func (env *requestEnv) target() conn.Target {
	target := env.line
	if env.spec.transport == transportSSE {
		target.Kind = conn.Stream
	}
	return target
}

// send sends the request and returns the head of the answer. If the service had already closed the kept connection, send repeats the
// request on a new one. The row is then marked Resent, and its time of sending is that of the first attempt.
func (c *caller) send(watch *requestWatch, env requestEnv, kept *conn.Conn, turn *conn.Permit) (*http.Response, error) {
	response, err := c.sendOnce(watch, env, kept, turn)
	if err == nil || !watch.wasStale(err) {
		return response, err
	}
	c.answer.row.Resent = true
	watch.usedAt = 0
	return c.sendOnce(watch, env, nil, nil)
}

// sendOnce sends the request over the connection `on`. If that is nil, it opens a new connection.
func (c *caller) sendOnce(watch *requestWatch, env requestEnv, on *conn.Conn, turn *conn.Permit) (*http.Response, error) {
	c.outgoing = conn.Request{Method: http.MethodPost, URL: env.spec.url, Header: env.spec.header, Body: env.spec.body}
	var err error
	if on != nil {
		watch.usedAt, watch.roundTrip = on.LastRead(), on.RoundTrip()
	} else if on, err = c.dial(watch, env, turn); err != nil {
		return nil, err
	}
	watch.attach(on)
	on.SetPermit(c.permit)
	err = on.Send(&c.outgoing)
	var response *http.Response
	if err == nil {
		response, err = on.Receive()
		watch.headers = on.FirstRead()
	}
	if err != nil {
		on.Break()
	}
	return response, err
}

// dial opens a connection. It stores the time at which the connection was ready in the request's row (a line of the row file).
func (c *caller) dial(watch *requestWatch, env requestEnv, turn *conn.Permit) (*conn.Conn, error) {
	fresh, err := conn.Dial(watch.context(), env.dialer, env.target(), c.permit, turn)
	if err != nil {
		return nil, err
	}
	row := &c.answer.row
	row.Connected = fresh.Secured()
	if env.line.TLS != nil {
		row.TCP = fresh.Connected()
	}
	return fresh, nil
}

// lineTo returns the destination of the connections to a URL. All users share this destination.
func (r *run) lineTo(to *url.URL, k6 *tls.Config) conn.Target {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if line, isThere := r.lines[to]; isThere {
		return line
	}
	line := conn.Target{Address: conn.Address(to)}
	isSocket := r.task != nil && to == r.task.socketURL
	if isSocket {
		line.Kind = conn.Frames
	}
	if to.Scheme == "https" {
		line.TLS = new(tls.Config)
		if k6 != nil {
			line.TLS = k6.Clone()
		}
		line.TLS.ServerName, line.TLS.NextProtos = to.Hostname(), []string{"http/1.1"}
		if r.task != nil && r.task.config.HTTPVersion == 2 && !isSocket {
			line.TLS.NextProtos = []string{http2.NextProtoTLS}
		}
		// X25519MLKEM768 is left out, as by clients with OpenSSL before 3.5. It takes a fifth of a handshake's time and a third of its garbage.
		line.TLS.CurvePreferences = []tls.CurveID{tls.X25519, tls.CurveP256, tls.CurveP384, tls.CurveP521}
		// A renegotiation during an answer would wait for the loop that reads all streams.
		line.TLS.Renegotiation = tls.RenegotiateNever
		line.TLS.GetClientCertificate = r.clientCertificate
	}
	// Node has chosen the proxy, and gives k6 only this one or none.
	line.Proxy, _ = http.ProxyFromEnvironment(&http.Request{URL: to})
	if r.lines == nil {
		r.lines = map[*url.URL]conn.Target{}
	}
	r.lines[to] = line
	return line
}

// lacksCertificate is true if the target asked for a client certificate, and the load has none.
var lacksCertificate atomic.Bool

func (r *run) clientCertificate(*tls.CertificateRequestInfo) (*tls.Certificate, error) {
	if r.task == nil || len(r.task.certificate.Certificate) == 0 {
		lacksCertificate.Store(true)
		return new(tls.Certificate), nil
	}
	return &r.task.certificate, nil
}

// leave keeps the connection for the next request if the body ended normally. Otherwise it closes the connection.
func (env *requestEnv) leave(watch *requestWatch, response *http.Response, isWhole bool) {
	if wasCut := watch.stop(); wasCut || !isWhole {
		watch.conn.Break()
		return
	}
	env.pool.Keep(watch.conn, response)
}
