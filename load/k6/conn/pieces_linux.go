package conn

import (
	"bytes"
	"encoding/binary"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

// buffers is the memory into which one epoll loop reads for all its sockets.
type buffers struct {
	receiver       receiver
	bytes, control []byte
	// opened is the buffer for the decrypted content of one TLS record.
	opened []byte
	sizes  []int
	// isQuick: in the current round, chunks of a stream came in quick succession. The loop then reads more often.
	isQuick bool
	// isApart: since the last round, chunks of one stream may have arrived at different times. Each is then read alone.
	isApart bool
	// began is the time at which the loop began the current round, in which it reads its sockets.
	began int64
}

// beginRound updates the state of the buffers (began, isApart and isQuick) before the epoll loop reads its ready sockets again.
func (b *buffers) beginRound() {
	now := clock.Now()
	b.isApart = now-b.began > 2*roundNanos
	b.began = now
	b.isQuick = false
}

func newBuffers() buffers {
	return buffers{bytes: make([]byte, loopBufferBytes), opened: make([]byte, loopBufferBytes), control: make([]byte, clock.ControlBytes), sizes: make([]int, 0, usualPieces)}
}

// usualPieces is the initial capacity of buffers.sizes, which grows if needed.
const usualPieces = 256

// peek stores in b.sizes the sizes of the chunks (events, WebSocket frames or TLS records) that wait in a socket. The chunks stay there, so
// that the caller can read each alone, with its own arrival time. n is the number of bytes to read, and last is the arrival time of the
// newest chunk. The caller must handle an error, because the kernel reports it only once.
func (r *epollReader) peek(b *buffers) (n int, last int64, err error) {
	b.sizes = b.sizes[:0]
	// Reading each chunk alone gives better times only if the kernel records arrival times, and if the loop's last round was not a moment ago.
	if !r.isStamped || !b.isApart {
		return len(b.bytes), 0, nil
	}
	n, controlSize, err := b.recvmsg(r.socket, len(b.bytes), unix.MSG_PEEK)
	if err == unix.EAGAIN || err == unix.EINTR || err == nil && n == 0 {
		// This peek found no bytes. The caller's own read shows whether the socket is empty, has ended, or was only interrupted by a signal.
		return len(b.bytes), 0, nil
	}
	var ahead records
	if r.session != nil {
		ahead = r.session.under.records
	}
	for rest := b.bytes[:max(0, n)]; len(rest) > 0; {
		var size int
		switch {
		case r.session != nil:
			size = ahead.next(rest)
		case r.kind == Frames:
			size = firstFrame(rest)
		default:
			size = firstEvent(rest)
		}
		b.sizes = append(b.sizes, size)
		rest = rest[size:]
	}
	last, _ = clock.FromWall(clock.StampIn(b.control[:max(0, controlSize)]))
	return n, last, err
}

// notePace counts the successive chunks that each came within quickNanos of the previous one. After quickPieces of them, it sets b.isQuick,
// so that the loop reads more often. nanos is the time since the previous chunk, or since the request for the first chunk.
func (r *epollReader) notePace(b *buffers, nanos int64) {
	if nanos > quickNanos {
		r.quickInRow = 0
		return
	}
	r.quickInRow++
	b.isQuick = b.isQuick || r.quickInRow >= quickPieces
}

// firstEvent returns the length of the first server-sent event in a text, with the empty line that ends it. If the event is incomplete, it
// returns the length of the text.
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

// firstFrame returns the length of the first WebSocket frame in a text (RFC 6455 section 5.2). If the frame is incomplete, it returns the
// length of the text.
func firstFrame(text []byte) int {
	var head [10]byte
	copy(head[:], text)
	size := 2 + uint64(head[1]&127)
	switch head[1] & 127 {
	case 126:
		size = 4 + uint64(binary.BigEndian.Uint16(head[2:]))
	case 127:
		size = 10 + min(binary.BigEndian.Uint64(head[2:]), uint64(len(text)))
	}
	return int(min(size, uint64(len(text))))
}
