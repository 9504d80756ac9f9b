package conn

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// listen starts a server that passes each connection to serve. It returns the server's address.
func listen(t *testing.T, serve func(conn *net.TCPConn)) string {
	t.Helper()
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
			tcp, _ := conn.(*net.TCPConn)
			go func() {
				defer func() { _ = tcp.Close() }()
				serve(tcp)
			}()
		}
	}()
	return listener.Addr().String()
}

// answers returns a function that reads the requests of a connection and answers each with text.
func answers(text string) func(*net.TCPConn) {
	return func(conn *net.TCPConn) {
		reader := bufio.NewReader(conn)
		for {
			request, err := http.ReadRequest(reader)
			if err != nil {
				return
			}
			_, _ = io.Copy(io.Discard, request.Body)
			if _, err := io.WriteString(conn, text); err != nil {
				return
			}
		}
	}
}

// kinds are the kinds of connections that must give equal answers. The time at which a reader is woken may differ.
var kinds = []Kind{Whole, Stream}

func dial(t *testing.T, address string, kind Kind) *Conn {
	t.Helper()
	l, err := Dial(context.Background(), new(net.Dialer), Target{Address: address, Kind: kind}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Break)
	return l
}

// hasLoop reports whether a loop reads the connection.
func hasLoop(l *Conn) bool {
	_, isSocket := l.wire.(socket)
	return !isSocket
}

func plain(address, body string) *Request {
	return &Request{Method: http.MethodPost, URL: &url.URL{Scheme: "http", Host: address, Path: "/"}, Header: http.Header{}, Body: body}
}

// answerTo sends a request and returns its answer, whose body is not read yet.
func answerTo(t *testing.T, l *Conn, request *Request) *http.Response {
	t.Helper()
	if err := l.Send(request); err != nil {
		t.Fatal(err)
	}
	response, err := l.Receive()
	if err != nil {
		t.Fatal(err)
	}
	return response
}

// exchange sends one request. It returns the answer, and the body of the answer as text.
func exchange(t *testing.T, l *Conn, request *Request) (*http.Response, string) {
	t.Helper()
	response := answerTo(t, l, request)
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response, string(body)
}

const small = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"

func TestAConnectionIsKeptAndReused(t *testing.T) {
	for _, kind := range kinds {
		address := listen(t, answers(small))
		var pool Pool
		first := dial(t, address, kind)
		for range 3 {
			response, body := exchange(t, first, plain(address, "x"))
			if body != "ok" || first.FirstRead == 0 {
				t.Fatalf("%q, first read at %d", body, first.FirstRead)
			}
			pool.Keep(first, response)
			if pool.Take(Target{Address: "127.0.0.1:1", Kind: kind}, nil) != nil {
				t.Fatal("a line to another address")
			}
			if pool.Take(Target{Address: address, Kind: kind}, nil) != first {
				t.Fatal("not the line that was kept")
			}
			if pool.Take(Target{Address: address, Kind: kind}, nil) != nil {
				t.Fatal("one line taken twice")
			}
		}
	}
}

func TestAnUnusableConnectionIsNotReused(t *testing.T) {
	for _, kind := range kinds {
		cases := map[string]func(*net.TCPConn){
			"closed after the answer": func(conn *net.TCPConn) {
				_, _ = http.ReadRequest(bufio.NewReader(conn))
				_, _ = io.WriteString(conn, small)
			},
			"reset after the answer": func(conn *net.TCPConn) {
				_, _ = http.ReadRequest(bufio.NewReader(conn))
				_, _ = io.WriteString(conn, small)
				time.Sleep(5 * time.Millisecond)
				_ = conn.SetLinger(0)
			},
			"bytes nobody asked for":           answers(small + small),
			"an answer that says close":        answers("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok"),
			"an answer of HTTP/1.0":            answers("HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok"),
			"bytes that come after the answer": answers("HTTP/1.1 204 No Content\r\n\r\nHTTP/1.1 408 Request Timeout\r\n\r\n"),
			"an answer while writing goes on":  answersEarly,
		}
		for name, serve := range cases {
			t.Run(fmt.Sprint(name, kind), func(t *testing.T) {
				address := listen(t, serve)
				var pool Pool
				l := dial(t, address, kind)
				response, _ := exchange(t, l, plain(address, strings.Repeat("x", 8<<20)))
				pool.Keep(l, response)
				// The end of the connection is still on its way through the loopback.
				for deadline := time.Now().Add(5 * time.Second); ; {
					taken := pool.Take(Target{Address: address, Kind: kind}, nil)
					if taken == nil {
						return
					}
					if time.Now().After(deadline) {
						t.Fatal("still taken")
					}
					pool.Keep(taken, response)
					time.Sleep(time.Millisecond)
				}
			})
		}
	}
}

