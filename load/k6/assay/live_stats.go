package assay

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"assay.local/k6/clock"
)

// liveStats counts what happens while the load runs, such as requests in flight and failures. The progress display shows it, and
// giveUpReason uses it to end a run in which every request fails.
type liveStats struct {
	inFlight atomic.Int64
	file     atomic.Pointer[os.File]

	mutex sync.Mutex
	// byClass counts the ended requests by class ("ok" or the kind of failure). Those that the end of the run cut do not count.
	byClass map[string]int64
	// failedAlike describes the failures so far. It is valid only while differed is false: all requests failed, and in the same way.
	failedAlike sameFailures
	differed    bool
	// firstFailedAt is when the first request of failedAlike ended, in nanoseconds of package clock.
	firstFailedAt int64

	// These four show whether the machine is too busy for exact times. A timer (see keepFile) should fire every 0.25 s. ticks counts how
	// often it fired, and late how often more than 2 ms (usualDelayUs) too late. lateUs is the sum of the delays beyond 2 ms, and worstUs the
	// largest, in microseconds.
	ticks, late     atomic.Int64
	lateUs, worstUs atomic.Int64
	// flushing is locked while flush writes the file, so that an older line cannot replace a newer one.
	flushing sync.Mutex
}

// end counts a request that has ended. For sameFailures, a request without an answer (status 0) counts only if its class shows that it did
// not reach the service, such as "dns" (unreachedKinds).
func (s *liveStats) end(status int, class string) {
	s.inFlight.Add(-1)
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.byClass == nil {
		s.byClass = map[string]int64{}
	}
	if class != classInterrupted {
		s.byClass[class]++
	}
	kind := failureKind(status, class)
	if status == 0 && kind == 0 {
		return
	}
	if s.failedAlike.failures == 0 {
		s.firstFailedAt = clock.Now()
	}
	s.differed = s.differed || kind == 0 || s.failedAlike.failures > 0 && s.failedAlike.kind != kind
	s.failedAlike = sameFailures{failures: s.failedAlike.failures + 1, kind: kind, status: int64(status)}
}

// sameFailures describes the requests so far if all have failed in the same way. Otherwise all members of the result are 0.
func (s *liveStats) sameFailures() sameFailures {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.differed {
		return sameFailures{}
	}
	alike := s.failedAlike
	alike.sinceFirst = time.Duration(clock.Now() - s.firstFailedAt)
	return alike
}

// The kinds of failure that failureKind returns, besides the 4xx statuses. For a 4xx answer, failureKind returns the status.
const (
	failsAsRedirect = 300
	failsAsServer   = 500
	// failsAsOther stands for any 2xx answer that is not a completion, such as an HTML page.
	failsAsOther = 200
)

// unreachedKinds numbers the failures in which a request did not reach the service. They are negative, unlike the HTTP statuses.
var unreachedKinds = map[string]int64{"dns": -1, "refused": -2, "tls": -3}

// failureKind returns a number for the way in which a request failed, if every request may fail like this, for example because of a wrong
// URL. It returns 0 for all other outcomes: success, and failures that depend on the load, such as 408, 425 or 429. 401 and 403 have the
// same number, because both may mean a refused API key (RFC 9110, 15.5.2, 15.5.4).
func failureKind(status int, class string) int64 {
	switch {
	case status == 0:
		return unreachedKinds[class]
	case status == 408 || status == 425 || status == 429:
		return 0
	case status == 403:
		return 401
	case status >= 400 && status <= 499:
		return int64(status)
	case status >= 500 && status <= 599:
		return failsAsServer
	case status >= 300 && status <= 399:
		return failsAsRedirect
	case status >= 200 && status <= 299 && (class == classBadJSON || class == classNoCompletion || class == "http-other"):
		return failsAsOther
	default:
		return 0
	}
}

// liveStatsEvery is how often the file for the progress display is written. The display reads it every second.
const liveStatsEvery = 250 * time.Millisecond

// liveStatsSuffix follows the name of the row file in the name of the file for the progress display: rows.ndjson.live.
const liveStatsSuffix = ".live"

// keepFile creates the file for the progress display, and starts to write it every liveStatsEvery. It also records how late its timer
// fires, because a late timer shows that the machine is busy. If the file cannot be created, the load runs without it.
func (s *liveStats) keepFile(rowsPath string) {
	file, err := os.OpenFile(rowsPath+liveStatsSuffix, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return
	}
	s.file.Store(file)
	go func() {
		for due := range time.Tick(liveStatsEvery) {
			s.tick(time.Since(due).Microseconds())
			s.flush()
		}
	}()
}

// usualDelayUs is how late a timer may fire on a machine with free processors, in microseconds. A longer delay is counted as late.
const usualDelayUs = 2000

// tick counts one firing of the timer, `delayUs` microseconds after its due time. Only the goroutine of keepFile may call it.
func (s *liveStats) tick(delayUs int64) {
	s.ticks.Add(1)
	lateUs := delayUs - usualDelayUs
	if lateUs <= 0 {
		return
	}
	s.late.Add(1)
	s.lateUs.Add(lateUs)
	s.worstUs.Store(max(s.worstUs.Load(), lateUs))
}

// flush writes the current counts to the file for the progress display. The file is one line of fixed length, which each write replaces.
func (s *liveStats) flush() {
	s.flushing.Lock()
	defer s.flushing.Unlock()
	if file := s.file.Load(); file != nil {
		ended, failed, class := s.sum()
		line := fmt.Appendf(nil, "%10d %14d %14d %32s %8d", s.inFlight.Load(), ended, failed, class, s.ticks.Load())
		_, _ = file.WriteAt(fmt.Appendf(line, " %8d %14d %14d\n", s.late.Load(), s.lateUs.Load(), s.worstUs.Load()), 0)
	}
}

// sum returns how many requests have ended, how many of them failed, and the most frequent failure class. The class is "-" if none failed.
func (s *liveStats) sum() (ended, failed int64, class string) {
	s.mutex.Lock()
	counts := maps.Clone(s.byClass)
	s.mutex.Unlock()
	ok := counts[classOK]
	delete(counts, classOK)
	for _, count := range counts {
		failed += count
	}
	if failed == 0 {
		return ok, 0, "-"
	}
	return ok + failed, failed, slices.MinFunc(slices.Collect(maps.Keys(counts)), func(a, b string) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(a, b))
	})
}
