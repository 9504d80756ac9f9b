package assay

import (
	"fmt"
	"net/http"
	"sync"
	"time"

	"assay.local/k6/clock"
)

// serverClock bounds how far the clock of the target is ahead of ours. An answer whose Date is D was made at some moment of
// [D, D+1 s) on the clock of the target, and between sending and the first byte on ours. Many answers together bound the
// difference more and more. Processes on several machines compare their own clocks by it.
type serverClock struct {
	mutex     sync.Mutex
	date      string
	dateAt    int64
	isDate    bool
	answers   int64
	low, high int64
}

// note takes the Date of an answer that was sent and whose first byte came at these readings of the clock.
func (s *serverClock) note(header http.Header, sent, firstByte int64) {
	dates := header["Date"]
	if len(dates) == 0 || sent <= 0 || firstByte <= 0 {
		return
	}
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if dates[0] != s.date {
		// It changes once a second.
		at, err := http.ParseTime(dates[0])
		s.date, s.dateAt, s.isDate = dates[0], at.UnixMicro(), err == nil
	}
	if !s.isDate {
		return
	}
	low, high := s.dateAt-clock.Epoch(firstByte), s.dateAt+time.Second.Microseconds()-clock.Epoch(sent)
	if s.answers == 0 {
		s.low, s.high = low, high
	}
	s.answers++
	s.low, s.high = max(s.low, low), min(s.high, high)
}

// line returns the decision with the bounds; nil while no answer had a Date.
func (s *serverClock) line() []byte {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.answers == 0 {
		return nil
	}
	const form = `{"v":1,"decision":{"type":"server-clock","lowUs":%d,"highUs":%d,"answers":%d}}` + "\n"
	return fmt.Appendf(nil, form, s.low, s.high, s.answers)
}
