package rows

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"sync"
	"time"
)

// flushEvery bounds how much a killed process can lose, and how stale a reader of the growing file is.
const flushEvery = 250 * time.Millisecond

const bufferBytes = 1 << 18

// Sink is the one writer of a process. Its methods may be called by any goroutine.
type Sink struct {
	mutex  sync.Mutex
	file   *os.File
	buffer []byte
	broken error
	ticker *time.Ticker
	quit   chan struct{}
}

// Header is the first line of a file. T0Monotonic is Never where the host has no shared clock.
type Header struct {
	T0Epoch     int64
	T0Monotonic int64
	Segment     string
}

// Create makes, or empties, the file and writes its header.
func Create(path string, header Header) (*Sink, error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, fmt.Errorf("the file of rows cannot be made: %w", err)
	}
	sink := &Sink{file: file, ticker: time.NewTicker(flushEvery), quit: make(chan struct{})}
	if err := sink.Write(header.line()); err != nil {
		return nil, errors.Join(err, sink.Close())
	}
	go sink.flushOften()
	return sink, nil
}

func (h Header) line() []byte {
	line := append([]byte(nil), `{"v":1,"t0EpochUs":`...)
	line = strconv.AppendInt(line, h.T0Epoch, 10)
	line = append(line, `,"t0MonotonicUs":`...)
	if h.T0Monotonic == Never {
		line = append(line, "null"...)
	} else {
		line = strconv.AppendInt(line, h.T0Monotonic, 10)
	}
	line = append(line, `,"clock":"monotonic","segment":`...)
	if h.Segment == "" {
		line = append(line, "null"...)
	} else {
		line = appendText(line, h.Segment)
	}
	return append(line, "}\n"...)
}

// Write takes one line, line feed included. A file that failed once refuses everything after, so that a gap in the
// rows cannot pass unseen.
func (s *Sink) Write(line []byte) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.broken != nil {
		return s.broken
	}
	if s.file == nil {
		return errors.New("the file of rows is closed")
	}
	s.buffer = append(s.buffer, line...)
	if len(s.buffer) >= bufferBytes {
		return s.flushLocked()
	}
	return nil
}

// Flush hands what is buffered to the operating system.
func (s *Sink) Flush() error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.flushLocked()
}

func (s *Sink) flushLocked() error {
	if s.broken != nil || len(s.buffer) == 0 || s.file == nil {
		return s.broken
	}
	if _, err := s.file.Write(s.buffer); err != nil {
		s.broken = fmt.Errorf("rows cannot be written: %w", err)
	}
	s.buffer = s.buffer[:0]
	return s.broken
}

func (s *Sink) flushOften() {
	for {
		select {
		case <-s.quit:
			return
		case <-s.ticker.C:
			// A failure is kept and comes back with the next row.
			_ = s.Flush()
		}
	}
}

// Close flushes and closes the file; a second call does nothing.
func (s *Sink) Close() error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.file == nil {
		return s.broken
	}
	s.ticker.Stop()
	close(s.quit)
	err := errors.Join(s.flushLocked(), s.file.Close())
	s.file = nil
	return err
}
