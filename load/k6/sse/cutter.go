// Package sse splits an event stream into events (WHATWG HTML, section 9.2.6), each with its arrival time.
package sse

import "bytes"

// Event is one event of a stream. Its slices are valid until the next call of Next or Space.
type Event struct {
	Data, Type []byte
	// At is the arrival time of the last bytes of the event, in nanoseconds of package clock.
	At int64
}

// Cutter splits a stream into events. The caller reads bytes into the memory from Space, calls Took, and then calls Next until it returns
// false. The zero value is ready. Goroutines must not share it.
type Cutter struct {
	buffer []byte
	reads  []read
	// line and event are the offsets in buffer at which the current line and the current event begin.
	line, event int
	// searched is the offset up to which Next has searched for the end of the current line.
	searched            int
	read                int
	begun, skipLineFeed bool
	// joined has the data of an event with several data lines.
	joined []byte
}

// read is one read from the connection. Its bytes arrived at the time `at`, and end before the offset `end` in the buffer.
type read struct {
	end int
	at  int64
}

// Space returns at least n free bytes of memory for the caller's next read. It may overwrite earlier events.
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

// Took must be called after a read of n bytes into the memory from Space. The bytes arrived at the time `at`, in nanoseconds.
func (c *Cutter) Took(n int, at int64) {
	c.buffer = c.buffer[:len(c.buffer)+n]
	c.reads = append(c.reads, read{len(c.buffer), at})
}

// Pending returns how many received bytes Next has not searched.
func (c *Cutter) Pending() int { return len(c.buffer) - c.searched }

// Size returns how many bytes of memory the cutter occupies.
func (c *Cutter) Size() int { return cap(c.buffer) + cap(c.joined) + 16*cap(c.reads) }

// Unfinished returns how many bytes of an incomplete event have arrived.
func (c *Cutter) Unfinished() int { return len(c.buffer) - c.event }

// Tail returns the last received bytes, at most n, even if they belong to events that Next has returned.
func (c *Cutter) Tail(n int) []byte { return c.buffer[max(0, len(c.buffer)-n):] }

// Reset prepares the cutter for another stream. It reuses its memory, unless the buffer is larger than `keep` bytes.
func (c *Cutter) Reset(keep int) {
	joined := c.joined[:0]
	if cap(c.buffer) > keep {
		c.buffer, joined = nil, nil
	}
	*c = Cutter{buffer: c.buffer[:0], reads: c.reads[:0], joined: joined}
}

// Next returns the next complete event, or false if there is none yet.
func (c *Cutter) Next() (Event, bool) {
	if !c.begun && !c.skipByteOrderMark() {
		return Event{}, false
	}
	for {
		end, ok := c.lineEnd()
		if !ok {
			return Event{}, false
		}
		isBlank, lines := end == c.line, c.buffer[c.event:end]
		c.skipLineFeed = c.buffer[end] == '\r'
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

// skipByteOrderMark skips a byte order mark at the start of the stream. It returns false if more bytes must arrive before that.
func (c *Cutter) skipByteOrderMark() bool {
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

// lineEnd returns the offset of the CR or LF that ends the current line, or false if it has not arrived.
func (c *Cutter) lineEnd() (int, bool) {
	if c.skipLineFeed && c.line < len(c.buffer) {
		// CR LF is one line end.
		c.skipLineFeed = false
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

// parse returns the event with these lines. It returns false if none of them is a data line. It ignores empty lines, because it treats CR LF as
// two line ends.
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

// compact removes the events that Next has returned from the buffer, if they take at least half of it. So each byte is moved only a few times.
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
