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

// liveStats holds figures of a running load that the row file lacks, such as the number of requests in flight.
type liveStats struct {
	inFlight atomic.Int64
	file     atomic.Pointer[os.File]

	mutex sync.Mutex
	// byClass counts the ended requests by class.
	byClass map[string]int64
	// alike describes how the requests so far failed. Use it only while differed is false, which means that all failed in the same way.
	alike    sameFailures
	differed bool
	// since is the end time of the first request that `alike` counts, in nanoseconds of package clock.
	since int64

	// ticks counts the ticks of the timer in keepFile. late counts those that came more than usualDelayUs too late: the machine was busy.
	ticks, late atomic.Int64
	// lateUs is the total delay of the late ticks beyond usualDelayUs, and worstUs is the largest such delay. Both are in microseconds.
	lateUs, worstUs atomic.Int64
	// flushing is locked during a flush, so that only one runs at a time.
	flushing sync.Mutex
}

// end counts a request that has ended. A request without an answer (status 0) counts for sameFailures only if its class is in
// unreachedKinds, for example "dns".
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
	kind := refusalKind(status, class)
	if status == 0 && kind == 0 {
		return
	}
	if s.alike.answers == 0 {
		s.since = clock.Now()
	}
	s.differed = s.differed || kind == 0 || s.alike.answers > 0 && s.alike.kind != kind
	s.alike = sameFailures{answers: s.alike.answers + 1, kind: kind, status: int64(status)}
}

// sameFailures returns a description of the failed requests so far, if all failed in the same way. Otherwise it returns zero values.
func (s *liveStats) sameFailures() sameFailures {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.differed {
		return sameFailures{}
	}
	alike := s.alike
	alike.since = time.Duration(clock.Now() - s.since)
	return alike
}

// The kinds of failure that refusalKind returns, besides the 4xx statuses. For a 4xx answer, refusalKind returns the status.
const (
	failsAsRedirect = 300
	failsAsServer   = 500
	// failsAsOther (200) stands for any 2xx answer that is not a completion, such as an HTML page.
	failsAsOther = 200
)

// unreachedKinds maps failure classes of requests that did not reach the service to numbers, which refusalKind returns. They are negative,
// because positive numbers stand for HTTP statuses.
var unreachedKinds = map[string]int64{"dns": -1, "refused": -2, "tls": -3}

// refusalKind returns a number for a kind of failure that may hit every request, such as a wrong URL. It returns 0 for all other answers,
// such as a success, 408, 425 or 429. 401 and 403 are one kind, because both may mean a refused API key (RFC 9110, 15.5.2, 15.5.4).
func refusalKind(status int, class string) int64 {
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

// liveStatsEvery is the interval at which the live statistics file is written. The progress display reads it every second.
const liveStatsEvery = 250 * time.Millisecond

// liveStatsSuffix is the end of the live statistics file's name, after the name of the row file: rows.ndjson.live.
const liveStatsSuffix = ".live"

// keepFile creates the live statistics file and then updates it every liveStatsEvery. It also records how late its timer fires, because a
// late timer shows that the processors are busy. If the file cannot be created, keepFile returns and records nothing.
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

// usualDelayUs is the maximum normal delay of a timer, in microseconds. A longer delay shows that the processors are busy.
const usualDelayUs = 2000

// tick records that the timer of the live statistics fired, `delayUs` microseconds late. Only keepFile's goroutine may call it.
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

// flush writes one line of live statistics, for example the requests in flight. Its length is fixed, so that each write replaces the whole
// line. The lock prevents an older flush from overwriting a newer one.
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
