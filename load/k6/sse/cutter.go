// Package sse splits an event stream into events (WHATWG HTML, section 9.2.6). Each event has the time of the read that completed it. Bytes
// are read directly into the buffer of a Cutter, without a copy.
package sse

import "bytes"

// Event is one dispatched event. Its slices point into memory of the Cutter, and are valid until the next call of Next or Space.
type Event struct {
	Data, Type []byte
	// At is the arrival time of the bytes that completed the event, in nanoseconds of package clock.
	At int64
}

// Cutter splits a stream into events. The zero value is ready to use. Only one goroutine may use a Cutter.
type Cutter struct {
	buffer []byte
	reads  []read
	// Offsets into buffer. The current line begins at line, and the current event at event. No line ends between line and searched.
	line, searched, event int
	read                  int
	begun, skipFeed       bool
	open                  building
}

// read is one read from the connection: end is the buffer offset after its last byte, at is its arrival time in nanoseconds.
type read struct {
	end int
	at  int64
}

// building is the state of the current event, whose final blank line has not arrived yet.
type building struct {
	hasData          bool
	dataFrom, dataTo int
	// isJoined is true if the event has several data lines. They are not adjacent in the buffer, so they are copied into joined.
	isJoined         bool
	joined           []byte
	typeFrom, typeTo int
}

// Space returns at least n free bytes to read into. It may discard the bytes of finished events.
func (c *Cutter) Space(n int) []byte {
	if cap(c.buffer)-len(c.buffer) < n {
		c.compact()
	}
	if free := cap(c.buffer) - len(c.buffer); free < n {
		grown := make([]byte, len(c.buffer), max(2*cap(c.buffer), len(c.buffer)+n))
		copy(grown, c.buffer)
		c.buffer = grown
	}
	return c.buffer[len(c.buffer):cap(c.buffer)]
}

// Took records a read of n bytes into the memory that Space returned. The parameter at is the arrival time in nanoseconds.
func (c *Cutter) Took(n int, at int64) {
	c.buffer = c.buffer[:len(c.buffer)+n]
	c.reads = append(c.reads, read{len(c.buffer), at})
}

// Pending returns the number of bytes that Next has not examined.
func (c *Cutter) Pending() int { return len(c.buffer) - c.searched }

// Size returns the memory of the cutter in bytes.
func (c *Cutter) Size() int { return cap(c.buffer) + cap(c.open.joined) + 16*cap(c.reads) }

// Unfinished returns the number of bytes of the incomplete event.
func (c *Cutter) Unfinished() int { return len(c.buffer) - c.event + len(c.open.joined) }

// Tail returns up to n of the last bytes that arrived.
func (c *Cutter) Tail(n int) []byte { return c.buffer[max(0, len(c.buffer)-n):] }

// Reset prepares the cutter for another stream. It frees the cutter's memory if the buffer is larger than keep bytes.
func (c *Cutter) Reset(keep int) {
	joined := c.open.joined[:0]
	if cap(c.buffer) > keep {
		c.buffer, joined = nil, nil
	}
	*c = Cutter{buffer: c.buffer[:0], reads: c.reads[:0], open: building{joined: joined}}
}

// Next returns the next complete event; false when more bytes are needed.
func (c *Cutter) Next() (Event, bool) {
	if !c.begun && !c.begin() {
		return Event{}, false
	}
	for {
		end, ok := c.lineEnd()
		if !ok {
			return Event{}, false
		}
		line := c.buffer[c.line:end]
		from := c.line
		c.step(end)
		if len(line) > 0 {
			c.field(from, line)
			continue
		}
		if event, ok := c.dispatch(end); ok {
			return event, true
		}
	}
}

// begin skips a byte order mark at the start of the stream. It returns false if more bytes are needed to recognize one.
func (c *Cutter) begin() bool {
	const mark = "\ufeff"
	if len(c.buffer) < len(mark) && string(c.buffer) == mark[:len(c.buffer)] {
		return false
	}
	c.begun = true
	if bytes.HasPrefix(c.buffer, []byte(mark)) {
		c.line, c.searched, c.event = len(mark), len(mark), len(mark)
	}
	return true
}

