package wake

import (
	"context"
	"errors"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// precise is a timer of Linux (timerfd). A goroutine that waits for it occupies no thread.
type precise struct {
	timer  *os.File
	socket int
	isLost bool
}

var past = time.Unix(1, 0)

// sleep waits for this many nanoseconds, or until ctx is done. It may return earlier. It returns false if the timer does not work.
func (p *precise) sleep(ctx context.Context, nanos int64) bool {
	if !p.open() {
		return false
	}
	once := unix.ItimerSpec{Value: unix.NsecToTimespec(nanos)}
	if p.timer.SetReadDeadline(time.Time{}) != nil || unix.TimerfdSettime(p.socket, 0, &once, nil) != nil {
		return p.lose()
	}
	// If ctx ends just when the timer fires, this sets the deadline during the next sleep. That sleep then ends early, and Sleep repeats it.
	leave := context.AfterFunc(ctx, func() { _ = p.timer.SetReadDeadline(past) })
	defer leave()
	var expirations [8]byte
	if _, err := p.timer.Read(expirations[:]); err != nil && !errors.Is(err, os.ErrDeadlineExceeded) {
		return p.lose()
	}
	return true
}

func (p *precise) open() bool {
	if p.timer != nil || p.isLost {
		return !p.isLost
	}
	socket, err := unix.TimerfdCreate(unix.CLOCK_MONOTONIC, unix.TFD_NONBLOCK|unix.TFD_CLOEXEC)
	if err != nil {
		return p.lose()
	}
	p.timer, p.socket = os.NewFile(uintptr(socket), "timer"), socket
	return true
}

func (p *precise) lose() bool {
	p.isLost = true
	return false
}
