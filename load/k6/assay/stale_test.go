package assay

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"sync/atomic"
	"testing"
	"time"

	"assay.local/k6/rows"
)

// connection decides whether a server answers the request with this number on one connection (true) or closes the connection (false).
type connection func(number int) bool

// keeping starts a server that keeps connections open after an answer. on returns the behavior of the connection with this number.
func keeping(t *testing.T, answer string, on func(connectionNumber int) connection) (*url.URL, *atomic.Int64) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	var requests atomic.Int64
	go func() {
		for number := 0; ; number++ {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go keep(conn, answer, on(number), &requests)
		}
	}()
	return &url.URL{Scheme: "http", Host: listener.Addr().String(), Path: "/v1/chat/completions"}, &requests
}

func keep(conn net.Conn, answer string, goesOn connection, requests *atomic.Int64) {
	defer func() { _ = conn.Close() }()
	reader := bufio.NewReader(conn)
	for number := 0; ; number++ {
		request, err := http.ReadRequest(reader)
		if err != nil {
			return
		}
		_, _ = io.Copy(io.Discard, request.Body)
		requests.Add(1)
		if !goesOn(number) {
			return
		}
		if _, err := io.WriteString(conn, answer); err != nil {
			return
		}
	}
}

func framed(media, body string) string {
	return fmt.Sprintf("HTTP/1.1 200 OK\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n%s", media, len(body), body)
}

var kept = map[string]struct {
	change func(*spec)
	answer string
}{
	"stream": {nil, framed("text/event-stream", good(3))},
	"JSON":   {jsonSpec, framed("application/json", goodJSON)},
}

// The service closes the connection while the next request is sent. The request is sent once more, and its
// row has "resent".
func TestARequestOnAConnectionThatWasClosedIsSentAgain(t *testing.T) {
	for name, one := range kept {
		address, requests := keeping(t, one.answer, func(int) connection {
			return func(number int) bool { return number == 0 }
		})
		g := envFor(t)
		var c caller
		for round := range 4 {
			g.aim(newSpec(address, one.change))
			row := &c.perform(context.Background(), g).row
			if row.Class != "ok" || row.Resent != (round > 0) || row.Connected == rows.Never || row.Status != 200 {
				t.Fatalf("%s, round %d: %s %q, sent again %v, connected %d", name, round, row.Class, row.Error, row.Resent, row.Connected)
			}
			if row.Connected < row.Sent || row.Headers < row.Connected {
				t.Errorf("%s: sent %d, connected %d, head %d", name, row.Sent, row.Connected, row.Headers)
			}
		}
		if requests.Load() != 7 {
			t.Errorf("%s: %d requests", name, requests.Load())
		}
	}
}

func TestARequestIsSentAgainOnceAtMost(t *testing.T) {
	for name, one := range kept {
		address, requests := keeping(t, one.answer, func(connectionNumber int) connection {
			return func(number int) bool { return connectionNumber == 0 && number == 0 }
		})
		g := envFor(t)
		var c caller
		want := []struct {
			class    string
			resent   bool
			requests int64
		}{{"ok", false, 1}, {"reset", true, 3}, {"reset", false, 4}}
		for round, w := range want {
			g.aim(newSpec(address, one.change))
			row := &c.perform(context.Background(), g).row
			if row.Class != w.class || row.Resent != w.resent || requests.Load() != w.requests {
				t.Errorf("%s, round %d: %s %q, sent again %v, %d requests", name, round, row.Class, row.Error, row.Resent, requests.Load())
			}
		}
	}
}

// A request fails if the service closes the connection some time after it has received the request.
func TestARequestThatWasDroppedLaterIsAFailure(t *testing.T) {
	address, requests := keeping(t, kept["JSON"].answer, func(int) connection {
		return func(number int) bool {
			if number > 0 {
				time.Sleep(2 * staleWithin)
			}
			return number == 0
		}
	})
	g := envFor(t)
	var c caller
	for round, class := range []string{"ok", "reset"} {
		g.aim(newSpec(address, jsonSpec))
		row := &c.perform(context.Background(), g).row
		if row.Class != class || row.Resent || requests.Load() != int64(round+1) {
			t.Errorf("round %d: %s, sent again %v, %d requests", round, row.Class, row.Resent, requests.Load())
		}
	}
}

// Tests that a request fails if the service resets a connection that was in use a moment ago, as it does when it crashes.
func TestAResetOfAConnectionInUseIsAFailure(t *testing.T) {
	for _, idle := range []time.Duration{0, 2 * idleAfter} {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = listener.Close() })
		go func() {
			for {
				conn, err := listener.Accept()
				if err != nil {
					return
				}
				var requests atomic.Int64
				go keep(conn, kept["JSON"].answer, func(number int) bool {
					if number > 0 {
						_ = conn.(*net.TCPConn).SetLinger(0)
					}
					return number == 0
				}, &requests)
			}
		}()
		g := envFor(t)
		var c caller
		for round := range 2 {
			g.aim(newSpec(&url.URL{Scheme: "http", Host: listener.Addr().String(), Path: "/"}, jsonSpec))
			row := &c.perform(context.Background(), g).row
			isFailure := round > 0 && idle == 0
			if (row.Class == "reset") != isFailure || row.Resent != (round > 0 && idle > 0) {
				t.Errorf("after %s, round %d: %s %q, sent again %v", idle, round, row.Class, row.Error, row.Resent)
			}
			time.Sleep(idle)
		}
	}
}

// Tests that no request is written to a connection that the service has closed.
func TestAConnectionThatTheServiceHasClosedIsNotUsed(t *testing.T) {
	for name, one := range kept {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = listener.Close() })
		var surplus atomic.Int64
		go func() {
			for {
				conn, err := listener.Accept()
				if err != nil {
					return
				}
				reader := bufio.NewReader(conn)
				if request, err := http.ReadRequest(reader); err == nil {
					_, _ = io.Copy(io.Discard, request.Body)
					_, _ = io.WriteString(conn, one.answer)
					if tcp, ok := conn.(*net.TCPConn); ok {
						_ = tcp.CloseWrite()
					}
					// Bytes that still arrive were written although the service had ended the connection.
					go func() {
						n, _ := io.Copy(io.Discard, reader)
						surplus.Add(n)
						_ = conn.Close()
					}()
				}
			}
		}()
		g := envFor(t)
		var c caller
		for round := range 5 {
			g.aim(newSpec(&url.URL{Scheme: "http", Host: listener.Addr().String(), Path: "/"}, one.change))
			row := &c.perform(context.Background(), g).row
			if row.Class != "ok" || row.Resent {
				t.Errorf("%s, round %d: %s %q, sent again %v", name, round, row.Class, row.Error, row.Resent)
			}
			time.Sleep(20 * time.Millisecond)
		}
		if surplus.Load() != 0 {
			t.Errorf("%s: %d bytes were written to closed connections", name, surplus.Load())
		}
	}
}
