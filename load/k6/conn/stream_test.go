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

// Tests that a patient reader gets a byte from the middle of an answer, although the connection may delay this byte.
func TestAPatientReaderGetsItsBytes(t *testing.T) {
	address := listen(t, pieces(time.Millisecond, "x"))
	for _, kind := range kinds {
		l := dial(t, address, kind)
		response := answerTo(t, l, plain(address, ""))
		l.Coalesce(true, "[DONE]")
		if n, err := response.Body.Read(make([]byte, 10)); n != 1 || err != nil {
			t.Errorf("%d bytes, %v", n, err)
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
			l.Coalesce(round%2 == 0, "[DONE]")
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
					l.Coalesce(round%2 == 0, "[DONE]")
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
