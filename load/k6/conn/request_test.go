package conn

import (
	"bytes"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
)

func TestOtherRequestsNeedATransport(t *testing.T) {
	for _, change := range []func(*Request){
		func(r *Request) { r.URL.Scheme = "ftp" },
		func(r *Request) { r.URL.Host = "bücher.example" },
		func(r *Request) { r.URL.Host = "[fe80::1%25eth0]:80" },
		func(r *Request) { r.URL.Host = "" },
		func(r *Request) { r.URL.Host = "a:" },
		func(r *Request) { r.URL.RawQuery = "a b" },
		func(r *Request) { r.URL.RawQuery = "a\r\nX: y" },
		func(r *Request) { r.Method = http.MethodHead },
		func(r *Request) { r.Method = "POST / HTTP/1.1\r\nX: y" },
		func(r *Request) { r.Header["Expect"] = []string{"100-continue"} },
		func(r *Request) { r.Header["Connection"] = []string{"close"} },
		func(r *Request) { r.Header["Host"] = []string{"other"} },
		func(r *Request) { r.Header["Content-Length"] = []string{"5"} },
		func(r *Request) { r.Header["X"] = []string{"a\r\nY: b"} },
		func(r *Request) { r.Header["X"] = []string{" a"} },
		func(r *Request) { r.Header["X Y"] = []string{"a"} },
		func(r *Request) { r.Header[""] = []string{"a"} },
	} {
		request := plain("127.0.0.1:1", "x")
		if !CanSend(request) {
			t.Fatal("this one is plain")
		}
		change(request)
		if CanSend(request) {
			t.Errorf("%+v", request)
		}
	}
}

// A request is written byte by byte as net/http writes it.
func FuzzRequest(f *testing.F) {
	f.Add("POST", "127.0.0.1:80", "/v1/chat/completions", "a=1", "X-Assay-Index", "7", "", "{}")
	f.Add("GET", "[::1]", "", "", "User-Agent", "", "x", "")
	f.Add("DELETE", "a.b", "/ü %", "?", "Accept", "text/event-stream", "", "")
	f.Add("PUT", "a", "//x", "", "User-agent", "k6", "y", "")
	f.Fuzz(func(t *testing.T, method, host, path, query, name, value, second, body string) {
		request := &Request{
			Method: method, URL: &url.URL{Scheme: "http", Host: host, Path: path, RawQuery: query}, Body: body,
			Header: http.Header{http.CanonicalHeaderKey(name): {value}, "B": {second, value}},
		}
		if !CanSend(request) {
			return
		}
		theirs := &http.Request{
			Method: method, URL: request.URL, Header: request.Header.Clone(), ContentLength: int64(len(body)),
			Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1,
		}
		if body != "" {
			theirs.Body = io.NopCloser(strings.NewReader(body))
		}
		var want bytes.Buffer
		if theirs.Write(&want) != nil {
			return
		}
		if got := new(Conn).compose(nil, request); !bytes.Equal(got, want.Bytes()) {
			t.Errorf("%q\nnet/http writes\n%q", got, want.Bytes())
		}
	})
}

func TestAddress(t *testing.T) {
	for host, want := range map[string]string{
		"127.0.0.1:8080": "127.0.0.1:8080", "example.com": "example.com:80", "[::1]": "[::1]:80", "[::1]:9": "[::1]:9",
	} {
		if got := Address(&url.URL{Host: host}); got != want {
			t.Errorf("%s became %s", host, got)
		}
	}
}
