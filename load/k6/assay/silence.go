package assay

import (
	"fmt"
	"sync/atomic"
	"time"

	"assay.local/k6/clock"
)

const (
	// unansweredInterval keeps users without a schedule from sending requests to a dead target as fast as a connection can fail. It
	// counts from sending, so that a target that is only slow gets its requests no later.
	unansweredInterval = 100 * time.Millisecond
	// unansweredByChance is how many requests in a row may fail by chance, where a target drops connections under load.
	unansweredByChance = 4
)

// silence counts the pauses of all users, for the report: they are why a closed model sent fewer requests.
type silence struct{ pauses, total atomic.Int64 }

func (s *silence) note(pause time.Duration) {
	s.pauses.Add(1)
	s.total.Add(pause.Microseconds())
}

// line returns the decision with the pauses; nil without one.
func (s *silence) line() []byte {
	pauses := s.pauses.Load()
	if pauses == 0 {
		return nil
	}
	const form = `{"v":1,"decision":{"type":"pauses","pauses":%d,"totalUs":%d}}` + "\n"
	return fmt.Appendf(nil, form, pauses, s.total.Load())
}

// noteTurn counts requests in a row without an answer.
func (u *user) noteTurn(turn string) {
	if turn == turnUnanswered {
		u.unanswered++
		return
	}
	u.unanswered = 0
	u.hasBeenAnswered = u.hasBeenAnswered || turn == turnAnswered || turn == turnRefused
}

// isTargetSilent reports whether the target looks dead: it has never answered this user, or no longer does.
func (u *user) isTargetSilent() bool {
	return u.unanswered > unansweredByChance || u.unanswered > 0 && !u.hasBeenAnswered
}

// restSince waits as long as the user thinks. After a request that was sent at a reading of the clock, in a closed model, it also pauses when the target is silent.
func (u *user) restSince(sent int64) {
	u.rest(time.Duration(u.entry.ThinkUs) * time.Microsecond)
	if u.run.task.starts != nil || !u.isTargetSilent() {
		return
	}
	if pause := unansweredInterval - time.Duration(clock.Now()-sent); pause > 0 {
		u.run.silence.note(pause)
		u.rest(pause)
	}
}

// rest waits for a time, or until the run ends.
func (u *user) rest(how time.Duration) {
	if how <= 0 {
		return
	}
	timer := time.NewTimer(how)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-u.vu.Context().Done():
	}
}
