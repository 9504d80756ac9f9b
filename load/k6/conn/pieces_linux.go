package conn

import (
	"bytes"
	"encoding/binary"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

// buffers is the memory that one loop uses to read its sockets, one after the other, and what it knows about the current round.
type buffers struct {
	call           systemCall
	bytes, control []byte
	// decrypted is where the TLS session puts the content of one TLS record.
	decrypted []byte
	sizes     []int
	// isQuick: in the current round, chunks of a stream came in quick succession. The loop then reads more often.
	isQuick bool
	// isApart: since the last round, chunks of one stream may have arrived at different times. Each is then read alone.
	isApart bool
	// began is when the current round began (one reading of all sockets that have bytes).
	began int64
}

// beginRound updates began, isApart and isQuick. The loop calls it before it reads all sockets that have bytes.
func (b *buffers) beginRound() {
	now := clock.Now()
	b.isApart = now-b.began > 2*roundNanos
	b.began = now
	b.isQuick = false
}

func newBuffers() buffers {
	return buffers{bytes: make([]byte, loopBufferBytes), decrypted: make([]byte, loopBufferBytes), control: make([]byte, clock.ControlBytes), sizes: make([]int, 0, usualChunks)}
}

// usualChunks is the initial capacity of buffers.sizes, which grows if needed.
const usualChunks = 256

// peek looks at the bytes that wait in a socket, without removing them. It stores in b.sizes the size of each chunk (an event, WebSocket
// frame or TLS record). So the caller can read each chunk alone, which gives each its own arrival time. n is the number of bytes to read,
// and last the arrival time of the newest chunk. The caller must handle an error, because the kernel reports it only once.
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
	var ahead recordScanner
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

// notePace notes the time (nanos) from the previous chunk, or from the request, to this chunk. After quickChunks chunks in quick
// succession, it sets b.isQuick. The loop then reads more often, so that fewer of them get one common arrival time.
func (r *epollReader) notePace(b *buffers, nanos int64) {
	if nanos > quickNanos {
		r.quickInRow = 0
		return
	}
	r.quickInRow++
	b.isQuick = b.isQuick || r.quickInRow >= quickChunks
}

// firstEvent returns the length of the first server-sent event in received bytes, including the empty line at its end. If this end has not
// arrived, it returns the length of all bytes.
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

// firstFrame returns the length of the first WebSocket frame in received bytes (RFC 6455 section 5.2). If the frame is incomplete, it
// returns the length of all bytes.
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
