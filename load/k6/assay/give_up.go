package assay

import (
	"fmt"
	"sync/atomic"
	"time"

	"go.k6.io/k6/v2/errext"
)

const (
	// unansweredInterval is the minimum time between two requests of a user in a closed model while the target does not answer. Without it,
	// users would send to a dead target without a pause.
	unansweredInterval = 100 * time.Millisecond
	// unansweredByChance is how many requests in a row may stay unanswered before the target counts as silent, if it has answered before. A
	// working target under load drops some connections.
	unansweredByChance = 4
	// mostUnanswered is the number of requests of one user after which the run ends if the target has answered none of them.
	mostUnanswered = 25
	// refusedAfter is the number of answers after which the run ends if all of them failed in the same way, for example with 404.
	refusedAfter = 20
	// If all answers are server errors, the run ends after failedAfter answers and the time failedFor, because a service that is starting may
	// recover.
	failedAfter = 100
	failedFor   = 2 * time.Second
	// If no request reaches the service, the run ends after unreachedAfter requests and the time failedFor.
	unreachedAfter = 5
)

// unreachedReasons has a text for each class of failure in which a request does not reach the service.
var unreachedReasons = map[string]string{
	"dns":     "the host name cannot be resolved. Is the base URL right?",
	"refused": "the connection was refused. Does the service run at this port?",
	"tls":     "the TLS handshake failed. Is its CA known (NODE_EXTRA_CA_CERTS)?",
}

// silence counts the pauses of users because the target did not answer. The report shows them, because they lower the rate of requests.
type silence struct{ pauses, total atomic.Int64 }

func (s *silence) note(pause time.Duration) {
	s.pauses.Add(1)
	s.total.Add(pause.Microseconds())
}

// line returns a line for the row file, or nil if there was no pause.
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
		u.unanswered++
		return
	}
	u.unanswered = 0
	u.hasBeenAnswered = u.hasBeenAnswered || ended == gotAnswer || ended == gotRefusal
}

// isTargetSilent reports whether the target seems dead to this user: it has not answered the last few requests, or none at all.
func (u *user) isTargetSilent() bool {
	return u.unanswered > unansweredByChance || u.unanswered > 0 && !u.hasBeenAnswered
}

// giveUpReason returns why the run ends early after this request, for example because the service refuses the API key. It returns "" if the
// run goes on.
func (u *user) giveUpReason(ended ending) string {
	config := u.run.task.config
	switch {
	case u.isFailing(ended):
		return "one user had as many failed requests in a row as this stage allows"
	case ended == gotNothing && !u.hasBeenAnswered && u.unanswered >= mostUnanswered:
		return fmt.Sprintf("one user had %d requests in a row without any answer", mostUnanswered)
	case ended == gotRefusal, ended == gotNothing && config.MostFailures == 0:
		return u.run.liveStats.sameFailures().reason(config.IsAuthenticated)
	}
	return ""
}

// isFailing reports whether as many requests of this user in a row have failed as the configuration allows (MostFailures). Requests that the
// end of the run interrupted do not count.
func (u *user) isFailing(ended ending) bool {
	if ended == wasInterrupted {
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

// sameFailures describes the requests of a run if all of them have failed in the same way. The cause is then probably a wrong URL or key.
type sameFailures struct {
	failures int64
	// kind is the result of failureKind for each request.
	kind string
	// lastStatus is the HTTP status of the last request.
	lastStatus int
	// sinceFirst is the time since the first request ended.
	sinceFirst time.Duration
}

// reason returns why the run ends, as a text for the user. It returns "" if the run goes on.
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
