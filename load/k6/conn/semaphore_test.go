package conn

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

func TestPermitsFollowTheOrderOfRequests(t *testing.T) {
	s := &semaphore{free: 2}
	signals := make([]chan struct{}, 100)
	for at := range signals {
		signals[at] = make(chan struct{}, 1)
		s.admit(signals[at], &s.usual)
	}
	for at, signal := range signals {
		if len(signal) != 1 {
			t.Fatalf("number %d is not admitted", at)
		}
		if at+2 < len(signals) && len(signals[at+2]) != 0 {
			t.Fatalf("number %d is admitted before number %d is done", at+2, at)
		}
		s.release()
	}
	if s.free != 2 || len(s.usual) != 0 {
		t.Errorf("%d free and %d waiting at the end", s.free, len(s.usual))
	}
}

func TestAQueueThatIsNeverEmptyStaysSmall(t *testing.T) {
	s, signal := &semaphore{}, make(chan struct{}, 1)
	for range 10 {
		s.admit(signal, &s.usual)
	}
	for range 10_000 {
		s.admit(signal, &s.usual)
		s.release()
		<-signal
	}
	if cap(s.usual) > 100 {
		t.Errorf("capacity %d", cap(s.usual))
	}
}

// allFree waits until all permits of this process are free, and returns their number.
func allFree(t *testing.T) int {
	t.Helper()
	all := permitsPerProcessor * runtime.GOMAXPROCS(0)
	for deadline := time.Now().Add(5 * time.Second); time.Now().Before(deadline); time.Sleep(time.Millisecond) {
		if free(workPermits()) == all {
			return all
		}
	}
	t.Fatalf("%d permits of %d are free", free(workPermits()), all)
	return 0
}

func free(s *semaphore) int {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.free
}

func TestAPermitCountsOnce(t *testing.T) {
	var none *Permit
	none.Acquire()
	none.Release()
	before := allFree(t)
	var permit Permit
	permit.Release()
	permit.Acquire()
	permit.Acquire()
	if free := free(workPermits()); free != before-1 {
		t.Errorf("%d free of %d with one permit held", free, before)
	}
	permit.Release()
	permit.Release()
	allFree(t)
}

func TestARequestInFlightHasPriority(t *testing.T) {
	s, first, second := &semaphore{}, make(chan struct{}, 1), make(chan struct{}, 1)
	s.admit(second, &s.usual)
	s.admit(first, &s.urgent)
	s.release()
	if len(first) != 1 || len(second) != 0 {
		t.Error("a user who has not begun goes before one whose request is under way")
	}
}

// Tests that only a few readers work simultaneously when data arrives on many streams. Each read takes a reader 1 ms.
func TestFewReadersWorkAtOnce(t *testing.T) {
	const users, rounds = 60, 5
	piece, all := make(chan struct{}), sync.WaitGroup{}
	address := listen(t, func(conn *net.TCPConn) {
		_, _ = conn.Read(make([]byte, 1000))
		_, _ = io.WriteString(conn, "HTTP/1.1 200 OK\r\n\r\n")
		for range piece {
			_, _ = io.WriteString(conn, "data: x\n\n")
		}
	})
	var atOnce, most, bytes atomic.Int64
	for range users {
		l := dial(t, address, Stream)
		if l.epollReader == nil {
			t.Skip("this system has no loop")
		}
		permit := new(Permit)
		l.SetPermit(permit)
		if err := l.Send(plain(address, "")); err != nil {
			t.Fatal(err)
		}
		all.Go(func() {
			permit.Acquire()
			defer permit.Release()
			response, err := l.Receive()
			for into := make([]byte, 100); err == nil; {
				var n int
				n, err = response.Body.Read(into)
				now := atOnce.Add(1)
				for was := most.Load(); now > was && !most.CompareAndSwap(was, now); was = most.Load() {
				}
				time.Sleep(time.Millisecond)
				atOnce.Add(-1)
				bytes.Add(int64(n))
			}
		})
	}
	for range users * rounds {
		piece <- struct{}{}
	}
	close(piece)
	all.Wait()
	if want := int64(users * rounds * len("data: x\n\n")); bytes.Load() != want {
		t.Errorf("%d bytes of %d", bytes.Load(), want)
	}
	if most.Load() > permitsPerProcessor*int64(runtime.GOMAXPROCS(0)) {
		t.Errorf("%d readers work at once", most.Load())
	}
}

