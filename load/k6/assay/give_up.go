package assay

import (
	"fmt"
	"sync/atomic"
	"time"

	"go.k6.io/k6/v2/errext"
)

// In a closed model, users pause while the target is silent. giveUpReason returns why a run ends early.

const (
	// unansweredInterval is the minimum time between the requests of a user while the target does not answer. It applies only to closed
	// models, where a user could otherwise send the next request at once.
	unansweredInterval = 100 * time.Millisecond
	// unansweredByChance is the number of successive requests that may get no answer although the target works. A target under load drops
	// some connections.
	unansweredByChance = 4
	// mostUnanswered is the number of requests of one user after which the run ends, if the target has answered none of them.
	mostUnanswered = 25
	// refusedAfter is a number of answers. If the first answers of a run, at least this many, all failed in the same way, the run ends. For
	// server errors, failedAfter applies instead.
	refusedAfter = 20
	// If all answers are server errors, the run ends after failedAfter answers, but not before failedFor has passed since the first. A
	// service that is starting has this time to recover.
	failedAfter = 100
	failedFor   = 2 * time.Second
	// If no request reaches the service, the run ends after unreachedAfter requests, but not before failedFor.
	unreachedAfter = 5
)

// unreachedBy maps the number of a kind of failure (see unreachedKinds) to the reason why no request reached the service.
var unreachedBy = map[int64]string{
	-1: "the host name cannot be resolved. Is the base URL right?",
	-2: "the connection was refused. Does the service run at this port?",
	-3: "the TLS handshake failed. Is its CA known (NODE_EXTRA_CA_CERTS)?",
}

// silence counts the pauses of users while the target does not answer, and sums their lengths. Only users of a closed model pause, because
// each of them waits for an answer before its next request.
type silence struct{ pauses, total atomic.Int64 }

func (s *silence) note(pause time.Duration) {
	s.pauses.Add(1)
	s.total.Add(pause.Microseconds())
}

// line returns a line of the row file with the number and the total time of the users' pauses while the target was silent. It returns nil
// if there was no pause.
func (s *silence) line() []byte {
	pauses := s.pauses.Load()
	if pauses == 0 {
		return nil
	}
	const form = `{"v":1,"decision":{"type":"pauses","pauses":%d,"totalUs":%d}}` + "\n"
	return fmt.Appendf(nil, form, pauses, s.total.Load())
}

// noteTurn updates two facts about this user: how many requests in a row got no answer, and whether any request ever got an answer.
func (u *user) noteTurn(ended turn) {
	if ended == turnUnanswered {
		u.unanswered++
		return
	}
	u.unanswered = 0
	u.hasBeenAnswered = u.hasBeenAnswered || ended == turnAnswered || ended == turnRefused
}

// isTargetSilent reports whether the target seems dead for this user, because it never answered or has stopped answering.
func (u *user) isTargetSilent() bool {
	return u.unanswered > unansweredByChance || u.unanswered > 0 && !u.hasBeenAnswered
}

// giveUpReason returns why the run must end after this request, such as a refused API key. It returns an empty text if the run goes on.
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

// isFailing reports whether MostFailures requests of the user failed in a row. Interrupted requests do not count.
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

// sameFailures describes the requests of a run that all failed in the same way.
type sameFailures struct {
	// answers is the number of these requests. kind is their kind of failure (see refusalKind). status is the HTTP status of the last one.
	answers, kind, status int64
	// since is the time that has passed since the end of the first failed request that `answers` counts.
	since time.Duration
}

// reason returns why the run must end, or an empty text if it goes on. isAuthenticated is true if the requests have an API key.
func (f sameFailures) reason(isAuthenticated bool) string {
	if cause := unreachedBy[f.kind]; cause != "" && f.answers >= unreachedAfter && f.since >= failedFor {
		return fmt.Sprintf("no request reached the service: all %d of the first %.1f s failed, because %s", f.answers, f.since.Seconds(), cause)
	}
	isServerError := f.kind == failsAsServer
	if f.kind < 0 || !isServerError && f.answers < refusedAfter || isServerError && (f.answers < failedAfter || f.since < failedFor) {
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
