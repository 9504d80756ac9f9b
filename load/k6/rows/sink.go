package rows

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"sync"
	"time"
)

const (
	flushEvery      = 250 * time.Millisecond // A killed process loses at most the rows of this time.
	flushAboveBytes = 1 << 18
)

// Sink writes the rows of all goroutines to the row file. It collects rows in memory, so that no caller of Write waits for the disk.
type Sink struct {
	mutex  sync.Mutex
	filled []byte
	broken error
	full   chan struct{}

	writing sync.Mutex // locked while spare is written; meanwhile, new lines go to filled
	spare   []byte
	file    *os.File
	path    string
	written int
	pieces  pieces
}

// Header is the first line of a row file.
type Header struct {
	V             int     `json:"v"`
	T0EpochUs     int64   `json:"t0EpochUs"`
	T0MonotonicUs *int64  `json:"t0MonotonicUs"`
	Clock         string  `json:"clock"`
	Segment       *string `json:"segment"`
}

// Create creates the row file, or empties an existing one, and writes the header as its first line.
func Create(path string, header Header) (*Sink, error) {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, fmt.Errorf("the file of rows cannot be made: %w", err)
	}
	line, _ := json.Marshal(header)
	sink := &Sink{file: file, filled: append(line, '\n'), full: make(chan struct{}, 1), path: path}
	go sink.flushOften()
	return sink, nil
}

// Write adds a line, which must end with a line feed. It returns the error of an earlier failed write to the file, if any.
func (s *Sink) Write(line []byte) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.broken != nil {
		return s.broken
	}
	s.filled = append(s.filled, line...)
	if len(s.filled) >= flushAboveBytes {
		select {
		case s.full <- struct{}{}:
		default:
		}
	}
	return nil
}

// Flush writes all buffered lines to the file.
func (s *Sink) Flush() error {
	s.writing.Lock()
	defer s.writing.Unlock()
	s.mutex.Lock()
	s.filled, s.spare = s.spare[:0], s.filled
	broken := s.broken
	s.mutex.Unlock()
	if broken != nil || len(s.spare) == 0 {
		return broken
	}
	_, err := s.file.Write(s.spare)
	if s.written += len(s.spare); err == nil && s.written >= pieceBytes {
		err = s.rotate()
	}
	if err != nil {
		broken = fmt.Errorf("rows cannot be written: %w", err)
		s.mutex.Lock()
		s.broken = broken
		s.mutex.Unlock()
	}
	return broken
}

func (s *Sink) rotate() error {
	if err := s.file.Close(); err != nil {
		return err
	}
	if err := s.pieces.add(s.path); err != nil {
		return err
	}
	file, err := os.OpenFile(s.path, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	s.file, s.written = file, 0
	return nil
}

func (s *Sink) flushOften() {
	ticks := time.Tick(flushEvery)
	for {
		select {
		case <-ticks:
		case <-s.full:
		}
		// If this fails, the next call of Write returns the error.
		_ = s.Flush()
	}
}

var pieceBytes = 64 << 20 // a variable for tests

type pieces struct {
	count   int
	working sync.WaitGroup
	turn    sync.Mutex
}

func (p *pieces) add(path string) error {
	p.count++
	full := fmt.Sprintf("%s.%d", path, p.count)
	if err := os.Rename(path, full); err != nil {
		return err
	}
	p.working.Go(func() {
		p.turn.Lock()
		defer p.turn.Unlock()
		// A piece that cannot be compressed stays as it is: readers accept compressed and plain pieces.
		if compress(full) != nil {
			_ = os.Remove(full + ".gz.part")
		}
	})
	return nil
}

func compress(path string) error {
	from, err := os.Open(path)
	if err != nil {
		return err
	}
	defer func() { _ = from.Close() }()
	part := path + ".gz.part"
	to, err := os.OpenFile(part, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	packed, _ := gzip.NewWriterLevel(to, gzip.BestSpeed)
	_, err = io.Copy(packed, from)
	if err = errors.Join(err, packed.Close(), to.Close()); err != nil {
		return err
	}
	if err := os.Rename(part, path+".gz"); err != nil {
		return err
	}
	return os.Remove(path)
}
