package assay

import (
	"crypto/tls"
	"errors"
	"net"
	"net/http"
	"net/url"
	"testing"

	"go.k6.io/k6/v2/lib"
)

type otherTransport struct{}

func (otherTransport) RoundTrip(*http.Request) (*http.Response, error) { return nil, errors.New("no") }

func TestWhatGoesOverALine(t *testing.T) {
	type parts struct {
		state     lib.State
		transport http.Transport
		address   url.URL
		user      user
	}
	cases := map[string]struct {
		change func(*parts)
		want   bool
	}{
		"a plain target":               {func(*parts) {}, true},
		"no proxy for this one":        {func(p *parts) { p.transport.Proxy = func(*http.Request) (*url.URL, error) { return nil, nil } }, true},
		"over TLS":                     {func(p *parts) { p.address.Scheme, p.state.TLSConfig = "https", new(tls.Config) }, true},
		"over TLS of no known kind":    {func(p *parts) { p.address.Scheme = "https" }, false},
		"connections are not kept":     {func(p *parts) { p.transport.DisableKeepAlives = true }, false},
		"nor between iterations":       {func(p *parts) { p.state.Options.NoVUConnectionReuse.Bool = true }, false},
		"a transport that unpacks":     {func(p *parts) { p.transport.DisableCompression = false }, false},
		"a transport of no known kind": {func(p *parts) { p.state.Transport = otherTransport{} }, false},
		"nothing that dials":           {func(p *parts) { p.state.Dialer = nil }, false},
		"over a proxy": {func(p *parts) {
			p.transport.Proxy = func(r *http.Request) (*url.URL, error) { return r.URL, nil }
		}, false},
		"a proxy that is not understood": {func(p *parts) {
			p.transport.Proxy = func(*http.Request) (*url.URL, error) { return nil, errors.New("what") }
		}, false},
	}
	for name, one := range cases {
		p := &parts{address: url.URL{Scheme: "http", Host: "127.0.0.1:1"}, user: user{run: new(run)}}
		p.transport.DisableCompression = true
		p.state.Transport, p.state.Dialer = &p.transport, new(net.Dialer)
		one.change(p)
		s := &spec{url: &p.address}
		for range 2 {
			if got := p.user.dialerFor(&p.state, s) != nil; got != one.want {
				t.Errorf("%s: over a line: %v", name, got)
			}
		}
	}
}
