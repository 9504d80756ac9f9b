package assay

import (
	"bytes"
	"io"
	"time"

	"assay.local/k6/rows"
	"assay.local/k6/scan"
)

func (c *caller) readStream(a *answer, watch *requestWatch, body io.Reader) error {
	s := a.spec
	watch.conn.Coalesce(true, s.terminator)
	// This is enough for small events. Growing to this size step by step would create as many bytes of garbage.
	c.cutter.Space(parseAtBytes + minReadBytes)
	for {
		n, err := body.Read(c.cutter.Space(minReadBytes))
		at := watch.conn.LastRead
		if n > 0 {
			c.cutter.Took(n, at)
			a.took(n, at)
			c.recordRead(s, n, at)
		}
		if err == nil {
			err = c.overflow(a)
		}
		// Many events are parsed together, which saves processor time. The cutter keeps the arrival time of each read.
		if err != nil || c.cutter.Pending() >= parseAtBytes || mayBeDone(c.cutter.Tail(len(s.terminator)+maxLineEndBytes), s.terminator) {
			if stop := c.parseEvents(a, watch); stop != nil {
				return stop
			}
			if a.hasDone {
				watch.conn.Coalesce(false, s.terminator)
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
			c.cutter.Reset(maxReusedBytes)
		}
	}
}

const readsTogether = int64(time.Millisecond) // Reads within this time are joined, so that the list stays short.

func (c *caller) recordRead(s *spec, n int, at int64) {
	// A benchmark finds this function by its name in profiles (test/bench/sampling-share.ts).
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

func (c *caller) overflow(a *answer) error {
	switch {
	case a.row.Bytes > a.spec.caps.bytes:
		return errTooLarge
	case c.cutter.Unfinished() > maxEventBytes:
		return errLongEvent
	case !c.reserve(c.cutter.Size()):
		return errTotalTooLong
	}
	return nil
}

const maxLineEndBytes = 6

func mayBeDone(tail []byte, terminator string) bool {
	if terminator == "" {
		return false
	}
	for len(tail) > 0 && (tail[len(tail)-1] == '\n' || tail[len(tail)-1] == '\r') {
		tail = tail[:len(tail)-1]
	}
	return bytes.HasSuffix(tail, []byte(terminator))
}

func (c *caller) parseEvents(a *answer, watch *requestWatch) error {
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
			watch.limit(a.spec.caps.maxOpenAfterEnd, endedLate)
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
		c.noteStreamFailure(a, classBadJSON, data)
		return
	}
	if facts.Error || string(kind) == "error" {
		c.noteStreamFailure(a, classStreamError, data)
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
	c.collect(a, &facts)
	if facts.HasText() {
		a.row.ChunkTimes = append(a.row.ChunkTimes, at)
	}
}

func (c *caller) collect(a *answer, facts *scan.Facts) {
	if id := c.scanner.ID(); id != 0 && id != a.idHash {
		a.isSuspect = a.isSuspect || a.idHash != 0
		a.idHash = id
	}
	if facts.IsOddSum() {
		a.isSuspect = true
	}
	if facts.Content && len(c.text) < longestText {
		c.text = append(c.text, c.scanner.Content()...)
	}
}

func (c *caller) noteStreamFailure(a *answer, class string, data []byte) {
	// Later failures may follow from the first one.
	if a.firstFailure.class == "" {
		a.firstFailure = streamFailure{class, c.excerpt(data)}
	}
}
