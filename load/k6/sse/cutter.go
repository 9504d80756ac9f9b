// Package sse splits an event stream into events (WHATWG HTML, section 9.2.6). The time of an event is that of the read that completed it.
// Bytes are read directly into the buffer of a Cutter, without a copy.
package sse

import "bytes"

// Event is one event of a stream. Its slices are valid until the next call of Next or Space.
type Event struct {
	Data, Type []byte
	// At is the arrival time of the last bytes of the event, in nanoseconds of package clock.
	At int64
}

// Cutter splits a stream into events. Its zero value is ready. Goroutines must not share it.
type Cutter struct {
	buffer []byte
	reads  []read
	// Offsets in buffer: the current line begins at line, the current event at event. From line to searched, no line ends.
	line, searched, event int
	read                  int
	begun, skipFeed       bool
	// joined has the data of an event with several data lines. They are copied there, because they are not adjacent in the buffer.
	joined []byte
}

// read describes one read from the connection. `end` is the offset in the buffer after its last byte. `at` is its time in nanoseconds.
type read struct {
	end int
	at  int64
}

// Space returns at least n free bytes to read into. It may discard earlier events.
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

// Took tells the cutter that a read has put n bytes into the memory that Space returned. `at` is their arrival time in nanoseconds.
func (c *Cutter) Took(n int, at int64) {
	c.buffer = c.buffer[:len(c.buffer)+n]
	c.reads = append(c.reads, read{len(c.buffer), at})
}

// Pending returns the number of bytes that Next has not examined.
func (c *Cutter) Pending() int { return len(c.buffer) - c.searched }

// Size returns how many bytes of memory the cutter occupies.
func (c *Cutter) Size() int { return cap(c.buffer) + cap(c.joined) + 16*cap(c.reads) }

// Unfinished returns how many bytes of the incomplete event have arrived.
func (c *Cutter) Unfinished() int { return len(c.buffer) - c.event }

// Tail returns the last bytes that arrived, at most n.
func (c *Cutter) Tail(n int) []byte { return c.buffer[max(0, len(c.buffer)-n):] }

// Reset prepares the cutter for another stream. It frees a buffer larger than `keep` bytes.
func (c *Cutter) Reset(keep int) {
	joined := c.joined[:0]
	if cap(c.buffer) > keep {
		c.buffer, joined = nil, nil
	}
	*c = Cutter{buffer: c.buffer[:0], reads: c.reads[:0], joined: joined}
}

// Next returns the next complete event. It returns false if the event is still incomplete.
func (c *Cutter) Next() (Event, bool) {
	if !c.begun && !c.begin() {
		return Event{}, false
	}
	for {
		end, ok := c.lineEnd()
		if !ok {
			return Event{}, false
		}
		isBlank, lines := end == c.line, c.buffer[c.event:end]
		c.skipFeed = c.buffer[end] == '\r'
		c.line, c.searched = end+1, end+1
		if !isBlank {
			continue
		}
		c.event = c.line
		if event, hasData := c.parse(lines); hasData {
			for c.reads[c.read].end <= end {
				c.read++
			}
			event.At = c.reads[c.read].at
			return event, true
		}
	}
}

// begin skips a byte order mark at the start of the stream. It returns false if it needs more bytes to decide.
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

// lineEnd returns the offset of the CR or LF that ends the current line. It returns false if the end of the line has not arrived.
func (c *Cutter) lineEnd() (int, bool) {
	if c.skipFeed && c.line < len(c.buffer) {
		// CR LF is one line end.
		c.skipFeed = false
		if c.buffer[c.line] == '\n' {
			if c.event == c.line {
				c.event++
			}
			c.line++
			c.searched = max(c.searched, c.line)
		}
	}
	end := endOfLine(c.buffer[c.searched:])
	if end < 0 {
		c.searched = len(c.buffer)
		return 0, false
	}
	return c.searched + end, true
}

// endOfLine returns the offset of the first CR or LF, or -1 if there is none.
func endOfLine(text []byte) int {
	feed := bytes.IndexByte(text, '\n')
	if feed >= 0 {
		text = text[:feed]
	}
	if back := bytes.IndexByte(text, '\r'); back >= 0 {
		return back
	}
	return feed
}

// parse returns the event in `lines`. It returns false if the event has no data. It ignores empty lines, because a CR LF looks to it like
// two line ends with an empty line between them.
func (c *Cutter) parse(lines []byte) (event Event, hasData bool) {
	for len(lines) > 0 {
		end := endOfLine(lines)
		line := lines[:end]
		lines = lines[end+1:]
		value, isData := bytes.CutPrefix(line, []byte("data:"))
		if !isData {
			var name []byte
			name, value, _ = bytes.Cut(line, []byte(":"))
			isData = string(name) == "data"
			if string(name) == "event" {
				event.Type = bytes.TrimPrefix(value, []byte(" "))
			}
		}
		if !isData {
			continue
		}
		value = bytes.TrimPrefix(value, []byte(" "))
		if hasData {
			c.joined = append(c.joined[:0], event.Data...)
			c.joined = append(append(c.joined, '\n'), value...)
			value = c.joined
		}
		event.Data, hasData = value, true
	}
	return event, hasData
}

// compact discards earlier events, but only if they take at least half of the buffer, so that each byte is moved only a few times.
func (c *Cutter) compact() {
	gone := c.event
	if gone == 0 || gone < len(c.buffer)/2 {
		return
	}
	c.buffer = c.buffer[:copy(c.buffer, c.buffer[gone:])]
	c.line -= gone
	c.searched -= gone
	c.event = 0
	kept := c.reads[:0]
	for _, one := range c.reads {
		if one.end > gone {
			kept = append(kept, read{one.end - gone, one.at})
		}
	}
	c.reads, c.read = kept, 0
}
