package assay

import (
	"crypto/tls"
	"net/url"
	"slices"
	"testing"

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
