package conn

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/net/http2"
)

// serveHTTP2 starts an HTTP/2 server. It returns the target for clients and the number of connections.
func serveHTTP2(t *testing.T, handler http.HandlerFunc) (Target, *atomic.Int64) {
	t.Helper()
	var connections atomic.Int64
	server := httptest.NewUnstartedServer(handler)
	server.EnableHTTP2 = true
	server.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		if state == http.StateNew {
			connections.Add(1)
		}
	}
	server.StartTLS()
	t.Cleanup(server.Close)
	transport, _ := server.Client().Transport.(*http.Transport)
	config := transport.TLSClientConfig.Clone()
	config.NextProtos, config.ServerName = []string{http2.NextProtoTLS}, "example.com"
	return Target{Address: server.Listener.Addr().String(), TLS: config}, &connections
}

func dialTarget(t *testing.T, target Target) *Conn {
	t.Helper()
	l, err := Dial(context.Background(), new(net.Dialer), target, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Break)
	return l
}

func secureRequest(address, body string) *Request {
	request := plain(address, body)
	request.URL.Scheme = "https"
	return request
}

// Tests that answers over HTTP/2 are complete. Large requests wait for the service's flow-control windows. Large answers do not wait.
func TestAnswersOverHTTP2AreWhole(t *testing.T) {
	for _, kind := range kinds {
		target, connections := serveHTTP2(t, func(w http.ResponseWriter, r *http.Request) {
			got, _ := io.ReadAll(r.Body)
			w.Header().Set("X-Proto", r.Proto)
			_, _ = io.WriteString(w, strings.Repeat("y", 10*len(got)))
		})
		target.Kind = kind
		pool := new(Pool)
		l := dialTarget(t, target)
		for _, size := range []int{1, 100, 300_000, 2} {
			response := answerTo(t, l, secureRequest(target.Address, strings.Repeat("x", size)))
			body, err := io.ReadAll(response.Body)
			if err != nil || len(body) != 10*size || response.Header.Get("X-Proto") != "HTTP/2.0" || response.StatusCode != 200 {
				t.Fatalf("kind %d, %d bytes: %d, %d bytes, %v", kind, size, response.StatusCode, len(body), err)
			}
			pool.Keep(l, response)
			// Frames after an answer, such as for a flow-control window, do not end the connection.
			time.Sleep(5 * time.Millisecond)
			if pool.Take(target, nil) != l {
				t.Fatalf("kind %d, %d bytes: the connection is not used again", kind, size)
			}
		}
		if connections.Load() != 1 {
			t.Errorf("%d connections", connections.Load())
		}
	}
}

func TestAStreamOverHTTP2HasArrivalTimes(t *testing.T) {
	goOn := make(chan struct{}, 1)
	target, _ := serveHTTP2(t, func(w http.ResponseWriter, _ *http.Request) {
		for number := range 3 {
			<-goOn
			_, _ = fmt.Fprintf(w, "data: %d\n\n", number)
			_ = http.NewResponseController(w).Flush()
		}
		<-goOn
		_, _ = io.WriteString(w, "data: [DONE]\n\n")
	})
	target.Kind = Stream
	l := dialTarget(t, target)
	if err := l.Send(secureRequest(target.Address, "x")); err != nil {
		t.Fatal(err)
	}
	goOn <- struct{}{}
	response, err := l.Receive()
	if err != nil || l.FirstRead == 0 {
		t.Fatal(err)
	}
	l.Coalesce(true, "[DONE]")
	began := time.Now()
	go func() {
		for range 3 {
			time.Sleep(20 * time.Millisecond)
			goOn <- struct{}{}
		}
	}()
	var times []int64
	var text string
	for {
		piece := make([]byte, 100)
		n, err := response.Body.Read(piece)
		if n > 0 {
			text += string(piece[:n])
			times = append(times, l.LastRead)
		}
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if text != "data: 0\n\ndata: 1\n\ndata: 2\n\ndata: [DONE]\n\n" || len(times) != 4 {
		t.Fatalf("%q in %d pieces", text, len(times))
	}
	for place := range times[1:] {
		if gap := time.Duration(times[place+1] - times[place]); gap < 15*time.Millisecond {
			t.Errorf("piece %d came %s after the one before", place+1, gap)
		}
	}
	if took := time.Since(began); took > 5*maxHeldMillis*time.Millisecond {
		t.Errorf("the end was held back for %s", took)
	}
}

func TestAServiceThatRefusesHTTP2(t *testing.T) {
	_, trust := secure()
	config := trust.Clone()
	config.NextProtos = []string{http2.NextProtoTLS}
	address := listenTLS(t, nil, func(net.Conn) {})
	_, err := Dial(context.Background(), new(net.Dialer), Target{Address: address, TLS: config}, nil, nil)
	if !errors.Is(err, errNoHTTP2) {
		t.Errorf("%v", err)
	}
}

// Tests what follows a stream reset or a GOAWAY: the answer fails, or the connection is not used again.
func TestEndsOverHTTP2(t *testing.T) {
	cases := map[string]struct {
		after   func(*http2.Framer)
		problem string
	}{
		"a stream that is reset":   {func(f *http2.Framer) { _ = f.WriteRSTStream(1, http2.ErrCodeInternal) }, "stream error: the service reset the stream (INTERNAL_ERROR)"},
		"a connection that leaves": {func(f *http2.Framer) { _ = f.WriteGoAway(0, http2.ErrCodeNo, nil) }, errGoAway.Error()},
		"a good end":               {func(f *http2.Framer) { _ = f.WriteData(1, true, []byte("ok")) }, ""},
	}
	for name, one := range cases {
		acks := make(chan bool, 1)
		address := listenTLS(t, func(c *tls.Config) { c.NextProtos = []string{http2.NextProtoTLS} }, func(session net.Conn) {
			_, _ = io.ReadFull(session, make([]byte, len(http2.ClientPreface)))
			framer := http2.NewFramer(session, session)
			_ = framer.WriteSettings()
			_ = framer.WritePing(false, [8]byte{1})
			// 0x88 is ":status: 200" in the static table.
			_ = framer.WriteHeaders(http2.HeadersFrameParam{StreamID: 1, BlockFragment: []byte{0x88}, EndHeaders: true})
			one.after(framer)
			for {
				frame, err := framer.ReadFrame()
				if err != nil {
					return
				}
				if ping, ok := frame.(*http2.PingFrame); ok {
					acks <- ping.IsAck()
				}
			}
		})
		_, trust := secure()
		config := trust.Clone()
		config.NextProtos = []string{http2.NextProtoTLS}
		l := dialTarget(t, Target{Address: address, TLS: config, Kind: Stream})
		response := answerTo(t, l, secureRequest(address, "x"))
		body, err := io.ReadAll(response.Body)
		if one.problem == "" && (err != nil || string(body) != "ok" || !l.http2.isOver()) {
			t.Errorf("%s: %q, %v", name, body, err)
		}
		if one.problem != "" && (err == nil || err.Error() != one.problem || l.http2.isOver()) {
			t.Errorf("%s: %v", name, err)
		}
		if !<-acks {
			t.Errorf("%s: a ping was not answered", name)
		}
		if name == "a connection that leaves" && !errors.Is(err, io.ErrUnexpectedEOF) {
			t.Errorf("%s is no end: %v", name, err)
		}
	}
}
