package conn

import (
	"errors"
	"io"
	"net"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

// openEpollReader returns an epollReader without a loop, and the other end of its connection.
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
	f := &epollReader{}
	_ = raw.Control(func(socket uintptr) { f.socket = int(socket) })
	return f, far
}

// Reads each byte 0.2 s after it arrived. The read must return the arrival time, not the time of the read.
func TestBytesHaveTheirArrivalTime(t *testing.T) {
	f, far := openEpollReader(t)
	if f.isStamped = clock.AskForStamps(f.socket); !f.isStamped {
		t.Fatal("this system does not stamp what comes")
	}
	b := newBuffers()
	// The kernel may start to stamp only after a while.
	for round := range 3 {
		before := clock.Now()
		if _, err := far.Write([]byte("x")); err != nil {
			t.Fatal(err)
		}
		time.Sleep(200 * time.Millisecond)
		n, at, err := f.receive(&b, 10)
		late := clock.Now()
		if n != 1 || err != nil {
			t.Fatalf("%d bytes, %v", n, err)
		}
		if round > 0 && (at < before || at-before > (late-before)/2) {
			t.Errorf("came %d ns after it was sent, read after %d", at-before, late-before)
		}
		f.lastRead.Store(at)
	}
	if _, _, err := f.receive(&b, 10); err != unix.EAGAIN {
		t.Errorf("%v where nothing is", err)
	}
}

// If a segment arrived out of order, its bytes have the time at which the loop began to read them.
func TestBytesThatCameOutOfOrderHaveTheTimeAtWhichTheyCouldBeRead(t *testing.T) {
	for _, hasHoles := range []bool{false, true} {
		f, far := openEpollReader(t)
		if f.isStamped = clock.AskForStamps(f.socket); !f.isStamped {
			t.Fatal("this system does not stamp what comes")
		}
		b := newBuffers()
		// The kernel may start to stamp only after a while.
		for range 3 {
			_, _ = far.Write([]byte("x"))
			time.Sleep(100 * time.Millisecond)
			if hasHoles {
				// The count of the kernel is 0, so it seems to have changed since the last read.
				f.outOfOrder = 1
			}
			b.beginRound()
			_, at, err := f.receive(&b, 10)
			if err != nil {
				t.Fatal(err)
			}
			f.lastRead.Store(at)
		}
		if isLater := f.lastRead.Load() >= b.began; isLater != hasHoles {
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
		f.isStamped, f.watched, f.patient, f.kind = clock.AskForStamps(f.socket), true, true, kind
		_ = unix.SetsockoptInt(f.socket, unix.IPPROTO_TCP, unix.TCP_QUICKACK, 0)
		b := newBuffers()
		for range 2 {
			if _, err := far.Write([]byte(part)); err != nil {
				t.Fatal(err)
			}
			time.Sleep(apart)
		}
		b.beginRound()
		f.fill(&b, false)
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
	f.isStamped, f.watched, f.loop = clock.AskForStamps(f.socket), true, &loop{epoll: -1}
	b := newBuffers()
	if err := far.(*net.TCPConn).SetLinger(0); err != nil {
		t.Fatal(err)
	}
	_ = far.Close()
	for range 100 {
		if f.fill(&b, false); f.failure != nil {
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
	f.isStamped, f.watched, f.loop = clock.AskForStamps(f.socket), true, &loop{epoll: -1}
	b := newBuffers()
	if _, err := far.Write([]byte("data: x\n\n")); err != nil {
		t.Fatal(err)
	}
	_ = far.Close()
	time.Sleep(50 * time.Millisecond)
	if f.fill(&b, true); f.failure != io.EOF || string(f.pending) != "data: x\n\n" {
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
	n, _, err := r.wire.read(into)
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
	f, ok := newEpollReader(tcp, counters{}, nil, Stream, 0)
	if !ok {
		t.Fatal("no loop takes it")
	}
	return f, far
}

func TestFastRoundsForQuickPieces(t *testing.T) {
	f, b := &epollReader{}, newBuffers()
	note := func(millis ...int64) bool {
		b.beginRound()
		for _, one := range millis {
			f.notePace(&b, one*1_000_000)
		}
		return b.isQuick
	}
	if note(20, 0, 20, 0, 0, 1, 20) {
		t.Error("fast rounds for pieces 20 ms apart")
	}
	if note(3, 3, 3) || !note(3) || !note(0) {
		t.Error("no fast rounds for four pieces 3 ms apart")
	}
	if note(20, 3) {
		t.Error("fast rounds without quick pieces")
	}
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
	f.isStamped = clock.AskForStamps(f.socket)
	b, text := newBuffers(), []byte("x")
	perRead := testing.AllocsPerRun(100, func() {
		if _, err := far.Write(text); err != nil {
			t.Fatal(err)
		}
		// Bytes that have waited are examined for segments that came out of order.
		time.Sleep(2 * clockTolerance)
		for n := 0; n == 0; {
			n, _, _ = f.receive(&b, 10)
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
