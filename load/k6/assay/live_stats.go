package assay

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"assay.local/k6/clock"
)

// liveStats counts requests and failures while the load runs, for the progress display and for giveUpReason.
type liveStats struct {
	inFlight atomic.Int64
	file     atomic.Pointer[os.File]

	mutex sync.Mutex
	// byClass counts the ended requests by class, without those that the end of the run interrupted.
	byClass map[string]int64
	// failedAlike is valid only while differed is false, that is, while all requests have failed in the same way.
	failedAlike sameFailures
	differed    bool
	// firstFailedAt is when the first request of failedAlike ended, in nanoseconds of package clock.
	firstFailedAt int64

	// The delays of the timer in keepFile show whether the machine is too busy for exact times. late counts the delays of more than
	// usualDelayUs. lateUs is the sum of the excess over usualDelayUs, and worstUs the largest excess.
	ticks, late     atomic.Int64
	lateUs, worstUs atomic.Int64
	// flushing is locked while flush writes the file, so that an older line cannot replace a newer one.
	flushing sync.Mutex
}

// end counts a request that has ended. For sameFailures, an unanswered request (status 0) counts only if it did not reach the service.
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
	if status == 0 && kind == "" {
		return
	}
	if s.failedAlike.failures == 0 {
		s.firstFailedAt = clock.Now()
	}
	s.differed = s.differed || kind == "" || s.failedAlike.failures > 0 && s.failedAlike.kind != kind
	s.failedAlike = sameFailures{failures: s.failedAlike.failures + 1, kind: kind, lastStatus: status}
}

// sameFailures describes the requests so far if all of them have failed in the same way. Otherwise the result is empty.
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

// The kinds of failure that failureKind returns, besides 4xx statuses and the classes of unreachedReasons.
const (
	failsAsRedirect = "redirect"
	failsAsServer   = "server error"
	// failsAsOther is the kind of a 2xx answer that is not a completion, such as an HTML page.
	failsAsOther = "no completion"
)

// failureKind returns how a request failed, if every request may fail like this, for example because of a wrong URL. It returns "" for success,
// and for failures that depend on the load, such as 429. 403 counts as 401, because both may mean a refused API key (RFC 9110, 15.5.2, 15.5.4).
func failureKind(status int, class string) string {
	switch {
	case status == 0 && unreachedReasons[class] != "":
		return class
	case status == 0 || status == 408 || status == 425 || status == 429:
		return ""
	case status == 403:
		return "401"
	case status >= 400 && status <= 499:
		return strconv.Itoa(status)
	case status >= 500 && status <= 599:
		return failsAsServer
	case status >= 300 && status <= 399:
		return failsAsRedirect
	case status >= 200 && status <= 299 && (class == classBadJSON || class == classNoCompletion || class == "http-other"):
		return failsAsOther
	default:
		return ""
	}
}

const liveStatsEvery = 250 * time.Millisecond

// liveStatsSuffix is added to the name of the row file to name the file for the progress display, such as rows.ndjson.live.
const liveStatsSuffix = ".live"

// keepFile creates the file for the progress display, and writes it every liveStatsEvery. If that fails, the load runs without it.
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

// usualDelayUs is the maximum delay of a timer on a machine with free processors, in microseconds.
const usualDelayUs = 2000

// tick records the delay of the timer. Only the goroutine of keepFile may call it.
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

// flush writes the counts to the file for the progress display. The file is one line of fixed length.
func (s *liveStats) flush() {
	s.flushing.Lock()
	defer s.flushing.Unlock()
	if file := s.file.Load(); file != nil {
		ended, failed, class := s.sum()
		line := fmt.Appendf(nil, "%10d %14d %14d %32s %8d", s.inFlight.Load(), ended, failed, class, s.ticks.Load())
		_, _ = file.WriteAt(fmt.Appendf(line, " %8d %14d %14d\n", s.late.Load(), s.lateUs.Load(), s.worstUs.Load()), 0)
	}
}

// sum returns how many requests have ended, how many of them failed, and the most frequent class of failure, or "-" if none failed.
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
