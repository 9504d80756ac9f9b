package assay

// Every 250 ms, the counts of a running load are written as one line into a file beside the row file, for the progress display. giveUpReason
// uses the counts, too. The timer for this file also shows whether the machine is too busy for exact times: each delay of more than usualDelayUs
// counts as late.

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

type liveStats struct {
	inFlight atomic.Int64
	file     atomic.Pointer[os.File]

	mutex         sync.Mutex
	byClass       map[string]int64
	failedAlike   sameFailures
	differed      bool
	firstFailedAt int64

	ticks, late     atomic.Int64
	lateUs, worstUs atomic.Int64
	flushing        sync.Mutex // An older line must not replace a newer one.
}

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
	// For sameFailures, an unanswered request counts only if it did not reach the service.
	if status == 0 && kind == "" {
		return
	}
	if s.failedAlike.failures == 0 {
		s.firstFailedAt = clock.Now()
	}
	s.differed = s.differed || kind == "" || s.failedAlike.failures > 0 && s.failedAlike.kind != kind
	s.failedAlike = sameFailures{failures: s.failedAlike.failures + 1, kind: kind, lastStatus: status}
}

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

const (
	failsAsRedirect = "redirect"
	failsAsServer   = "server error"
	failsAsOther    = "no completion" // such as an HTML page with status 200
)

func failureKind(status int, class string) string {
	switch {
	case status == 0 && unreachedReasons[class] != "":
		return class
	case status == 0 || status == 408 || status == 425 || status == 429: // These depend on the load.
		return ""
	case status == 403: // may also mean a refused API key (RFC 9110, 15.5.4)
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

const liveStatsSuffix = ".live"

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

const usualDelayUs = 2000 // the maximum delay of a timer on a machine with free processors

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

func (s *liveStats) flush() {
	s.flushing.Lock()
	defer s.flushing.Unlock()
	if file := s.file.Load(); file != nil {
		ended, failed, class := s.sum()
		// All lines have the same length, so that each replaces the one before.
		line := fmt.Appendf(nil, "%10d %14d %14d %32s %8d", s.inFlight.Load(), ended, failed, class, s.ticks.Load())
		_, _ = file.WriteAt(fmt.Appendf(line, " %8d %14d %14d\n", s.late.Load(), s.lateUs.Load(), s.worstUs.Load()), 0)
	}
}

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
