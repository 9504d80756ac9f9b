package conn

import (
	"bufio"
	"bytes"
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"
)

// pieces returns a function that sends a body of unknown length in parts, and keeps the connection open.
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

// The server sends each part after the previous one has arrived. The reader reads all at the end, and still gets each arrival time.
func TestAPatientReaderGetsArrivalTimes(t *testing.T) {
	for name, version := range map[string]uint16{"plain": 0, "TLS 1.2": tls.VersionTLS12, "TLS 1.3": tls.VersionTLS13} {
		t.Run(name, func(t *testing.T) {
			all := []string{"one", "two", "six", "data: [DONE]\n\n"}
			goOn := make(chan struct{}, len(all))
			serve := func(conn net.Conn) {
				_, _ = http.ReadRequest(bufio.NewReader(conn))
				_, _ = io.WriteString(conn, "HTTP/1.1 200 OK\r\n\r\n")
				for _, piece := range all {
					<-goOn
					_, _ = io.WriteString(conn, piece)
				}
				_, _ = io.Copy(io.Discard, conn)
			}
			address, l := "", (*Conn)(nil)
			if version == 0 {
				address = listen(t, func(conn *net.TCPConn) { serve(conn) })
				l = dial(t, address, Stream)
			} else {
				address = listenTLS(t, func(c *tls.Config) { c.MaxVersion = version }, serve)
				l = dialTLS(t, address, Stream)
			}
			if l.epollReader == nil {
				t.Skip("this system has no loop: each reader is woken for each piece")
			}
			response := answerTo(t, l, plain(address, ""))
			l.SetPatient(true, "[DONE]")
			var came []int64
			for last := l.FirstRead(); len(came) < len(all); {
				goOn <- struct{}{}
				for l.epollReader.lastRead.Load() == last {
					time.Sleep(100 * time.Microsecond)
				}
				last = l.epollReader.lastRead.Load()
				came = append(came, last)
			}
			for place, want := range all {
				piece := make([]byte, 100)
				n, err := response.Body.Read(piece)
				if err != nil || string(piece[:n]) != want || l.LastRead() != came[place] {
					t.Errorf("%q at %d, %v; want %q at %d", piece[:n], l.LastRead(), err, want, came[place])
				}
			}
			if l.Connected() == 0 || l.Secured() < l.Connected() || l.FirstRead() < l.Secured() {
				t.Error("the connection, its session and the first bytes come in this order")
			}
		})
	}
}

// Tests that a patient reader gets a byte from the middle of an answer, although the connection may delay this byte.
func TestAPatientReaderGetsItsBytes(t *testing.T) {
	address := listen(t, pieces(time.Millisecond, "x"))
	for _, kind := range kinds {
		l := dial(t, address, kind)
		response := answerTo(t, l, plain(address, ""))
		l.SetPatient(true, "[DONE]")
		if n, err := response.Body.Read(make([]byte, 10)); n != 1 || err != nil {
			t.Errorf("%d bytes, %v", n, err)
		}
		if kind == Stream && l.epollReader != nil && l.epollReader.lastRead.Load() != l.LastRead() {
			t.Error("nothing came since")
		}
	}
}

// Tests a reader that is slower than the sender, then faster, then slower again.
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
			response := answerTo(t, l, plain(address, ""))
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
				l, err := Dial(context.Background(), new(net.Dialer), Target{Address: address, Kind: Stream}, nil, nil)
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
