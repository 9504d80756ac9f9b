package assay

import (
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"sync"

	"go.k6.io/k6/v2/lib"
	"go.k6.io/k6/v2/lib/netext"
)

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
