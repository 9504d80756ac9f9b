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
	r := &transports{dialer: state.Dialer, tls: &tls.Config{}, kept: map[string]*http.Transport{}}
	if state.TLSConfig != nil {
		r.tls = state.TLSConfig.Clone()
	}
	r.tls.NextProtos = []string{"http/1.1"}
	return r
}

// from is the transport that all requests from an address share.
func (r *transports) from(source string) *http.Transport {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.kept[source] == nil {
		r.kept[source] = r.fresh(source)
	}
	return r.kept[source]
}

// fresh is a transport that has no connection yet.
func (r *transports) fresh(source string) *http.Transport {
	return &http.Transport{
		Proxy:               http.ProxyFromEnvironment,
		DialContext:         r.dialFrom(source),
		TLSClientConfig:     r.tls,
		TLSNextProto:        map[string]func(string, *tls.Conn) http.RoundTripper{},
		DisableCompression:  true,
		MaxIdleConnsPerHost: maxIdle,
	}
}

// dialFrom dials as k6 would, which knows hosts, names and forbidden addresses, but from the given address.
func (r *transports) dialFrom(source string) func(context.Context, string, string) (net.Conn, error) {
	if source == "" && r.dialer != nil {
		return r.dialer.DialContext
	}
	var local net.Addr
	if source != "" {
		local = &net.TCPAddr{IP: net.ParseIP(source)}
	}
	if k6, ok := r.dialer.(*netext.Dialer); ok {
		own := &netext.Dialer{
			Dialer: k6.Dialer, Resolver: k6.Resolver, Blacklist: k6.Blacklist, BlockedHostnames: k6.BlockedHostnames, Hosts: k6.Hosts,
		}
		own.LocalAddr = local
		return own.DialContext
	}
	return (&net.Dialer{LocalAddr: local}).DialContext
}

// closeWith drops the connections when the run is over.
func (r *transports) closeWith(ctx context.Context) {
	context.AfterFunc(ctx, func() {
		r.mutex.Lock()
		defer r.mutex.Unlock()
		for _, transport := range r.kept {
			transport.CloseIdleConnections()
		}
	})
}
