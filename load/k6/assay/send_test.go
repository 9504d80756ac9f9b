package assay

import (
	"crypto/tls"
	"net/url"
	"runtime"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
	"assay.local/k6/rows"
)

func TestWhereConnectionsLead(t *testing.T) {
	at := func(text string) *url.URL {
		parsed, err := url.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return parsed
	}
	r := new(run)
	plain, secure := at("http://127.0.0.1:1/v1"), at("https://example.com/v1")
	if line := r.destinationOf(plain, nil); line != (conn.Target{Address: "127.0.0.1:1"}) {
		t.Errorf("plain: %+v", line)
	}
	line := r.destinationOf(secure, nil)
	if line.Address != "example.com:443" || line.TLS.ServerName != "example.com" || line.TLS.NextProtos[0] != "http/1.1" {
		t.Errorf("secure: %+v", line)
	}
	if groups := line.TLS.CurvePreferences; len(groups) == 0 || slices.Contains(groups, tls.X25519MLKEM768) {
		t.Errorf("groups for the key exchange: %v", groups)
	}
	if r.destinationOf(secure, nil) != line {
		t.Error("another user has another session")
	}
	talks := at("https://example.com/v1/socket")
	second := &run{task: &task{config: &config{HTTPVersion: 2}, socketURL: talks}}
	if line := second.destinationOf(secure, nil); line.TLS.NextProtos[0] != "h2" {
		t.Errorf("HTTP/2: %+v", line.TLS.NextProtos)
	}
	if line := second.destinationOf(talks, nil); line.TLS.NextProtos[0] != "http/1.1" || line.Kind != conn.Frames {
		t.Errorf("WebSocket: %+v", line)
	}
}

// Tests that connectedUs excludes the wait for a permit. A user with a ready connection may still wait for the permission to work.
func TestConnectedExcludesTheWaitForAPermit(t *testing.T) {
	others := make([]conn.Permit, 8*runtime.GOMAXPROCS(0))
	for index := range others {
		others[index].Acquire()
	}
	var released atomic.Int64
	before, _, _, _ := conn.Opened()
	go func() {
		for opened := before; opened == before; opened, _, _, _ = conn.Opened() {
			time.Sleep(time.Millisecond)
		}
		released.Store(clock.Now())
		for index := range others {
			others[index].Release()
		}
	}()
	c := caller{permit: new(conn.Permit)}
	defer c.permit.Release()
	row := &ask(t, &c, newSpec(target(t, good(1)), nil), overTLS).row
	if row.Closed < released.Load() {
		t.Fatal("the user did not wait")
	}
	if row.Connected == rows.Never || row.Connected >= released.Load() || row.TCP > row.Connected {
		t.Errorf("connected %d, secured %d, the permit came at %d", row.TCP, row.Connected, released.Load())
	}
}
