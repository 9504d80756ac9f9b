package conn

import (
	"bytes"
	"time"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	// lateAfter is the age of bytes at which a loop is late, so that several pieces of a stream may wait in one socket.
	lateAfter = 5 * time.Millisecond
	// maxPieces is the largest number of events that are read one by one. A service that paces its events does not send more at once.
	maxPieces = 16
)

// buffers belong to one loop: receiver, bytes, control messages, and sizes of pieces. isLate: bytes of this round or the last had
// waited. oldest: the age of the oldest bytes. isQuick: pieces of one stream follow quickly.
type buffers struct {
	receiver       receiver
	bytes, control []byte
	// opened is the text of a record of TLS.
	opened  []byte
	sizes   []int
	isLate  bool
	isQuick bool
	oldest  int64
	// began is the time at which the kernel reported the sockets of this round.
	began int64
}

// beginRound is called before the sockets with bytes are read.
func (b *buffers) beginRound() {
	b.began = clock.Now()
	b.isLate = b.oldest > int64(lateAfter)
	b.oldest = 0
	b.isQuick = false
}

// noteAge notes for how long bytes had waited.
func (b *buffers) noteAge(age int64) {
	b.oldest = max(b.oldest, age)
	b.isLate = b.isLate || age > int64(lateAfter)
}

func newBuffers() buffers {
	return buffers{bytes: make([]byte, loopBufferBytes), opened: make([]byte, loopBufferBytes), control: make([]byte, controlBytes), sizes: make([]int, 0, maxPieces+1)}
}

// pieces returns the sizes of the events that wait in the socket of a late loop; none if they can be read at once. A read has the time
// of its last piece, so each piece is read separately. It fails if the connection did, because the kernel reports that error only
// once.
func (r *epollReader) pieces(b *buffers) ([]int, error) {
	if !b.isLate || !r.isStamped {
		return nil, nil
	}
	n, _, err := b.recvmsg(r.socket, len(b.bytes), unix.MSG_PEEK)
	if err == unix.EAGAIN || err == unix.EINTR || n >= bulkBytes {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	b.sizes = b.sizes[:0]
	rest, records := b.bytes[:n], r.frames
	for len(rest) > 0 {
		size := 0
		if r.session != nil {
			size = records.next(rest)
		} else {
			size = firstEvent(rest)
		}
		b.sizes = append(b.sizes, size)
		if len(b.sizes) > maxPieces {
			return nil, nil
		}
		rest = rest[size:]
	}
	return b.sizes, nil
}

// notePace notes the time since the piece before, or since the request.
func (r *epollReader) notePace(b *buffers, nanos int64) {
	if nanos > quickNanos {
		r.quickInRow = 0
		return
	}
	r.quickInRow++
	b.isQuick = b.isQuick || r.quickInRow >= quickPieces
}

// firstEvent returns the length of the first event with the empty line that ends it; the whole length if no event ends.
func firstEvent(text []byte) int {
	for at := 0; ; {
		end := bytes.IndexByte(text[at:], '\n')
		if end < 0 {
			return len(text)
		}
		at += end + 1
		switch rest := text[at:]; {
		case bytes.HasPrefix(rest, []byte("\n")):
			return at + 1
		case bytes.HasPrefix(rest, []byte("\r\n")):
			return at + 2
		}
	}
}
