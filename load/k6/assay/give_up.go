package assay

import (
	"fmt"
	"sync/atomic"
	"time"

	"go.k6.io/k6/v2/errext"
)

// In a closed model, users pause while the target is silent. giveUpReason returns why a run ends early.

const (
	// unansweredInterval is the minimum time from one request of a user to its next one while the target does not answer. Without it, users
	// of a closed model, which send the next request right after the last one has ended, would send to a dead target without a pause.
	unansweredInterval = 100 * time.Millisecond
	// unansweredByChance is how many requests in a row may stay unanswered before a target that has answered counts as silent. A working
	// target under load drops some connections.
	unansweredByChance = 4
	// mostUnanswered: the run ends when this many requests of one user got no answer, and none ever did.
	mostUnanswered = 25
	// refusedAfter: the run ends if the first 20 answers all failed in the same way, for example with 404. Server errors may pass, so
	// failedAfter applies to them.
	refusedAfter = 20
	// If all answers are server errors, the run ends after failedAfter answers, but not before failedFor has passed since the first. A
	// service that is starting has this time to recover.
	failedAfter = 100
	failedFor   = 2 * time.Second
	// If no request reaches the service, the run ends after unreachedAfter requests, but not before failedFor.
	unreachedAfter = 5
)

// unreachedReasons has the text for the user if no request reached the service, by the number of the kind of failure (unreachedKinds).
var unreachedReasons = map[int64]string{
	-1: "the host name cannot be resolved. Is the base URL right?",
	-2: "the connection was refused. Does the service run at this port?",
	-3: "the TLS handshake failed. Is its CA known (NODE_EXTRA_CA_CERTS)?",
}

// silence adds up how long users waited because the target did not answer, for the report. These pauses lower the rate of requests. They
// occur only in a closed model, where a user sends its next request after the end of the previous one.
type silence struct{ pauses, total atomic.Int64 }

func (s *silence) note(pause time.Duration) {
	s.pauses.Add(1)
	s.total.Add(pause.Microseconds())
}

// line returns the number and the total length of the pauses as a line of the row file, or nil if there was no pause.
func (s *silence) line() []byte {
	pauses := s.pauses.Load()
	if pauses == 0 {
		return nil
	}
	const form = `{"v":1,"decision":{"type":"pauses","pauses":%d,"totalUs":%d}}` + "\n"
	return fmt.Appendf(nil, form, pauses, s.total.Load())
}

// noteTurn remembers whether the target answered this request. From that, isTargetSilent and giveUpReason later see whether the target
// still answers this user.
func (u *user) noteTurn(ended turn) {
	if ended == turnUnanswered {
		u.unanswered++
		return
	}
	u.unanswered = 0
	u.hasBeenAnswered = u.hasBeenAnswered || ended == turnAnswered || ended == turnRefused
}

// isTargetSilent reports whether the target seems dead to this user: it has never answered, or not the last few requests
// (unansweredByChance).
func (u *user) isTargetSilent() bool {
	return u.unanswered > unansweredByChance || u.unanswered > 0 && !u.hasBeenAnswered
}

// giveUpReason returns why it makes no sense to go on with the run after this request, for example because the API key is refused. It
// returns an empty text if the run goes on.
func (u *user) giveUpReason(ended turn) string {
	config := u.run.task.config
	switch {
	case u.isFailing(ended):
		return "one user had as many failed requests in a row as this stage allows"
	case ended == turnUnanswered && !u.hasBeenAnswered && u.unanswered >= mostUnanswered:
		return fmt.Sprintf("one user had %d requests in a row without any answer", mostUnanswered)
	case ended == turnRefused, ended == turnUnanswered && config.MostFailures == 0:
		return u.run.liveStats.sameFailures().reason(config.IsAuthenticated)
	}
	return ""
}

// isFailing reports whether the last requests of this user all failed, and are as many as the configuration allows (MostFailures). Requests
// that the end of the run cut do not count.
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

// abort ends the run for all users, as exec.test.abort in a k6 script does.
func (u *user) abort(reason string) {
	u.vu.Runtime().Interrupt(&errext.InterruptError{Reason: errext.AbortTest + ": " + reason})
}

// sameFailures describes the requests of a run if all have failed in the same way so far. Then the run ends early, because the cause is
// probably a wrong URL or key, not load.
type sameFailures struct {
	// failures is the number of these requests, kind how they failed, as a number (failureKind), and status the HTTP status of the last one.
	failures, kind, status int64
	// sinceFirst is the time since the first of these requests ended.
	sinceFirst time.Duration
}

// reason returns the text that tells the user why the run ends, or an empty text if it goes on. isAuthenticated is true if the requests
// have an API key.
func (f sameFailures) reason(isAuthenticated bool) string {
	if cause := unreachedReasons[f.kind]; cause != "" && f.failures >= unreachedAfter && f.sinceFirst >= failedFor {
		return fmt.Sprintf("no request reached the service: all %d of the first %.1f s failed, because %s", f.failures, f.sinceFirst.Seconds(), cause)
	}
	isServerError := f.kind == failsAsServer
	if f.kind < 0 || !isServerError && f.failures < refusedAfter || isServerError && (f.failures < failedAfter || f.sinceFirst < failedFor) {
		return ""
	}
	const first, wrongPlace = "the first %d answers ", ". Is the base URL right?"
	switch f.kind {
	case failsAsServer:
		return fmt.Sprintf("every request fails: all %d answers of the first %.1f s were server errors (the last one %d)", f.failures, f.sinceFirst.Seconds(), f.status)
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
