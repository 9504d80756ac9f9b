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

// awaitWaiting waits until this many users wait for a permit.
func awaitWaiting(s *semaphore, users int) {
	for {
		s.mutex.Lock()
		waiting := len(s.usual) + len(s.urgent)
		s.mutex.Unlock()
		if waiting == users {
			return
		}
		time.Sleep(100 * time.Microsecond)
	}
}

func TestPermitsFollowTheOrderOfRequests(t *testing.T) {
	const users = 100
	s, admitted := &semaphore{free: 2}, make(chan int, users)
	for at := range users {
		go func() {
			s.acquire(false)
			admitted <- at
		}()
		if at < 2 {
			<-admitted
		} else {
			awaitWaiting(s, at-1)
		}
	}
	for want := 2; want < users; want++ {
		s.release()
		if at := <-admitted; at != want {
			t.Fatalf("number %d is admitted before number %d", at, want)
		}
	}
	s.release()
	s.release()
	if s.free != 2 || len(s.usual) != 0 {
		t.Errorf("%d free and %d waiting at the end", s.free, len(s.usual))
	}
}

func TestAUserWithANewConnectionHasPriority(t *testing.T) {
	s, admitted := new(semaphore), make(chan string)
	go func() { s.acquire(false); admitted <- "usual" }()
	awaitWaiting(s, 1)
	go func() { s.acquire(true); admitted <- "urgent" }()
	awaitWaiting(s, 2)
	s.release()
	if first := <-admitted; first != "urgent" {
		t.Errorf("%s is first", first)
	}
	s.release()
	<-admitted
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
		if !hasLoop(l) {
			t.Skip("this system has no loop")
		}
		permit := new(Permit)
		l.permit = permit
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

// Tests that retake does not wait for a permit, so that a handshake that has begun continues. Later handshakes wait for permits.
func TestAHandshakeThatHasBegunWaitsForNoPermit(t *testing.T) {
	of := &semaphore{free: 1}
	first, begun, later := &Permit{semaphore: of}, &Permit{semaphore: of}, &Permit{semaphore: of}
	first.acquire(false)
	begun.retake()
	begun.retake()
	got := make(chan struct{})
	go func() { later.acquire(false); close(got) }()
	awaitWaiting(of, 1)
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
		if !hasLoop(l) {
			t.Skip("this system has no loop")
		}
		permit := new(Permit)
		l.permit = permit
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
	l.permit = permit
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