// Tests that takeAtOnce does not wait for a permit, so that a handshake that has begun continues. Later handshakes wait for permits.
func TestAHandshakeThatHasBegunWaitsForNoPermit(t *testing.T) {
	of := &semaphore{free: 1}
	first, begun, later := &Permit{semaphore: of}, &Permit{semaphore: of}, &Permit{semaphore: of}
	first.acquire(&of.usual)
	begun.takeAtOnce()
	begun.takeAtOnce()
	got := make(chan struct{})
	go func() { later.acquire(&of.usual); close(got) }()
	for {
		of.mutex.Lock()
		waits := len(of.usual)
		of.mutex.Unlock()
		if waits == 1 {
			break
		}
		time.Sleep(time.Millisecond)
	}
	first.Release()
	select {
	case <-got:
		t.Error("a new user works beside one that has begun")
	case <-time.After(20 * time.Millisecond):
	}
	begun.Release()
	<-got
	later.Release()
	if of.free != 1 {
		t.Errorf("%d permits are free", of.free)
	}
}

// Tests that a request leaves as soon as its TLS handshake is done, even if no permit is free. The time until it leaves would belong to
// the time to its first token.
func TestARequestAfterAHandshakeWaitsForNoPermit(t *testing.T) {
	_, trust := secure()
	address := listenTLS(t, nil, func(net.Conn) {})
	all := make([]Permit, allFree(t))
	for at := range all {
		all[at].Acquire()
	}
	dialed := make(chan *Permit)
	go func() {
		permit := new(Permit)
		l, err := Dial(context.Background(), new(net.Dialer), Target{Address: address, Kind: Stream, TLS: trust}, permit, AwaitTurn())
		if err == nil {
			l.Break()
		}
		dialed <- permit
	}()
	select {
	case permit := <-dialed:
		permit.Release()
	case <-time.After(5 * time.Second):
		t.Error("the user waits for a permit")
	}
	for at := range all {
		all[at].Release()
	}
	allFree(t)
}

// Tests that a waiting stream returns its permit when it is broken off. Readers of other streams need this permit.
func TestABrokenStreamReturnsItsPermit(t *testing.T) {
	address := listen(t, pieces(time.Hour, "x"))
	var all sync.WaitGroup
	for range 10 {
		l := dial(t, address, Stream)
		if l.epollReader == nil {
			t.Skip("this system has no loop")
		}
		permit := new(Permit)
		l.SetPermit(permit)
		permit.Acquire()
		if err := l.Send(&Request{Method: http.MethodGet, URL: plain(address, "").URL, Header: http.Header{}}); err != nil {
			t.Fatal(err)
		}
		all.Go(func() {
			defer permit.Release()
			response, err := l.Receive()
			if err == nil {
				_, err = response.Body.Read(make([]byte, 10))
			}
			if err == nil || !strings.Contains(fmt.Sprint(err), "use of closed network connection") {
				t.Errorf("%v", err)
			}
		})
		time.AfterFunc(20*time.Millisecond, l.Break)
	}
	all.Wait()
	allFree(t)
}

// A user that waits for a WebSocket message holds no permit. Otherwise few conversations would make progress.
func TestAWebSocketThatWaitsKeepsNoPermit(t *testing.T) {
	address := listen(t, func(conn *net.TCPConn) {
		for _, text := range []string{"upgraded", "message"} {
			_, _ = conn.Read(make([]byte, 1000))
			_, _ = io.WriteString(conn, text)
		}
		_, _ = io.Copy(io.Discard, conn)
	})
	l, into := dial(t, address, Frames), make([]byte, 100)
	permit := new(Permit)
	permit.Acquire()
	l.SetPermit(permit)
	l.Limit(1000, nil)
	isFree := func() {
		t.Helper()
		for range 1000 {
			if !permit.isHeld.Load() {
				return
			}
			time.Sleep(time.Millisecond)
		}
		t.Error("a user that waits keeps its permit")
	}
	for _, want := range []string{"upgraded", "message"} {
		var all sync.WaitGroup
		all.Go(func() {
			if n, err := l.Read(into); err != nil || string(into[:n]) != want {
				t.Errorf("%q, %v", into[:n], err)
			}
		})
		isFree()
		_, _ = io.WriteString(l, "ask")
		all.Wait()
		if want == "upgraded" {
			l.ReadByLoop()
		}
		if !permit.isHeld.Load() {
			t.Error("a user that works has no permit")
		}
	}
	permit.Release()
	l.Break()
	allFree(t)
}
