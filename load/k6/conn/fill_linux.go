package conn

// A loop calls fill when bytes have arrived at a socket. The kernel gives only one arrival time per read. So if several chunks may wait in the
// socket, fill looks at the bytes first (MSG_PEEK), and reads one chunk after another. A chunk is a TLS record, a WebSocket frame or an event.
// Then fill wakes the user, or holds the bytes back (see Conn.Coalesce). If bulkBytes arrive at once, or more than maxUnreadBytes bytes are unread,
// the user reads the socket itself until it is empty (isBulk).

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"

	"golang.org/x/sys/unix"

	"assay.local/k6/clock"
)

const (
	maxHeldBytes   = 4 << 10
	bulkBytes      = 8 << 10
	maxUnreadBytes = 64 << 10
	usualArrivals  = 16
)

func (r *epollReader) fill(hasEnded bool) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.isClosed || r.isBulk || r.failure != nil {
		return false
	}
	hasUnread := r.taken < len(r.pending)
	size := r.readAvailable()
	if hasEnded && size > 0 && size < bulkBytes {
		// The end comes after the bytes, and the kernel reports it only once.
		size += r.readAvailable()
	}
	waiting := len(r.pending) - r.taken
	switch {
	case r.failure != nil:
		return false
	case size >= bulkBytes || waiting > maxUnreadBytes:
		r.isBulk = true
		r.unwatch()
	case waiting == 0:
		return false
	case r.isCoalescing && (r.isHolding || !hasUnread) && waiting < maxHeldBytes && !r.mayEnd(r.pending[r.taken:]):
		hasBegun := !r.isHolding
		r.isHolding = true
		return hasBegun
	}
	r.release()
	return false
}

func (r *epollReader) releaseHeld() {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.release()
}

func (r *epollReader) readAvailable() int {
	if !r.loop.isLate && !r.isQuick {
		return r.readChunk(readBytes)
	}
	waiting, control, err := r.loop.recvmsg(r.socket, r.loop.peekBuffer, unix.MSG_PEEK)
	if !r.hasBytes(waiting, err) {
		return 0
	}
	if waiting >= bulkBytes {
		return r.readChunk(readBytes)
	}
	newest := clock.StampIn(control)
	for ahead := r.loop.peekBuffer[:waiting]; len(ahead) > 0; {
		size := len(ahead)
		if r.lastStamp != newest {
			size = r.firstChunk(ahead)
		}
		n := r.readChunk(size)
		if n == 0 {
			return waiting - len(ahead)
		}
		ahead = ahead[n:]
	}
	return waiting
}

func (r *epollReader) readChunk(size int) int {
	n, control, err := r.loop.recvmsg(r.socket, r.loop.readBuffer[:size], 0)
	if !r.hasBytes(n, err) {
		return 0
	}
	r.countRead(n)
	if at := r.arrivalTime(clock.StampIn(control)); r.session != nil {
		r.decrypt(r.loop.readBuffer[:n], at)
	} else {
		r.store(r.loop.readBuffer[:n], at)
	}
	return n
}

func (r *epollReader) hasBytes(n int, err error) bool {
	switch {
	case err == unix.EAGAIN:
	case err != nil:
		r.fail(r.wrap("read", err)) // The kernel reports each error only once.
	case n == 0:
		r.fail(io.EOF)
	default:
		return true
	}
	return false
}

func (r *epollReader) store(bytes []byte, at int64) {
	r.isQuick = at-r.lastArrival < 2*minRoundNanos
	r.lastArrival = at
	// If more than half of the buffer is unread, it grows, because moving its bytes would happen too often.
	if len(r.pending)+len(bytes) > cap(r.pending) && 2*r.taken >= len(r.pending) {
		r.dropTaken()
	}
	r.pending = append(r.pending, bytes...)
	r.arrivals = append(r.arrivals, arrival{len(bytes), at})
}

func (r *epollReader) decrypt(encrypted []byte, at int64) {
	r.encrypted = encrypted
	records := &r.session.under.records
	// After the last complete record, another call of Read would allocate memory for an error.
	for len(r.encrypted) > 0 || records.undecrypted > 0 {
		size, err := r.session.Read(r.loop.decryptBuffer)
		records.undecrypted--
		if size > 0 {
			r.store(r.loop.decryptBuffer[:size], at)
		}
		switch {
		case err == nil:
		case errors.Is(err, errNoRecord):
			records.undecrypted = 0
		default:
			r.fail(err)
			return
		}
	}
}

func (r *epollReader) mayEnd(pending []byte) bool {
	if r.kind == Frames {
		return !bytes.HasSuffix(pending, []byte(r.end))
	}
	return endsAnswer(pending, r.end)
}

func endsAnswer(pending []byte, end string) bool {
	// The end may also be the last chunk of HTTP/1.1 (0), or the last frame of HTTP/2.
	tail := bytes.TrimRight(pending[max(0, len(pending)-len(end)-10):], "\r\n")
	return (end != "" && bytes.HasSuffix(tail, []byte(end))) || bytes.HasSuffix(tail, []byte("\n0")) || endsStream(pending)
}

func (r *epollReader) firstChunk(ahead []byte) int {
	switch {
	case r.session != nil:
		records := r.session.under.records
		return records.next(ahead)
	case r.kind == Frames:
		return firstFrame(ahead)
	default:
		return firstEvent(ahead)
	}
}

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

func firstFrame(text []byte) int {
	var head [10]byte
	copy(head[:], text)
	size := 2 + uint64(head[1]&127) // RFC 6455 section 5.2
	switch head[1] & 127 {
	case 126:
		size = 4 + uint64(binary.BigEndian.Uint16(head[2:]))
	case 127:
		size = 10 + min(binary.BigEndian.Uint64(head[2:]), uint64(len(text)))
	}
	return int(min(size, uint64(len(text))))
}
