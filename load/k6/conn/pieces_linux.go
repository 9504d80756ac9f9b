package conn

import (
	"bytes"
	"time"

	"golang.org/x/sys/unix"
)

const (
	// lateAfter is the age of bytes from which on a loop is late, so that the pieces of a stream may wait for it in one socket.
	lateAfter = 5 * time.Millisecond
	// maxPieces: bytes with more events than that came faster than a service can have meant to pace them.
	maxPieces = 16
	// comparedReads is how seldom events are counted in a loop that is not late.
	comparedReads = 16
)

// buffers are those of one loop: a receiver, bytes, the control messages of the kernel about them, and the sizes of pieces. isLate: bytes of this round
// or of the one before had waited for the loop. oldest is the age of the oldest bytes of this round. isQuick: the pieces of one of its streams come in
// quick succession.
type buffers struct {
	receiver      receiver
	room, control []byte
	sizes         []int
	isLate        bool
	isQuick       bool
	oldest        int64
	reads         uint64
}

// beginRound is called before the sockets that have bytes are read.
func (b *buffers) beginRound() {
	b.isLate = b.oldest > int64(lateAfter)
	b.oldest = 0
	b.isQuick = false
}

// noteAge takes the time that bytes had waited.
func (b *buffers) noteAge(age int64) {
	b.oldest = max(b.oldest, age)
	b.isLate = b.isLate || age > int64(lateAfter)
}

func newBuffers() buffers {
	return buffers{room: make([]byte, roomBytes), control: make([]byte, controlBytes), sizes: make([]int, 0, maxPieces+1)}
}

// pieces returns the sizes of the events that wait in the socket of a loop that is late; none when they can be read at once. The kernel
// gives the time of the last piece that a read touches, so a read of several pieces would lose the times of the others. Where the
// kernel itself has put pieces together, their times are lost anyway. It fails where the connection did: the kernel tells that once, also to
// who only looks, and the next read would find a plain end.
func (r *epollReader) pieces(b *buffers) ([]int, error) {
	if !b.isLate || !r.isStamped {
		return nil, nil
	}
	n, _, err := b.recvmsg(r.socket, len(b.room), unix.MSG_PEEK)
	if err == unix.EAGAIN || err == unix.EINTR || n >= bulkBytes {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	b.sizes = b.sizes[:0]
	rest := b.room[:n]
	for len(rest) > 0 {
		size := firstEvent(rest)
		b.sizes = append(b.sizes, size)
		if len(b.sizes) > maxPieces {
			return nil, nil
		}
		rest = rest[size:]
	}
	return b.sizes, nil
}

// notePace notes how soon a piece came after the one before, or after its request.
func (r *epollReader) notePace(b *buffers, nanos int64) {
	if nanos > quickNanos {
		r.quickInRow = 0
		return
	}
	r.quickInRow++
	b.isQuick = b.isQuick || r.quickInRow >= quickPieces
}

// countEvents counts the events of a read, for the report: all of a loop that is late, and a few others, which show how many events the
// service itself sends at one moment.
func (r *epollReader) countEvents(b *buffers, text []byte, hasNewTime bool) {
	b.reads++
	if !r.isStamped || len(text) >= bulkBytes || !b.isLate && b.reads%comparedReads != 0 {
		return
	}
	of := &onTime
	if b.isLate {
		of = &late
	}
	events := eventsIn(text)
	if events == 0 {
		return
	}
	of.events.Add(events)
	if hasNewTime {
		events--
	}
	of.together.Add(events)
}

// eventsIn counts the events that end in a text, without the head of an answer.
func eventsIn(text []byte) (events int64) {
	for len(text) > 0 {
		size := firstEvent(text)
		if size == len(text) && !bytes.HasSuffix(text, []byte("\n\n")) && !bytes.HasSuffix(text, []byte("\n\r\n")) {
			break
		}
		if !bytes.HasPrefix(text, []byte("HTTP/")) {
			events++
		}
		text = text[size:]
	}
	return events
}

// firstEvent returns how many bytes the first event takes with the empty line that ends it; all where none ends.
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
