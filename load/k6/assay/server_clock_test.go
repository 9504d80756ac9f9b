package assay

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"assay.local/k6/clock"
)

func TestServerClockBoundsTheDifference(t *testing.T) {
	var s serverClock
	if s.line() != nil {
		t.Fatal("it says something without an answer")
	}
	// The target is 250 ms ahead; its answers are made half way between sending and the first byte.
	const ahead = 250 * time.Millisecond
	for at := int64(time.Second); at < int64(12*time.Second); at += int64(97 * time.Millisecond) {
		sent, first := at, at+int64(10*time.Millisecond)
		made := time.UnixMicro(clock.Epoch(at + int64(5*time.Millisecond))).Add(ahead)
		s.note(http.Header{"Date": {made.UTC().Format(http.TimeFormat)}}, sent, first)
	}
	if low, high := s.low, s.high; low > ahead.Microseconds() || high < ahead.Microseconds() || high-low > 120_000 {
		t.Errorf("%d to %d us", low, high)
	}
	if line := string(s.line()); !strings.HasPrefix(line, `{"v":1,"decision":{"type":"server-clock","lowUs":`) || !strings.HasSuffix(line, "}}\n") {
		t.Error(line)
	}
}

func TestServerClockLeavesOutWhatIsNoDate(t *testing.T) {
	var s serverClock
	s.note(http.Header{}, 1, 2)
	s.note(http.Header{"Date": {"yesterday"}}, 1, 2)
	if s.line() != nil {
		t.Error("it says something")
	}
}