// lineEnd returns the offset of the CR or LF that ends the line at c.line. It returns false if the end of the line has not arrived.
func (c *Cutter) lineEnd() (int, bool) {
	if c.skipFeed && c.line < len(c.buffer) {
		c.skipFeed = false
		if c.buffer[c.line] == '\n' {
			c.line++
			c.searched = max(c.searched, c.line)
			if !c.open.hasData && c.open.typeTo == 0 {
				c.event = c.line
			}
		}
	}
	rest := c.buffer[c.searched:]
	feed := bytes.IndexByte(rest, '\n')
	if feed >= 0 {
		rest = rest[:feed]
	}
	if back := bytes.IndexByte(rest, '\r'); back >= 0 {
		return c.searched + back, true
	}
	if feed >= 0 {
		return c.searched + feed, true
	}
	c.searched = len(c.buffer)
	return 0, false
}

// step moves past the line that ends at offset end. After a CR, it marks a following LF to be skipped, because CR LF is one line end.
func (c *Cutter) step(end int) {
	c.skipFeed = c.buffer[end] == '\r'
	c.line = end + 1
	c.searched = c.line
}

func (c *Cutter) field(from int, line []byte) {
	name, value, hasColon := line, len(line), false
	if bytes.HasPrefix(line, []byte("data:")) {
		name, value, hasColon = line[:4], 5, true
	} else if colon := bytes.IndexByte(line, ':'); colon >= 0 {
		name, value, hasColon = line[:colon], colon+1, true
	}
	if hasColon && value < len(line) && line[value] == ' ' {
		value++
	}
	switch string(name) {
	case "data":
		c.data(from+value, from+len(line))
	case "event":
		c.open.typeFrom, c.open.typeTo = from+value, from+len(line)
	}
}

func (c *Cutter) data(from, to int) {
	b := &c.open
	switch {
	case !b.hasData:
		b.hasData, b.dataFrom, b.dataTo = true, from, to
		return
	case !b.isJoined:
		b.isJoined = true
		b.joined = append(b.joined[:0], c.buffer[b.dataFrom:b.dataTo]...)
	}
	b.joined = append(append(b.joined, '\n'), c.buffer[from:to]...)
}

// dispatch returns the event that the blank line at offset end completes; false if it has no data.
func (c *Cutter) dispatch(end int) (Event, bool) {
	b := c.open
	c.open = building{joined: b.joined}
	c.event = c.line
	if !b.hasData {
		return Event{}, false
	}
	for c.reads[c.read].end <= end {
		c.read++
	}
	event := Event{Data: c.buffer[b.dataFrom:b.dataTo], At: c.reads[c.read].at}
	if b.isJoined {
		event.Data = b.joined
	}
	if b.typeTo > 0 {
		event.Type = c.buffer[b.typeFrom:b.typeTo]
	}
	return event, true
}

// compact discards the bytes of finished events if they are at least half of the buffer. So each byte is moved only a few times.
func (c *Cutter) compact() {
	gone := c.event
	if gone == 0 || gone < len(c.buffer)/2 {
		return
	}
	c.buffer = c.buffer[:copy(c.buffer, c.buffer[gone:])]
	c.line -= gone
	c.searched -= gone
	c.event = 0
	b := &c.open
	b.dataFrom, b.dataTo = b.dataFrom-gone, b.dataTo-gone
	if b.typeTo > 0 {
		b.typeFrom, b.typeTo = b.typeFrom-gone, b.typeTo-gone
	}
	kept := c.reads[:0]
	for _, one := range c.reads {
		if one.end > gone {
			kept = append(kept, read{one.end - gone, one.at})
		}
	}
	c.reads, c.read = kept, 0
}
