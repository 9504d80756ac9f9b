package conn

import (
	"bufio"
	"crypto/tls"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

// openEpollReader returns an epollReader of a loop that does not run, and the other end of its connection.
func openEpollReader(t *testing.T) (*epollReader, net.Conn) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = listener.Close() }()
	far, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = far.Close() })
	near, err := listener.Accept()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = near.Close() })
	tcp, _ := near.(*net.TCPConn)
	raw, err := tcp.SyscallConn()
	if err != nil {
		t.Fatal(err)
	}
	f := &epollReader{loop: newLoop(-1), counters: counters{new(int64), new(int64)}}
	_ = raw.Control(func(socket uintptr) { f.socket = int(socket) })
	if !clock.AskForStamps(f.socket) {
		t.Fatal("this system does not stamp what comes")
	}
	return f, far
}

func lastArrival(l *Conn) int64 {
	r, _ := l.wire.(*epollReader)
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return r.lastArrival
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
			response := answerTo(t, l, plain(address, ""))
			l.Coalesce(true, "[DONE]")
			var came []int64
			for last := l.FirstRead; len(came) < len(all); {
				goOn <- struct{}{}
				for lastArrival(l) == last {
					time.Sleep(100 * time.Microsecond)
				}
				last = lastArrival(l)
				came = append(came, last)
			}
			for place, want := range all {
				piece := make([]byte, 100)
				n, err := response.Body.Read(piece)
				if err != nil || string(piece[:n]) != want || l.LastRead != came[place] {
					t.Errorf("%q at %d, %v; want %q at %d", piece[:n], l.LastRead, err, want, came[place])
				}
			}
			if l.Connected == 0 || l.Secured < l.Connected || l.FirstRead < l.Secured {
				t.Error("the connection, its session and the first bytes come in this order")
			}
		})
	}
}

// Reads each byte 0.2 s after it arrived. The read must return the arrival time, not the time of the read.
func TestBytesHaveTheirArrivalTime(t *testing.T) {
	f, far := openEpollReader(t)
	// The kernel may start to stamp only after a while.
	for round := range 3 {
		before := clock.Now()
		if _, err := far.Write([]byte("x")); err != nil {
			t.Fatal(err)
		}
		time.Sleep(200 * time.Millisecond)
		n := f.readChunk(10)
		at, late := f.lastArrival, clock.Now()
		if n != 1 || f.failure != nil {
			t.Fatalf("%d bytes, %v", n, f.failure)
		}
		if round > 0 && (at < before || at-before > (late-before)/2) {
			t.Errorf("came %d ns after it was sent, read after %d", at-before, late-before)
		}
	}
	if n := f.readChunk(10); n != 0 || f.failure != nil {
		t.Errorf("%d bytes, %v where nothing is", n, f.failure)
	}
}

// If a segment arrived out of order, its bytes have the time at which the loop began to read them.
func TestBytesThatCameOutOfOrderHaveTheTimeAtWhichTheyCouldBeRead(t *testing.T) {
	for _, hasHoles := range []bool{false, true} {
		f, far := openEpollReader(t)
		// The kernel may start to stamp only after a while.
		for range 3 {
			_, _ = far.Write([]byte("x"))
			time.Sleep(100 * time.Millisecond)
			if hasHoles {
				// The count of the kernel is 0, so it seems to have changed since the last read.
				f.outOfOrder = 1
			}
			f.loop.beginRound()
			if f.readChunk(10) != 1 {
				t.Fatal(f.failure)
			}
		}
		if isLater := f.lastArrival >= f.loop.began; isLater != hasHoles {
			t.Errorf("holes: %t, the time is that of the round: %t", hasHoles, isLater)
		}
	}
}

// Two events arrive 30 ms apart while the loop does not run. Each must keep its arrival time.
func TestEventsThatWaitForALateLoopKeepTheirTimes(t *testing.T) {
	waitForALateLoop(t, Stream, "10\r\ndata: {\"a\":1}\n\n\r\n")
	waitForALateLoop(t, Frames, "\x81\x07{\"a\":1}")
}

func waitForALateLoop(t *testing.T, kind Kind, part string) {
	t.Helper()
	const apart = 30 * time.Millisecond
	// The kernel may join waiting pieces, which then have one time. It does so less often while it has acknowledged nothing.
	for range 20 {
		f, far := openEpollReader(t)
		f.isCoalescing, f.kind = true, kind
		_ = unix.SetsockoptInt(f.socket, unix.IPPROTO_TCP, unix.TCP_QUICKACK, 0)
		for range 2 {
			if _, err := far.Write([]byte(part)); err != nil {
				t.Fatal(err)
			}
			time.Sleep(apart)
		}
		f.loop.beginRound()
		f.fill(false)
		if text := string(f.pending); text != part+part {
			t.Fatalf("%q", text)
		}
		if len(f.arrivals) < 2 {
			t.Fatalf("%d times for two events", len(f.arrivals))
		}
		if time.Duration(f.arrivals[1].at-f.arrivals[0].at) >= apart {
			return
		}
	}
	t.Error("events that came at two times never had two")
}

