package groundtruth

import (
	"bufio"
	"io"
	"strconv"
	"sync"

	"assay.local/k6/clock"
)

// Record is the ground truth of one request, in readings of the clock package.
type Record struct {
	Index           string
	Number          uint64
	Received, Ended int64
	Sent, Widths    []int64
}

// Log writes one NDJSON line per request:
//
//	index       the client's name for it (header X-Assay-Index, or the index in the prompt of a load), "" without one
//	n           its number at this server
//	receivedUs  when its body had been read
//	sentUs      [integer,...] when each chunk was handed to the operating system
//	widthsUs    [integer,...] how long each of these writes took
//	endedUs     when the last byte had been written
//
// Times are whole microseconds: of the host's CLOCK_MONOTONIC on Linux, which rows can be laid over by their
// t0MonotonicUs; elsewhere since 1970.
type Log struct {
	mutex sync.Mutex
	out   *bufio.Writer
	line  []byte
}

// NewLog writes to out.
func NewLog(out io.Writer) *Log { return &Log{out: bufio.NewWriterSize(out, 1<<18)} }

// Shared is a reading on the clock the log uses, in microseconds.
func Shared(reading int64) int64 {
	if host, ok := clock.HostMonotonic(reading); ok {
		return host / 1000
	}
	return clock.Epoch(reading)
}

// Write adds the line of one request.
func (l *Log) Write(record *Record) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.line = append(l.line[:0], `{"index":`...)
	l.line = strconv.AppendQuoteToASCII(l.line, record.Index)
	l.line = strconv.AppendUint(append(l.line, `,"n":`...), record.Number, 10)
	l.line = strconv.AppendInt(append(l.line, `,"receivedUs":`...), Shared(record.Received), 10)
	l.list(`,"sentUs":[`, record.Sent, Shared)
	l.list(`,"widthsUs":[`, record.Widths, func(width int64) int64 { return width / 1000 })
	l.line = strconv.AppendInt(append(l.line, `,"endedUs":`...), Shared(record.Ended), 10)
	_, _ = l.out.Write(append(l.line, "}\n"...))
}

func (l *Log) list(name string, values []int64, shown func(int64) int64) {
	l.line = append(l.line, name...)
	for index, value := range values {
		if index > 0 {
			l.line = append(l.line, ',')
		}
		l.line = strconv.AppendInt(l.line, shown(value), 10)
	}
	l.line = append(l.line, ']')
}

// Flush hands everything to the writer below.
func (l *Log) Flush() error {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.out.Flush()
}
