package line

import (
	"net"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

// openEpollReader is a epollReader without a loop, and the connection that leads to it.
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

// The reader comes a fifth of a second late, each time.
func TestBytesHaveTheTimeOfTheirComing(t *testing.T) {
	f, far := openEpollReader(t)
	if f.isStamped = askForStamps(f.socket); !f.isStamped {
		t.Fatal("this system does not stamp what comes")
	}
	into, control := make([]byte, 10), make([]byte, controlBytes)
	// The kernel may begin to stamp only after a while.
	for round := range 3 {
		before := clock.Now()
		if _, err := far.Write([]byte("x")); err != nil {
			t.Fatal(err)
		}
		time.Sleep(200 * time.Millisecond)
		n, at, err := f.receive(into, control)
		late := clock.Now()
		if n != 1 || err != nil {
			t.Fatalf("%d bytes, %v", n, err)
		}
		if round > 0 && (at < before || at-before > (late-before)/2) {
			t.Errorf("came %d ns after it was sent, read after %d", at-before, late-before)
		}
		f.lastRead.Store(at)
	}
	if _, _, err := f.receive(into, control); err != unix.EAGAIN {
		t.Errorf("%v where nothing is", err)
	}
}

func TestAStampThatCannotBeIsNotUsed(t *testing.T) {
	const now, hour = int64(10 * time.Hour), int64(time.Hour)
	cases := []struct{ at, earlier, want int64 }{
		{now - 5, now - 9, now - 5},
		{now - 5, now - 2, now - 2},
		{now - int64(time.Second), now - int64(time.Second)/2, now},
		{now + 1, 0, now},
		{now - hour, 0, now},
	}
	for _, one := range cases {
		if got := plausible(one.at, now, one.earlier); got != one.want {
			t.Errorf("%d after %d: %d, want %d", one.at, one.earlier, got, one.want)
		}
	}
	if stampIn(nil) != 0 || stampIn([]byte("no message")) != 0 {
		t.Error("a stamp out of nothing")
	}
}