// Tests that the reader reports a reset. The kernel reports a reset once, perhaps to a read that consumes no bytes.
func TestALateLoopSeesAReset(t *testing.T) {
	f, far := openEpollReader(t)
	if err := far.(*net.TCPConn).SetLinger(0); err != nil {
		t.Fatal(err)
	}
	_ = far.Close()
	for range 100 {
		if f.fill(false); f.failure != nil {
			break
		}
		time.Sleep(time.Millisecond)
	}
	if !errors.Is(f.failure, unix.ECONNRESET) {
		t.Errorf("%v, want a reset", f.failure)
	}
}

// Tests that the end of a connection is noticed if the kernel reports it together with bytes. The kernel reports an end only once.
func TestAnEndThatCameWithBytesIsSeen(t *testing.T) {
	f, far := openEpollReader(t)
	if _, err := far.Write([]byte("data: x\n\n")); err != nil {
		t.Fatal(err)
	}
	_ = far.Close()
	time.Sleep(50 * time.Millisecond)
	if f.fill(true); f.failure != io.EOF || string(f.pending) != "data: x\n\n" {
		t.Errorf("%q, then %v", f.pending, f.failure)
	}
}

func TestEveryEndReachesItsReader(t *testing.T) {
	for range 300 {
		near, far := openEpollReaderOfLoop(t)
		go func() {
			_, _ = far.Write([]byte("x"))
			_ = far.Close()
		}()
		timer := time.AfterFunc(10*time.Second, func() { _ = near.Close() })
		text, err := io.ReadAll(readerOf{near})
		if timer.Stop(); string(text) != "x" || err != nil {
			t.Fatalf("%q, then %v", text, err)
		}
		_ = near.Close()
	}
}

type readerOf struct{ wire *epollReader }

func (r readerOf) Read(into []byte) (int, error) {
	n, _, err := r.wire.read(into, nil)
	return n, err
}

func openEpollReaderOfLoop(t *testing.T) (*epollReader, net.Conn) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = listener.Close() }()
	near, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	far, err := listener.Accept()
	if err != nil {
		t.Fatal(err)
	}
	tcp, _ := near.(*net.TCPConn)
	f, _ := newEpollReader(tcp, counters{new(int64), new(int64)}, nil, Stream, 0).(*epollReader)
	if f == nil {
		t.Fatal("no loop takes it")
	}
	return f, far
}

func TestAnEventEndsWithItsEmptyLine(t *testing.T) {
	for text, want := range map[string]int{
		"data: x\n\ndata: y\n\n":            9,
		"data: x\r\n\r\ndata: y":            11,
		"9\r\ndata: x\n\n\r\n9\r\ndata: y":  12,
		"\r\n9\r\ndata: y\n\n\r\n0\r\n\r\n": 14,
		"event: a\ndata: x\n":               17,
		"data: half":                        10,
	} {
		if got := firstEvent([]byte(text)); got != want {
			t.Errorf("%q: %d, want %d", text, got, want)
		}
	}
}

func TestAFrameEndsWithItsLength(t *testing.T) {
	long := "\x81\x7e\x01\x00" + strings.Repeat("x", 256)
	for text, want := range map[string]int{
		"\x81\x01a\x81\x01b": 3, "\x89\x00\x81": 2, "\x81": 1, "\x81\x05ab": 4, "\x81\x7e": 2, long + "\x81\x01a": 260, long[:9]: 9,
		"\x81\x7f\xff\xff\xff\xff\xff\xff\xff\xffa": 11, "\x81\x7f\x00\x00\x00\x00\x00\x00\x00\x01ab": 11,
	} {
		if got := firstFrame([]byte(text)); got != want {
			t.Errorf("%.12q: %d, want %d", text, got, want)
		}
	}
}

func TestAnImpossibleStampIsNotUsed(t *testing.T) {
	const now, hour = int64(10 * time.Hour), int64(time.Hour)
	cases := []struct{ at, earlier, want int64 }{
		{now - 5, now - 9, now - 5},
		{now - 5, now - 2, now - 2},
		{now - int64(time.Second), now - int64(time.Second)/2, now},
		{now + 1, 0, now},
		{now - hour, 0, now},
	}
	for _, one := range cases {
		if got := credible(one.at, now, one.earlier); got != one.want {
			t.Errorf("%d after %d: %d, want %d", one.at, one.earlier, got, one.want)
		}
	}
	if clock.StampIn(nil) != 0 || clock.StampIn([]byte("no message")) != 0 {
		t.Error("a stamp out of nothing")
	}
}

func TestReadingAllocatesNothing(t *testing.T) {
	f, far := openEpollReader(t)
	f.arrivals, f.pending = make([]arrival, 0, 1000), make([]byte, 0, 1000)
	text := []byte("x")
	perRead := testing.AllocsPerRun(100, func() {
		if _, err := far.Write(text); err != nil {
			t.Fatal(err)
		}
		// Bytes that have waited are examined for segments that came out of order.
		time.Sleep(2 * clockTolerance)
		for n := 0; n == 0; {
			n = f.readChunk(10)
		}
	})
	if perRead >= 1 {
		t.Errorf("%v allocations per read", perRead)
	}
}

func TestThreadsOfALoopHaveShortSlices(t *testing.T) {
	_ = takeLoop()
	attributes, err := unix.SchedGetAttr(0, 0)
	if err != nil || attributes.Policy != unix.SCHED_NORMAL || attributes.Runtime == 0 {
		t.Skip("this kernel has no slices, or another policy is used")
	}
	if attributes.Runtime != sliceNanos {
		t.Errorf("slices of %d ns", attributes.Runtime)
	}
}
