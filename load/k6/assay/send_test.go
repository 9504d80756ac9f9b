package assay

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"go.k6.io/k6/v2/lib"

	"assay.local/k6/conn"
)

func TestWhereConnectionsLead(t *testing.T) {
	at := func(text string) *url.URL {
		parsed, err := url.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		return parsed
	}
	u := user{run: new(run)}
	plain, secure := at("http://127.0.0.1:1/v1"), at("https://example.com/v1")
	if line := u.lineTo(new(lib.State), &spec{url: plain}); line != (conn.Target{Address: "127.0.0.1:1"}) {
		t.Errorf("plain: %+v", line)
	}
	line := u.lineTo(new(lib.State), &spec{url: secure})
	if line.Address != "example.com:443" || line.TLS.ServerName != "example.com" || line.TLS.NextProtos[0] != "http/1.1" {
		t.Errorf("secure: %+v", line)
	}
	other := user{run: u.run}
	if other.lineTo(new(lib.State), &spec{url: secure}) != line {
		t.Error("another user has another session")
	}
	u.run.task = &task{config: &config{HTTPVersion: 2}}
	another := user{run: u.run}
	if line := another.lineTo(new(lib.State), &spec{url: secure}); line.TLS.NextProtos[0] != "h2" {
		t.Errorf("HTTP/2: %+v", line.TLS.NextProtos)
	}
}

func TestARequestThatNoLoadCanSend(t *testing.T) {
	g := envFor(t)
	g.aim(newSpec(target(t, streamHead), func(s *spec) { s.header = http.Header{"Connection": {"close"}} }))
	var c caller
	if a := c.perform(context.Background(), g); a.row.Class != "network" || !strings.Contains(a.row.Error, "cannot send") {
		t.Errorf("%s %q", a.row.Class, a.row.Error)
	}
}
