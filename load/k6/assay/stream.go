package assay

import (
	"bytes"
	"io"
	"time"

	"assay.local/k6/rows"
	"assay.local/k6/scan"
)

// readStream reads an event stream to its end. To save work, it collects bytes and parses many at once; the connection records their
// arrival times. It does not wait for more bytes if the terminator may have arrived.
func (c *caller) readStream(a *answer, watch *requestWatch, body io.Reader) error {
	s := a.spec
	watch.conn.SetPatient(true, s.terminator)
	// This is enough for small events. Growing to this size step by step would create as many bytes of garbage.
	c.cutter.Space(lazyBytes + readBytes)
	for {
		n, err := body.Read(c.cutter.Space(readBytes))
		at := watch.conn.LastRead()
		if n > 0 {
			c.cutter.Took(n, at)
			a.took(n, at)
			c.keepPiece(s, n, at)
		}
		if err == nil {
			err = c.overflow(a)
		}
		if err != nil || c.cutter.Pending() >= lazyBytes || mayBeDone(c.cutter.Tail(len(s.terminator)+lineEnds), s.terminator) {
			if stop := c.digest(a, watch); stop != nil {
				return stop
			}
			if a.hasDone {
				watch.conn.SetPatient(false, s.terminator)
			}
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if a.hasDone {
			// The bytes after the terminator are dropped. They are not part of the answer, and a service could send them endlessly.
			c.cutter.Reset(keepBytes)
		}
	}
}

// readsTogether is the time span in nanoseconds within which all reads of a stream are recorded as one, so that records stay short.
const readsTogether = int64(time.Millisecond)

// keepPiece stores the last n bytes of a stream for the recorder, with their arrival time. It is a separate function so that CPU profiles
// show it.
func (c *caller) keepPiece(s *spec, n int, at int64) {
	room := s.caps.bodyBytes - int64(len(c.body))
	if !s.keepBody || room <= 0 {
		return
	}
	kept := min(int64(n), room)
	c.body = append(c.body, c.cutter.Tail(n)[:kept]...)
	if last := len(c.reads) - 1; last >= 0 && at-c.reads[last][0] < readsTogether {
		c.reads[last][1] += kept
		return
	}
	c.reads = append(c.reads, [2]int64{at, kept})
}

// overflow returns an error if a stream or its last event is longer than allowed, or if answerMemory has too little left for it.
func (c *caller) overflow(a *answer) error {
	switch {
	case a.row.Bytes > a.spec.caps.bytes:
		return errTooLarge
	case c.cutter.Unfinished() > eventBytes:
		return errLongEvent
	case !c.hold(c.cutter.Size()):
		return errTotalTooLong
	}
	return nil
}

// lineEnds is the maximum number of bytes of line ends that may follow the terminator.
const lineEnds = 6

// mayBeDone reports whether `tail` ends with the terminator. It ignores line ends after that.
func mayBeDone(tail []byte, terminator string) bool {
	if terminator == "" {
		return false
	}
	for len(tail) > 0 && (tail[len(tail)-1] == '\n' || tail[len(tail)-1] == '\r') {
		tail = tail[:len(tail)-1]
	}
	return bytes.HasSuffix(tail, []byte(terminator))
}

// digest parses the complete events that have arrived, up to the terminator. It returns an error if there are too many events.
func (c *caller) digest(a *answer, watch *requestWatch) error {
	for !a.hasDone {
		event, ok := c.cutter.Next()
		if !ok {
			return nil
		}
		a.row.Events++
		if a.row.FirstEvent == rows.Never {
			a.row.FirstEvent = event.At
		}
		if a.spec.terminator != "" && string(event.Data) == a.spec.terminator {
			a.hasDone, a.row.Done = true, event.At
			watch.limit(a.spec.caps.drain, endedLate)
			return nil
		}
		c.understand(a, event.Data, event.Type, event.At)
		if a.row.Events >= a.spec.caps.events {
			return errTooMany
		}
	}
	return nil
}

func (c *caller) understand(a *answer, data, kind []byte, at int64) {
	facts, isJSON := c.scanner.Scan(data)
	if !isJSON {
		c.trouble(a, classBadJSON, data)
		return
	}
	if facts.Error || string(kind) == "error" {
		c.trouble(a, classStreamError, data)
		return
	}
	if facts.PromptTokens >= 0 {
		a.row.PromptTokens = facts.PromptTokens
	}
	if facts.CompletionTokens >= 0 {
		a.row.CompletionTokens = facts.CompletionTokens
		a.row.HiddenTokens = facts.HiddenTokens(a.hasReasoning)
	}
	a.hasFinish = a.hasFinish || facts.Finish
	a.hasReasoning = a.hasReasoning || facts.Reasoning
	if a.row.FirstOutput == rows.Never && (facts.Content || facts.Tools) {
		a.row.FirstOutput = at
	}
	c.notice(a, &facts)
	if facts.HasText() {
		a.row.ChunkTimes = append(a.row.ChunkTimes, at)
	}
}

// notice adds the text of a chunk to the text of the answer. Later, this text is searched for the unique words that mark the prompts of
// other requests. notice marks the answer as suspect if the ids of its chunks differ, or if its token counts do not add up.
func (c *caller) notice(a *answer, facts *scan.Facts) {
	if id := c.scanner.ID(); id != 0 && id != a.id {
		a.isSuspect = a.isSuspect || a.id != 0
		a.id = id
	}
	if facts.IsOddSum() {
		a.isSuspect = true
	}
	if facts.Content && len(c.text) < longestText {
		c.text = append(c.text, c.scanner.Content()...)
	}
}

// trouble stores the first failure inside a stream.
func (c *caller) trouble(a *answer, class string, data []byte) {
	if a.trouble.class == "" {
		a.trouble = trouble{class, c.excerpt(data)}
	}
}
