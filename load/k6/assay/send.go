package assay

import (
	"crypto/tls"
	"net/http"
	"net/url"
	"sync/atomic"

	"golang.org/x/net/http2"

	"assay.local/k6/conn"
)

func (c *caller) take(env requestEnv) (*conn.Conn, *conn.Permit) {
	kept := env.pool.Take(env.target(), c.permit)
	if kept != nil || env.destination.TLS == nil {
		return kept, nil
	}
	// The request counts as sent only after the wait for a handshake.
	c.permit.Release()
	return nil, conn.AwaitTurn()
}

func (env *requestEnv) target() conn.Target {
	target := env.destination
	if env.spec.transport == transportSSE {
		target.Kind = conn.Stream
	}
	return target
}

func (c *caller) send(watch *requestWatch, env requestEnv, kept *conn.Conn, handshake *conn.Permit) (*http.Response, error) {
	response, err := c.sendOnce(watch, env, kept, handshake)
	if err == nil || !watch.wasStale(err) {
		return response, err
	}
	c.answer.row.Resent = true
	watch.usedAt = 0
	return c.sendOnce(watch, env, nil, nil)
}

func (c *caller) sendOnce(watch *requestWatch, env requestEnv, on *conn.Conn, handshake *conn.Permit) (*http.Response, error) {
	c.outgoing = conn.Request{Method: http.MethodPost, URL: env.spec.url, Header: env.spec.header, Body: env.spec.body}
	var err error
	if on != nil {
		watch.usedAt = on.LastRead
	} else if on, err = c.dial(watch, env, handshake); err != nil {
		return nil, err
	}
	watch.attach(on)
	err = on.Send(&c.outgoing)
	var response *http.Response
	if err == nil {
		response, err = on.Receive()
	}
	if err != nil {
		on.Break()
	}
	return response, err
}

func (c *caller) dial(watch *requestWatch, env requestEnv, handshake *conn.Permit) (*conn.Conn, error) {
	fresh, err := conn.Dial(watch.ctx, env.dialer, env.target(), c.permit, handshake)
	if err != nil {
		return nil, err
	}
	row := &c.answer.row
	row.Connected = fresh.Secured
	if env.destination.TLS != nil {
		row.TCP = fresh.Connected
	}
	return fresh, nil
}

func (r *run) destinationOf(to *url.URL, k6 *tls.Config) conn.Target {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	// A pool finds connections by their target, so all users need the same target.
	if target, isThere := r.destinations[to]; isThere {
		return target
	}
	target := conn.Target{Address: conn.Address(to)}
	isSocket := r.task != nil && to == r.task.socketURL
	if isSocket {
		target.Kind = conn.Frames
	}
	if to.Scheme == "https" {
		target.TLS = new(tls.Config)
		if k6 != nil {
			target.TLS = k6.Clone()
		}
		target.TLS.ServerName, target.TLS.NextProtos = to.Hostname(), []string{"http/1.1"}
		if r.task != nil && r.task.config.HTTPVersion == 2 && !isSocket {
			target.TLS.NextProtos = []string{http2.NextProtoTLS}
		}
		// X25519MLKEM768 is left out, because it takes a fifth of a handshake's time and a third of its garbage. OpenSSL before 3.5 lacks it, too.
		target.TLS.CurvePreferences = []tls.CurveID{tls.X25519, tls.CurveP256, tls.CurveP384, tls.CurveP521}
		// During a renegotiation, the loop would wait, and with it all streams.
		target.TLS.Renegotiation = tls.RenegotiateNever
		target.TLS.GetClientCertificate = r.clientCertificate
	}
	// Node has chosen the proxy, and gives k6 only this one or none.
	target.Proxy, _ = http.ProxyFromEnvironment(&http.Request{URL: to})
	if r.destinations == nil {
		r.destinations = map[*url.URL]conn.Target{}
	}
	r.destinations[to] = target
	return target
}

var lacksCertificate atomic.Bool

func (r *run) clientCertificate(*tls.CertificateRequestInfo) (*tls.Certificate, error) {
	if r.task == nil || len(r.task.certificate.Certificate) == 0 {
		lacksCertificate.Store(true)
		return new(tls.Certificate), nil
	}
	return &r.task.certificate, nil
}

func (env *requestEnv) keepOrClose(watch *requestWatch, response *http.Response, isWhole bool) {
	if wasCut := watch.stop(); wasCut || !isWhole {
		watch.conn.Break()
		return
	}
	env.pool.Keep(watch.conn, response)
}
