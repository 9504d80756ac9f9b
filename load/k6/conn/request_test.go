package conn

import (
	"net/url"
	"testing"
)

func TestAddress(t *testing.T) {
	for host, want := range map[string]string{
		"127.0.0.1:8080": "127.0.0.1:8080", "example.com": "example.com:80", "[::1]": "[::1]:80", "[::1]:9": "[::1]:9",
	} {
		if got := Address(&url.URL{Host: host}); got != want {
			t.Errorf("%s became %s", host, got)
		}
	}
}
