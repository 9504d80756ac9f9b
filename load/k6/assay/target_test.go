package assay

import (
	"bufio"
	"context"
	"crypto/tls"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"assay.local/k6/conn"
	"assay.local/k6/rows"
)

// The parts that stand for actions: reset closes the connection with RST, and hang keeps the connection open until the test ends.
const (
	reset = "\x00reset"
	hang  = "\x00hang"
)

// target starts a server that answers each request with these parts. It writes them one by one, with pauses.
func target(t *testing.T, parts ...string) *url.URL {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	over := make(chan struct{})
	t.Cleanup(func() { close(over); _ = listener.Close() })
	go func() {
		for {
			connection, err := listener.Accept()
			if err != nil {
				return
			}
			go serveParts(connection, parts, over)
		}
	}()
	return &url.URL{Scheme: "http", Host: listener.Addr().String(), Path: "/v1/chat/completions"}
}

func serveParts(connection net.Conn, parts []string, over chan struct{}) {
	tcp := connection
	connection = sessionOn(connection)
	defer func() { _ = connection.Close() }()
	request, err := http.ReadRequest(bufio.NewReader(connection))
	if err != nil {
		return
	}
	_, _ = io.Copy(io.Discard, request.Body)
	for index, part := range parts {
		switch part {
		case reset:
			if tcp, ok := tcp.(*net.TCPConn); ok {
				_ = tcp.SetLinger(0)
				_ = tcp.Close()
			}
			return
		case hang:
			<-over
			return
		}
		if index > 0 {
			time.Sleep(3 * time.Millisecond)
		}
		if _, err := io.WriteString(connection, part); err != nil {
			return
		}
	}
}

const streamHead = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\nConnection: close\r\n\r\n"

// head returns the head of an answer whose body ends when the connection closes.
func head(status, media string) string {
	return "HTTP/1.1 " + status + "\r\nContent-Type: " + media + "\r\nConnection: close\r\n\r\n"
}

func event(payload string) string { return "data: " + payload + "\n\n" }

const (
	roleChunk   = `{"choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}`
	finishChunk = `{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}`
	usageChunk  = `{"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":3}}`
	goodJSON    = `{"choices":[{"index":0,"message":{"role":"assistant","content":"hi"},"finish_reason":"stop"}],"usage":{"prompt_tokens":7,"completion_tokens":3}}`
)

func chunk(text string) string {
	return `{"choices":[{"index":0,"delta":{"content":"` + text + `"},"finish_reason":null}]}`
}

// good returns a complete stream with n chunks.
func good(n int) string {
	return event(roleChunk) + strings.Repeat(event(chunk("x")), n) + event(finishChunk) + event(usageChunk) + event("[DONE]")
}

// newSpec returns a request for a stream at an address, changed by change.
func newSpec(address *url.URL, change func(*spec)) *spec {
	s := &spec{
		url: address, transport: transportSSE, body: `{"stream":true}`,
		header: http.Header{"Content-Type": {"application/json"}}, due: rows.Never, caps: defaultCaps,
		terminator: "[DONE]",
		timeout:    time.Minute,
	}
	if change != nil {
		change(s)
	}
	return s
}

// way is how a test connects to a target. Both ways must give equal rows.
type way string

const (
	overConn = way("connection")
	overTLS  = way("TLS")
)

var ways = []way{overConn, overTLS}

// certificate returns the certificate of all TLS targets.
var certificate = sync.OnceValue(func() tls.Certificate {
	server := httptest.NewTLSServer(nil)
	defer server.Close()
	return server.TLS.Certificates[0]
})

// peeked is a connection whose first bytes were already read into reader.
type peeked struct {
	net.Conn
	reader *bufio.Reader
}

func (p peeked) Read(into []byte) (int, error) { return p.reader.Read(into) }

// sessionOn returns a TLS session if the client begins a TLS handshake (content type 22), else the plain connection.
func sessionOn(connection net.Conn) net.Conn {
	reader := bufio.NewReader(connection)
	first, err := reader.Peek(1)
	if err != nil || first[0] != 22 {
		return peeked{connection, reader}
	}
	return tls.Server(peeked{connection, reader}, &tls.Config{Certificates: []tls.Certificate{certificate()}})
}

// ask performs one request over its own connection.
func ask(t *testing.T, c *caller, s *spec, by way) *answer {
	t.Helper()
	env := envFor(t)
	if by == overTLS {
		secure := *s.url
		secure.Scheme = "https"
		s.url = &secure
	}
	env.aim(s)
	if by == overTLS {
		env.destination.TLS.InsecureSkipVerify = true
	}
	return c.perform(context.Background(), env)
}

// aim sets the next request of the environment and the destination of the connection for this request.
func (env *requestEnv) aim(s *spec) {
	env.spec, env.destination = s, new(run).destinationOf(s.url, nil)
}

// envFor returns the environment of one user's requests, and closes its connections after the test.
func envFor(t *testing.T) requestEnv {
	t.Helper()
	env := requestEnv{pool: new(conn.Pool), dialer: new(net.Dialer), scenario: "main", vu: 1, keys: new(keyring), liveStats: new(liveStats)}
	t.Cleanup(env.pool.Close)
	return env
}
