// Package sse splits an event stream into events (WHATWG HTML, section 9.2.6), each with its arrival time.
//
// The caller reads bytes into the memory from Cutter.Space, passes their number and arrival time to Cutter.Took, and then calls Cutter.Next
// until it returns false. The arrival time of an event is that of the read with its last byte.
package sse

import "bytes"

// Event is one event of a stream. Its slices are valid until the next call of Next or Space.
type Event struct {
	Data, Type []byte
	// At is the arrival time of the last bytes of the event, in nanoseconds of package clock.
	At int64
}

// Cutter splits a stream into events. Goroutines must not share it.
type Cutter struct {
	buffer                []byte
	reads                 []read
	lineStart, eventStart int
	searched              int
	currentRead           int
	begun, skipLineFeed   bool
	joinedData            []byte
}

type read struct {
	end int
	at  int64
}

// Space returns free memory for the next read of the caller: at least n bytes. It may overwrite events that Next has returned.
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

// Took records that the caller has read n bytes into the memory that Space returned. `at` is their arrival time, as from clock.Now.
func (c *Cutter) Took(n int, at int64) {
	c.buffer = c.buffer[:len(c.buffer)+n]
	c.reads = append(c.reads, read{len(c.buffer), at})
}

// Pending returns the number of received bytes that Next has not searched.
func (c *Cutter) Pending() int { return len(c.buffer) - c.searched }

// Size returns how many bytes of memory the cutter occupies.
func (c *Cutter) Size() int { return cap(c.buffer) + cap(c.joinedData) + 16*cap(c.reads) }

// Unfinished returns how many bytes of an incomplete event have arrived.
func (c *Cutter) Unfinished() int { return len(c.buffer) - c.eventStart }

// Tail returns the last received bytes, at most n, even if they belong to events that Next has returned.
func (c *Cutter) Tail(n int) []byte { return c.buffer[max(0, len(c.buffer)-n):] }

// Reset prepares the cutter for another stream. It reuses its memory, unless the buffer is larger than `keep` bytes.
func (c *Cutter) Reset(keep int) {
	joined := c.joinedData[:0]
	if cap(c.buffer) > keep {
		c.buffer, joined = nil, nil
	}
	*c = Cutter{buffer: c.buffer[:0], reads: c.reads[:0], joinedData: joined}
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
		isBlank, lines := end == c.lineStart, c.buffer[c.eventStart:end]
		c.skipLineFeed = c.buffer[end] == '\r'
		c.lineStart, c.searched = end+1, end+1
		if !isBlank {
			continue
		}
		c.eventStart = c.lineStart
		if event, hasData := c.parse(lines); hasData {
			for c.reads[c.currentRead].end <= end {
				c.currentRead++
			}
			event.At = c.reads[c.currentRead].at
			return event, true
		}
	}
}

func (c *Cutter) skipByteOrderMark() bool {
	const mark = "\ufeff"
	if len(c.buffer) < len(mark) && string(c.buffer) == mark[:len(c.buffer)] {
		return false
	}
	c.begun = true
	if bytes.HasPrefix(c.buffer, []byte(mark)) {
		c.lineStart, c.searched, c.eventStart = len(mark), len(mark), len(mark)
	}
	return true
}

func (c *Cutter) lineEnd() (int, bool) {
	if c.skipLineFeed && c.lineStart < len(c.buffer) {
		// CR LF is one line end.
		c.skipLineFeed = false
		if c.buffer[c.lineStart] == '\n' {
			if c.eventStart == c.lineStart {
				c.eventStart++
			}
			c.lineStart++
			c.searched = max(c.searched, c.lineStart)
		}
	}
	end := endOfLine(c.buffer[c.searched:])
	if end < 0 {
		c.searched = len(c.buffer)
		return 0, false
	}
	return c.searched + end, true
}

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

func (c *Cutter) parse(lines []byte) (event Event, hasData bool) {
	for len(lines) > 0 {
		end := endOfLine(lines)
		// CR LF counts as two line ends here. The empty line between them has no effect.
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
			c.joinedData = append(c.joinedData[:0], event.Data...)
			c.joinedData = append(append(c.joinedData, '\n'), value...)
			value = c.joinedData
		}
		event.Data, hasData = value, true
	}
	return event, hasData
}

func (c *Cutter) compact() {
	gone := c.eventStart
	// At least half of the buffer must be free, so that each byte is moved only a few times.
	if gone == 0 || gone < len(c.buffer)/2 {
		return
	}
	c.buffer = c.buffer[:copy(c.buffer, c.buffer[gone:])]
	c.lineStart -= gone
	c.searched -= gone
	c.eventStart = 0
	kept := c.reads[:0]
	for _, one := range c.reads {
		if one.end > gone {
			kept = append(kept, read{one.end - gone, one.at})
		}
	}
	c.reads, c.currentRead = kept, 0
}
