package conn

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// listen serves each connection with a function and returns the address.
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

// answers reads requests in series and writes the same answer to each.
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

// kinds of connections must behave alike, except for the moment at which a reader is woken.
var kinds = []Kind{Whole, Stream}

func dial(t *testing.T, address string, kind Kind) *Conn {
	t.Helper()
	l, err := Dial(context.Background(), new(net.Dialer), address, kind, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Break)
	return l
}

func plain(address, body string) *Request {
	return &Request{Method: http.MethodPost, URL: &url.URL{Scheme: "http", Host: address, Path: "/"}, Header: http.Header{}, Body: body}
}

// exchange sends one request and returns the body of its answer.
func exchange(t *testing.T, l *Conn, request *Request) (*http.Response, string) {
	t.Helper()
	if err := l.Send(request); err != nil {
		t.Fatal(err)
	}
	response, err := l.Receive()
	if err != nil {
		t.Fatal(err)
	}
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
		t.Cleanup(pool.Close)
		first := dial(t, address, kind)
		for range 3 {
			response, body := exchange(t, first, plain(address, "x"))
			if body != "ok" || first.FirstRead() == 0 {
				t.Fatalf("%q, first read at %d", body, first.FirstRead())
			}
			pool.Keep(first, response)
			if pool.Take("127.0.0.1:1", kind) != nil {
				t.Fatal("a line to another address")
			}
			if pool.Take(address, kind) != first {
				t.Fatal("not the line that was kept")
			}
			if pool.Take(address, kind) != nil {
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
				t.Cleanup(pool.Close)
				l := dial(t, address, kind)
				response, _ := exchange(t, l, plain(address, strings.Repeat("x", 8<<20)))
				pool.Keep(l, response)
				// The end of the connection is still on its way through the loopback.
				for deadline := time.Now().Add(5 * time.Second); ; {
					taken := pool.Take(address, kind)
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

// answersEarly answers before it has read the body, which it never reads.
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
		for _, size := range []int{0, 1, inlineBytes, inlineBytes + 1, 5 << 20, 3} {
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

// pieces answers with a body of unknown length, one piece after the other, and then keeps the connection open.
func pieces(pause time.Duration, all ...string) func(*net.TCPConn) {
	return func(conn *net.TCPConn) {
		_, _ = http.ReadRequest(bufio.NewReader(conn))
		_, _ = io.WriteString(conn, "HTTP/1.1 200 OK\r\n\r\n")
		for _, piece := range all {
			time.Sleep(pause)
			_, _ = io.WriteString(conn, piece)
		}
		_, _ = io.Copy(io.Discard, conn)
	}
}

// Each piece is written when the one before has arrived, and all are read when the last one has arrived.
func TestAPatientReaderGetsArrivalTimes(t *testing.T) {
	all := []string{"one", "two", "six", "data: [DONE]\n\n"}
	goOn := make(chan struct{}, len(all))
	address := listen(t, func(conn *net.TCPConn) {
		_, _ = http.ReadRequest(bufio.NewReader(conn))
		_, _ = io.WriteString(conn, "HTTP/1.1 200 OK\r\n\r\n")
		for _, piece := range all {
			<-goOn
			_, _ = io.WriteString(conn, piece)
		}
		_, _ = io.Copy(io.Discard, conn)
	})
	l := dial(t, address, Stream)
	if l.epollReader == nil {
		t.Skip("this system has no loop: each reader is woken for each piece")
	}
	if err := l.Send(plain(address, "")); err != nil {
		t.Fatal(err)
	}
	response, err := l.Receive()
	if err != nil {
		t.Fatal(err)
	}
	l.SetPatient(true, "[DONE]")
	var came []int64
	for last := l.FirstRead(); len(came) < len(all); {
		goOn <- struct{}{}
		for l.LastArrival() == last {
			time.Sleep(100 * time.Microsecond)
		}
		last = l.LastArrival()
		came = append(came, last)
	}
	for place, want := range all {
		piece := make([]byte, 100)
		n, err := response.Body.Read(piece)
		if err != nil || string(piece[:n]) != want || l.LastRead() != came[place] {
			t.Errorf("%q at %d, %v; want %q at %d", piece[:n], l.LastRead(), err, want, came[place])
		}
	}
}

// Nothing in these bytes shows that a reader waits for them.
func TestAPatientReaderGetsItsBytes(t *testing.T) {
	address := listen(t, pieces(time.Millisecond, "x"))
	for _, kind := range kinds {
		l := dial(t, address, kind)
		if err := l.Send(plain(address, "")); err != nil {
			t.Fatal(err)
		}
		response, err := l.Receive()
		if err != nil {
			t.Fatal(err)
		}
		l.SetPatient(true, "[DONE]")
		if n, err := response.Body.Read(make([]byte, 10)); n != 1 || err != nil {
			t.Errorf("%d bytes, %v", n, err)
		}
		if kind == Stream && l.epollReader != nil && l.LastArrival() != l.LastRead() {
			t.Error("nothing came since")
		}
	}
}

// A reader that is slower than its sender, then faster, then slower again.
func TestALargeAnswerArrivesWhole(t *testing.T) {
	want := make([]byte, 6<<20)
	for index := range want {
		want[index] = byte(index * index >> 8)
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for rest := want; len(rest) > 0; rest = rest[min(len(rest), 300_000):] {
			_, _ = w.Write(rest[:min(len(rest), 300_000)])
			_ = http.NewResponseController(w).Flush()
			if len(rest)%3 == 0 {
				time.Sleep(time.Millisecond)
			}
		}
	}))
	t.Cleanup(server.Close)
	address := strings.TrimPrefix(server.URL, "http://")
	for _, kind := range kinds {
		l := dial(t, address, kind)
		for round := range 4 {
			if err := l.Send(plain(address, "")); err != nil {
				t.Fatal(err)
			}
			response, err := l.Receive()
			if err != nil {
				t.Fatal(err)
			}
			l.SetPatient(round%2 == 0, "[DONE]")
			var got bytes.Buffer
			for buffer := make([]byte, 50_000); ; {
				n, err := response.Body.Read(buffer[:1+got.Len()%len(buffer)])
				got.Write(buffer[:n])
				if err == io.EOF {
					break
				}
				if err != nil {
					t.Fatal(err)
				}
				if round > 1 && got.Len()%7 == 0 {
					time.Sleep(50 * time.Microsecond)
				}
			}
			if !bytes.Equal(got.Bytes(), want) {
				t.Fatalf("kind %d, round %d: %d bytes of %d, or others", kind, round, got.Len(), len(want))
			}
			if !l.isQuiet() {
				t.Error("the line is not as it was")
			}
		}
	}
}

func TestManyStreamsAtOnceStaySeparate(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		for range 20 {
			_, _ = w.Write(body)
			_ = http.NewResponseController(w).Flush()
		}
	}))
	t.Cleanup(server.Close)
	address := strings.TrimPrefix(server.URL, "http://")
	var all sync.WaitGroup
	for user := range 40 {
		all.Go(func() {
			for round := range 10 {
				l, err := Dial(context.Background(), new(net.Dialer), address, Stream, nil)
				if err != nil {
					t.Error(err)
					return
				}
				word := fmt.Sprintf("user %d round %d;", user, round)
				if err := l.Send(plain(address, word)); err != nil {
					t.Error(err)
				}
				if response, err := l.Receive(); err != nil {
					t.Error(err)
				} else {
					l.SetPatient(round%2 == 0, "[DONE]")
					if body, err := io.ReadAll(response.Body); err != nil || string(body) != strings.Repeat(word, 20) {
						t.Errorf("%q, %v", body, err)
					}
				}
				l.Break()
			}
		})
	}
	all.Wait()
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

func TestThePoolIsBounded(t *testing.T) {
	address := listen(t, answers(small))
	var pool Pool
	t.Cleanup(pool.Close)
	for range maxIdle + 3 {
		pool.Keep(dial(t, address, Whole), &http.Response{})
	}
	if len(pool.idle) != maxIdle {
		t.Errorf("%d idle", len(pool.idle))
	}
}

func TestOtherRequestsNeedATransport(t *testing.T) {
	for _, change := range []func(*Request){
		func(r *Request) { r.URL.Scheme = "https" },
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
