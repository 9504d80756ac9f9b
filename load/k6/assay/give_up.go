package assay

// A run gives up when further requests seem useless, for example because of a wrong URL or a refused API key. giveUpReason has three rules: too
// many requests of one user in a row have failed (MostFailures), one user has never had an answer (mostUnanswered), or all requests of the run
// have failed in the same way (sameFailures). In a closed model, users also pause between requests while the target is silent.

import (
	"fmt"
	"sync/atomic"
	"time"

	"go.k6.io/k6/v2/errext"
)

const (
	unansweredInterval = 100 * time.Millisecond // Without it, users would send to a dead target without a pause.
	unansweredByChance = 4                      // A working target under load drops some connections.
	mostUnanswered     = 25
	refusedAfter       = 20
	failedAfter        = 100
	failedFor          = 2 * time.Second // A service that is starting may recover.
	unreachedAfter     = 5
)

var unreachedReasons = map[string]string{
	"dns":     "the host name cannot be resolved. Is the base URL right?",
	"refused": "the connection was refused. Does the service run at this port?",
	"tls":     "the TLS handshake failed. Is its CA known (NODE_EXTRA_CA_CERTS)?",
}

type silence struct{ pauses, total atomic.Int64 } // The report shows the pauses, because they lower the rate of requests.

func (s *silence) note(pause time.Duration) {
	s.pauses.Add(1)
	s.total.Add(pause.Microseconds())
}

func (s *silence) line() []byte {
	pauses := s.pauses.Load()
	if pauses == 0 {
		return nil
	}
	const form = `{"v":1,"decision":{"type":"pauses","pauses":%d,"totalUs":%d}}` + "\n"
	return fmt.Appendf(nil, form, pauses, s.total.Load())
}

func (u *user) noteEnding(ended ending) {
	if ended == gotNothing {
		u.unansweredInRow++
		return
	}
	u.unansweredInRow = 0
	u.hasBeenAnswered = u.hasBeenAnswered || ended == gotAnswer || ended == gotRefusal
}

func (u *user) isTargetSilent() bool {
	return u.unansweredInRow > unansweredByChance || u.unansweredInRow > 0 && !u.hasBeenAnswered
}

func (u *user) giveUpReason(ended ending) string {
	config := u.run.task.config
	switch {
	case u.isFailing(ended):
		return "one user had as many failed requests in a row as this stage allows"
	case ended == gotNothing && !u.hasBeenAnswered && u.unansweredInRow >= mostUnanswered:
		return fmt.Sprintf("one user had %d requests in a row without any answer", mostUnanswered)
	case ended == gotRefusal, ended == gotNothing && config.MostFailures == 0:
		return u.run.liveStats.sameFailures().reason(config.IsAuthenticated)
	}
	return ""
}

func (u *user) isFailing(ended ending) bool {
	if ended == wasInterrupted {
		return false
	}
	u.failedInRow++
	if u.caller.answer.row.Class == classOK {
		u.failedInRow = 0
	}
	most := u.run.task.config.MostFailures
	return most > 0 && u.failedInRow >= most
}

func (u *user) abort(reason string) {
	u.vu.Runtime().Interrupt(&errext.InterruptError{Reason: errext.AbortTest + ": " + reason}) // as exec.test.abort does
}

type sameFailures struct {
	failures   int64
	kind       string
	lastStatus int
	sinceFirst time.Duration
}

func (f sameFailures) reason(isAuthenticated bool) string {
	cause, isUnreached := unreachedReasons[f.kind]
	isLong := f.sinceFirst >= failedFor
	switch {
	case isUnreached && f.failures >= unreachedAfter && isLong:
		return fmt.Sprintf("no request reached the service: all %d of the first %.1f s failed, because %s", f.failures, f.sinceFirst.Seconds(), cause)
	case isUnreached, f.failures < refusedAfter, f.kind == failsAsServer && (f.failures < failedAfter || !isLong):
		return ""
	}
	const first, wrongPlace = "the first %d answers ", ". Is the base URL right?"
	switch f.kind {
	case failsAsServer:
		return fmt.Sprintf("every request fails: all %d answers of the first %.1f s were server errors (the last one %d)", f.failures, f.sinceFirst.Seconds(), f.lastStatus)
	case failsAsRedirect:
		return fmt.Sprintf("every request fails: "+first+"were redirects (the last one %d)"+wrongPlace, refusedAfter, f.lastStatus)
	case failsAsOther:
		return fmt.Sprintf("every request fails: "+first+"had a good status (the last one %d) and were not completions"+wrongPlace, refusedAfter, f.lastStatus)
	case "401":
		return fmt.Sprintf("%s: "+first+"were all refusals (%d)", keyTrouble(isAuthenticated), refusedAfter, f.lastStatus)
	}
	return fmt.Sprintf("every request is refused: "+first+"were all %d", refusedAfter, f.lastStatus)
}

func keyTrouble(isAuthenticated bool) string {
	if isAuthenticated {
		return "the key is refused"
	}
	return "no key was sent, and the target requires one"
}
