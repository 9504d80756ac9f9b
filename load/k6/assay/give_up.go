package assay

import (
	"fmt"
	"sync/atomic"
	"time"

	"go.k6.io/k6/v2/errext"
)

// In a closed model, users pause while the target is silent. giveUpReason returns why a run ends early.

const (
	// unansweredInterval is the minimum time between two requests of a user in a closed model while the target answers none of them.
	unansweredInterval = 100 * time.Millisecond
	// unansweredByChance is how many requests in a row may get no answer by chance, as when a target under load drops connections.
	unansweredByChance = 4
	// mostUnanswered is the number of unanswered requests after which a user that never got an answer ends the run.
	mostUnanswered = 20
	// refusedAfter is the number of answers after which the run ends if all failed in the same way. For server errors, failedAfter applies.
	refusedAfter = 20
	// If all answers are server errors, the run ends after failedAfter answers, but not before failedFor has passed since the first. A
	// service that is starting has this time to recover.
	failedAfter = 100
	failedFor   = 2 * time.Second
)

// silence has the number and the total time of the pauses that users of a closed model make because the target does not answer.
type silence struct{ pauses, total atomic.Int64 }

func (s *silence) note(pause time.Duration) {
	s.pauses.Add(1)
	s.total.Add(pause.Microseconds())
}

// line returns a line of the row file: how often and how long users waited because the target did not answer; nil if they never did.
func (s *silence) line() []byte {
	pauses := s.pauses.Load()
	if pauses == 0 {
		return nil
	}
	const form = `{"v":1,"decision":{"type":"pauses","pauses":%d,"totalUs":%d}}` + "\n"
	return fmt.Appendf(nil, form, pauses, s.total.Load())
}

// noteTurn counts how many requests of the user in a row got no answer. ended is the outcome of the latest request.
func (u *user) noteTurn(ended turn) {
	if ended == turnUnanswered {
		u.unanswered++
		return
	}
	u.unanswered = 0
	u.hasBeenAnswered = u.hasBeenAnswered || ended == turnAnswered || ended == turnRefused
}

// isTargetSilent reports whether the target seems dead: it has never answered this user, or no longer does.
func (u *user) isTargetSilent() bool {
	return u.unanswered > unansweredByChance || u.unanswered > 0 && !u.hasBeenAnswered
}

// giveUpReason returns why the run must end after this request, for example because its API key is refused; empty if it goes on.
func (u *user) giveUpReason(ended turn) string {
	config := u.run.task.config
	switch {
	case u.isFailing(ended):
		return "one user had as many failed requests in a row as this stage allows"
	case ended == turnUnanswered && !u.hasBeenAnswered && u.unanswered >= mostUnanswered:
		return fmt.Sprintf("one user had %d requests in a row without any answer", mostUnanswered)
	case ended == turnRefused:
		return u.run.liveStats.sameFailures().reason(config.IsAuthenticated)
	}
	return ""
}

// isFailing reports whether MostFailures (a setting of the run) requests of the user in a row failed. Interrupted ones do not count.
func (u *user) isFailing(ended turn) bool {
	if ended == turnInterrupted {
		return false
	}
	u.failed++
	if u.caller.answer.row.Class == classOK {
		u.failed = 0
	}
	most := u.run.task.config.MostFailures
	return most > 0 && u.failed >= most
}

// abort ends the run, as a script does with exec.test.abort.
func (u *user) abort(reason string) {
	u.vu.Runtime().Interrupt(&errext.InterruptError{Reason: errext.AbortTest + ": " + reason})
}

// sameFailures describes answers that all failed alike: their number, the kind of failure, the last status, the time since the first.
type sameFailures struct {
	answers, kind, status int64
	since                 time.Duration
}

// reason returns why the run must end because all answers fail alike; empty if it may go on. isAuthenticated: requests have an API key.
func (f sameFailures) reason(isAuthenticated bool) string {
	isServerError := f.kind == failsAsServer
	if !isServerError && f.answers < refusedAfter || isServerError && (f.answers < failedAfter || f.since < failedFor) {
		return ""
	}
	const first, wrongPlace = "the first %d answers ", ". Is the base URL right?"
	switch f.kind {
	case failsAsServer:
		return fmt.Sprintf("every request fails: all %d answers of the first %.1f s were server errors (the last one %d)", f.answers, f.since.Seconds(), f.status)
	case failsAsRedirect:
		return fmt.Sprintf("every request fails: "+first+"were redirects (the last one %d)"+wrongPlace, refusedAfter, f.status)
	case failsAsOther:
		return fmt.Sprintf("every request fails: "+first+"had a good status (the last one %d) and were not completions"+wrongPlace, refusedAfter, f.status)
	case 401:
		return fmt.Sprintf("%s: "+first+"were all refusals (%d)", keyTrouble(isAuthenticated), refusedAfter, f.status)
	}
	return fmt.Sprintf("every request is refused: "+first+"were all %d", refusedAfter, f.status)
}

func keyTrouble(isAuthenticated bool) string {
	if isAuthenticated {
		return "the key is refused"
	}
	return "no key was sent, and the target requires one"
}
