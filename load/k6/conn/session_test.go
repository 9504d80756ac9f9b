package conn

import (
	"bufio"
	"context"
	"crypto/tls"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// secure returns a certificate for 127.0.0.1, and the settings of a client that trusts it.
var secure = sync.OnceValues(func() (tls.Certificate, *tls.Config) {
	server := httptest.NewTLSServer(nil)
	defer server.Close()
	transport, _ := server.Client().Transport.(*http.Transport)
	trust := transport.TLSClientConfig.Clone()
	trust.NextProtos = []string{"http/1.1"}
	trust.ServerName = "example.com"
	return server.TLS.Certificates[0], trust
})

// listenTLS starts a TLS server that passes each session to serve. It returns the server's address.
func listenTLS(t *testing.T, change func(*tls.Config), serve func(net.Conn)) string {
	t.Helper()
	certificate, _ := secure()
	config := &tls.Config{Certificates: []tls.Certificate{certificate}}
	if change != nil {
		change(config)
	}
	return listen(t, func(tcp *net.TCPConn) {
		session := tls.Server(cutting{tcp, new(int)}, config)
		if session.Handshake() == nil {
			serve(session)
		}
	})
}

// cutting sends each write in two parts, cut at another place each time. So TLS records arrive in parts.
type cutting struct {
	net.Conn
	writes *int
}

func (c cutting) Write(bytes []byte) (int, error) {
	*c.writes++
	cut := *c.writes * 7 % (len(bytes) + 1)
	if _, err := c.Conn.Write(bytes[:cut]); err != nil {
		return 0, err
	}
	time.Sleep(100 * time.Microsecond)
	_, err := c.Conn.Write(bytes[cut:])
	return len(bytes), err
}

func dialTLS(t *testing.T, address string, kind Kind) *Conn {
	t.Helper()
	_, trust := secure()
	l, err := Dial(context.Background(), new(net.Dialer), Target{Address: address, Kind: kind, TLS: trust}, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Break)
	return l
}

// TLS answers of all sizes must be complete, whether the loop or the user's goroutine reads them.
func TestAnswersOverTLSAreWhole(t *testing.T) {
	for _, kind := range kinds {
		for _, size := range []int{1, 5000, 300_000, 3_000_000} {
			body := strings.Repeat("assay", size/5+1)
			address := listenTLS(t, nil, func(session net.Conn) {
				reader := bufio.NewReader(session)
				for range 2 {
					request, err := http.ReadRequest(reader)
					if err != nil {
						return
					}
					_, _ = io.Copy(io.Discard, request.Body)
					response := http.Response{StatusCode: 200, ProtoMajor: 1, ProtoMinor: 1, ContentLength: int64(len(body)), Body: io.NopCloser(strings.NewReader(body))}
					_ = response.Write(session)
				}
				_, _ = io.Copy(io.Discard, session)
			})
			l := dialTLS(t, address, kind)
			pool := new(Pool)
			for turn := range 2 {
				response := answerTo(t, l, plain(address, strings.Repeat("x", 40_000)))
				got, err := io.ReadAll(response.Body)
				if err != nil || string(got) != body {
					t.Errorf("kind %d, %d bytes, turn %d: %d bytes, %v", kind, size, turn, len(got), err)
				}
				pool.Keep(l, response)
				if _, trust := secure(); turn == 0 && pool.Take(Target{Address: address, Kind: kind, TLS: trust}, nil) != l {
					t.Errorf("kind %d, %d bytes: the connection is not used again", kind, size)
				}
			}
		}
	}
}

func TestTheEndOfASessionEndsItsAnswer(t *testing.T) {
	ends := map[string]func(session net.Conn){
		"with a last message": func(session net.Conn) { _ = session.Close() },
		"without one": func(session net.Conn) {
			if own, ok := session.(*tls.Conn); ok {
				_ = own.NetConn().Close()
			}
		},
	}
	for _, kind := range kinds {
		for name, end := range ends {
			address := listenTLS(t, nil, func(session net.Conn) {
				_, _ = http.ReadRequest(bufio.NewReader(session))
				_, _ = io.WriteString(session, "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf")
				end(session)
			})
			l := dialTLS(t, address, kind)
			response := answerTo(t, l, plain(address, ""))
			if got, err := io.ReadAll(response.Body); string(got) != "half" || !errors.Is(err, io.ErrUnexpectedEOF) {
				t.Errorf("kind %d, %s: %q, %v", kind, name, got, err)
			}
		}
	}
}

// heavy is a connection with a slow first write (the start of a handshake). atOnce counts the current first writes; most is its maximum.
type heavy struct {
	net.Conn
	atOnce, most *atomic.Int64
	hasBegun     atomic.Bool
}

func (h *heavy) Write(bytes []byte) (int, error) {
	if h.hasBegun.Swap(true) {
		return h.Conn.Write(bytes)
	}
	now := h.atOnce.Add(1)
	defer h.atOnce.Add(-1)
	for was := h.most.Load(); now > was && !h.most.CompareAndSwap(was, now); was = h.most.Load() {
	}
	time.Sleep(2 * time.Millisecond)
	return h.Conn.Write(bytes)
}

// heavyDialer returns connections that are open already, because a user who connects for long gives its turn to another one.
type heavyDialer struct {
	open         chan net.Conn
	atOnce, most atomic.Int64
}

func (d *heavyDialer) DialContext(context.Context, string, string) (net.Conn, error) {
	return &heavy{Conn: <-d.open, atOnce: &d.atOnce, most: &d.most}, nil
}

func TestFewHandshakesBeginAtOnce(t *testing.T) {
	const users = 20
	dialer, most := &heavyDialer{open: make(chan net.Conn, users)}, int64(max(1, runtime.GOMAXPROCS(0)/2))
	goOn := make(chan struct{})
	address := listenTLS(t, func(c *tls.Config) {
		c.GetConfigForClient = func(*tls.ClientHelloInfo) (*tls.Config, error) { <-goOn; return nil, nil }
	}, func(net.Conn) {})
	_, trust := secure()
	for range users {
		conn, err := net.Dial("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		dialer.open <- conn
	}
	var all, begun sync.WaitGroup
	for range users {
		begun.Add(1)
		all.Go(func() {
			turn := AwaitTurn()
			begun.Done()
			l, err := Dial(context.Background(), dialer, Target{Address: address, TLS: trust}, nil, turn)
			if err != nil {
				t.Error(err)
			}
			t.Cleanup(l.Break)
		})
	}
	// A handshake that waits for the service holds up no other one.
	begun.Wait()
	close(goOn)
	all.Wait()
	if dialer.most.Load() > most {
		t.Errorf("%d handshakes begin at once", dialer.most.Load())
	}
	if free := int64(free(handshakePermits())); free != most {
		t.Errorf("%d turns are free at the end", free)
	}
}

func TestWhyASessionCannotStart(t *testing.T) {
	address := listenTLS(t, func(c *tls.Config) { c.NextProtos = []string{"other"} }, func(net.Conn) {})
	_, trust := secure()
	_, err := Dial(context.Background(), new(net.Dialer), Target{Address: address, Kind: Stream, TLS: trust}, nil, nil)
	var handshake *HandshakeError
	if !errors.As(err, &handshake) || !strings.Contains(err.Error(), "HTTP/2 only") {
		t.Errorf("a service of HTTP/2 alone: %v", err)
	}
	second := trust.Clone()
	second.NextProtos = []string{"h2"}
	_, err = Dial(context.Background(), new(net.Dialer), Target{Address: address, Kind: Stream, TLS: second}, nil, nil)
	if !errors.As(err, &handshake) || !errors.Is(err, errNoHTTP2) {
		t.Errorf("a service that refuses HTTP/2: %v", err)
	}
	silent := listenTLS(t, nil, func(net.Conn) {})
	_, err = Dial(context.Background(), new(net.Dialer), Target{Address: silent, Kind: Stream, TLS: second}, nil, nil)
	if !errors.Is(err, errNoHTTP2) {
		t.Errorf("a service that ignores the offer of HTTP/2: %v", err)
	}
	stranger := trust.Clone()
	stranger.RootCAs = nil
	address = listenTLS(t, nil, func(net.Conn) {})
	_, err = Dial(context.Background(), new(net.Dialer), Target{Address: address, Kind: Stream, TLS: stranger}, nil, nil)
	if !errors.As(err, &handshake) {
		t.Errorf("a certificate nobody knows: %v", err)
	}
}

// Tests that a proxy gets plain requests directly, and requests over TLS through a tunnel.
func TestRequestsThroughAProxy(t *testing.T) {
	var seen []string
	var mutex sync.Mutex
	note := func(text string) {
		mutex.Lock()
		defer mutex.Unlock()
		seen = append(seen, text)
	}
	far := listenTLS(t, nil, func(session net.Conn) {
		_, _ = http.ReadRequest(bufio.NewReader(session))
		_, _ = io.WriteString(session, small)
	})
	proxy := listen(t, func(tcp *net.TCPConn) {
		request, err := http.ReadRequest(bufio.NewReader(tcp))
		if err != nil {
			return
		}
		note(request.Method + " " + request.RequestURI + " " + request.Header.Get("Proxy-Authorization"))
		switch {
		case request.Method != http.MethodConnect:
			_, _ = io.WriteString(tcp, small)
		case request.RequestURI != far:
			_, _ = io.WriteString(tcp, "HTTP/1.1 407 Proxy Authentication Required\r\n\r\n")
		default:
			onward, err := net.Dial("tcp", far)
			if err != nil {
				return
			}
			_, _ = io.WriteString(tcp, "HTTP/1.1 200 OK\r\n\r\n")
			go func() { _, _ = io.Copy(onward, tcp) }()
			_, _ = io.Copy(tcp, onward)
		}
	})
	_, trust := secure()
	via := &url.URL{Scheme: "http", Host: proxy, User: url.UserPassword("me", "secret")}
	for _, kind := range kinds {
		for _, target := range []Target{{Address: far, TLS: trust}, {Address: "service.example:80"}} {
			target.Kind, target.Proxy = kind, via
			l, err := Dial(context.Background(), new(net.Dialer), target, nil, nil)
			if err != nil {
				t.Fatal(err)
			}
			if _, body := exchange(t, l, plain(target.Address, "x")); body != "ok" {
				t.Errorf("%s: %q", target.Address, body)
			}
			l.Break()
		}
	}
	const credentials = " Basic bWU6c2VjcmV0"
	mutex.Lock()
	all := strings.Join(seen, "\n")
	mutex.Unlock()
	if want := "CONNECT " + far + credentials + "\nPOST http://service.example:80/" + credentials; !strings.HasPrefix(all, want) {
		t.Errorf("%q", all)
	}
	_, err := Dial(context.Background(), new(net.Dialer), Target{Address: "other.example:443", TLS: trust, Proxy: via}, nil, nil)
	if err == nil || !strings.Contains(err.Error(), "the proxy answered 407") {
		t.Errorf("a proxy that refuses: %v", err)
	}
}

// Tests that the method next finds the ends of TLS records, even if the method scan has ended inside a record.
func TestRecordsAreFollowed(t *testing.T) {
	record := func(size int) []byte {
		return append([]byte{23, 3, 3, byte(size >> 8), byte(size)}, make([]byte, size)...)
	}
	all := append(append(record(3), record(300)...), record(0)...)
	want := map[int]bool{8: true, 313: true, 318: true}
	for cut := range len(all) + 1 {
		var f recordScanner
		f.scan(all[:cut])
		at := cut
		for at < len(all) {
			size := f.next(all[at:])
			at += size
			if size == 0 || !want[at] {
				t.Fatalf("cut at %d: a record ends at %d", cut, at)
			}
		}
	}
}