// answersEarly answers without reading the body of the request.
func answersEarly(conn *net.TCPConn) {
	_, _ = conn.Read(make([]byte, 100))
	_, _ = io.WriteString(conn, "HTTP/1.1 413 Too Large\r\nContent-Length: 2\r\n\r\nno")
	time.Sleep(200 * time.Millisecond)
}

func TestAServerMayAnswerBeforeItHasReadAll(t *testing.T) {
	for _, kind := range kinds {
		address := listen(t, answersEarly)
		response, body := exchange(t, dial(t, address, kind), plain(address, strings.Repeat("x", 20<<20)))
		if response.StatusCode != http.StatusRequestEntityTooLarge || body != "no" {
			t.Errorf("%d %q", response.StatusCode, body)
		}
	}
}

func TestALargeBodyArrivesWhole(t *testing.T) {
	for _, kind := range kinds {
		var got atomic.Int64
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			n, _ := io.Copy(io.Discard, r.Body)
			got.Store(n)
		}))
		t.Cleanup(server.Close)
		address := strings.TrimPrefix(server.URL, "http://")
		l := dial(t, address, kind)
		for _, size := range []int{0, 1, maxInlineBytes, maxInlineBytes + 1, 5 << 20, 3} {
			response, _ := exchange(t, l, plain(address, strings.Repeat("x", size)))
			if got.Load() != int64(size) || response.StatusCode != http.StatusOK {
				t.Errorf("%d bytes of %d, status %d", got.Load(), size, response.StatusCode)
			}
			if !l.isWritten() {
				t.Errorf("%d bytes: not written", size)
			}
		}
	}
}

func TestInformationalAnswersAreSkipped(t *testing.T) {
	for _, kind := range kinds {
		hints := "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
		address := listen(t, answers("HTTP/1.1 100 Continue\r\n\r\n"+hints+small))
		if _, body := exchange(t, dial(t, address, kind), plain(address, "")); body != "ok" {
			t.Errorf("%q", body)
		}
		for text, words := range map[string]string{
			strings.Repeat(hints, 20):                                "too many 1xx",
			"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n": "switches protocols",
			"HTTP/1.1 200 OK\r\nX: " + strings.Repeat("y", 12<<20):   "too large",
			"hello\r\n\r\n": "malformed",
		} {
			address := listen(t, answers(text))
			l := dial(t, address, kind)
			if err := l.Send(plain(address, "")); err != nil {
				t.Fatal(err)
			}
			if _, err := l.Receive(); err == nil || !strings.Contains(err.Error(), words) {
				t.Errorf("%v lacks %q", err, words)
			}
		}
	}
}

func TestBreakEndsAWait(t *testing.T) {
	for _, kind := range kinds {
		address := listen(t, func(conn *net.TCPConn) { _, _ = io.Copy(io.Discard, conn) })
		l := dial(t, address, kind)
		if err := l.Send(plain(address, "")); err != nil {
			t.Fatal(err)
		}
		time.AfterFunc(10*time.Millisecond, l.Break)
		if _, err := l.Receive(); err == nil {
			t.Error("an answer of nobody")
		}
	}
}

func TestThePoolGivesTheConnectionUsedLast(t *testing.T) {
	address := listen(t, answers(small))
	var pool Pool
	first, second, third := dial(t, address, Whole), dial(t, address, Whole), dial(t, address, Whole)
	for _, each := range []*Conn{first, second, third} {
		pool.Keep(each, &http.Response{})
	}
	third.Break()
	if pool.Take(first.target, nil) != second || pool.Take(first.target, nil) != first || pool.Take(first.target, nil) != nil {
		t.Error("the connections do not come back in turn, or a closed one does")
	}
}
