package wake

import (
	"context"
	"errors"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

type precise struct {
	timer  *os.File
	socket int
	isLost bool
}

var past = time.Unix(1, 0)

func (p *precise) sleep(ctx context.Context, nanos int64) bool {
	if !p.open() {
		return false
	}
	once := unix.ItimerSpec{Value: unix.NsecToTimespec(nanos)}
	if p.timer.SetReadDeadline(time.Time{}) != nil || unix.TimerfdSettime(p.socket, 0, &once, nil) != nil {
		return p.lose()
	}
	// If ctx ends just when the timer fires, this deadline ends the next sleep early. Alarm.Sleep then sleeps again.
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
	// With TFD_NONBLOCK, Go's poller waits for the timer, so a sleeping goroutine occupies no thread.
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
