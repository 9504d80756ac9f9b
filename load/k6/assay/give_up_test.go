package assay

import (
	"strings"
	"testing"
	"time"

	"go.k6.io/k6/v2/js/modulestest"

	"assay.local/k6/clock"
	"assay.local/k6/plan"
)

func TestUsersPauseWhenTheTargetIsDead(t *testing.T) {
	cases := map[string]struct {
		turns []ending
		want  bool
	}{
		"never answered":                     {[]ending{gotNothing}, true},
		"answered before, some dropped":      {[]ending{gotAnswer, gotNothing, gotNothing, gotNothing, gotNothing}, false},
		"answered before, and no longer":     {[]ending{gotRefusal, gotNothing, gotNothing, gotNothing, gotNothing, gotNothing}, true},
		"answered in between":                {[]ending{gotAnswer, gotNothing, gotNothing, gotNothing, gotAnswer, gotNothing, gotNothing}, false},
		"cut by the end before any response": {[]ending{wasInterrupted}, false},
	}
	for name, one := range cases {
		var u user
		for _, turn := range one.turns {
			u.noteEnding(turn)
		}
		if pauses := u.isTargetSilent(); pauses != one.want {
			t.Errorf("%s: pauses %v", name, pauses)
		}
	}
}

// Tests that a pause counts from the sending of the failed request. A slow target thus gets as many requests as without pauses.
func TestAPauseCountsFromSending(t *testing.T) {
	u := &user{vu: modulestest.NewRuntime(t).VU, run: &run{task: new(task)}, entry: plan.Entry{StartUs: -1, ThinkUs: 1000}}
	u.noteEnding(gotNothing)
	u.restSince(clock.Now() - int64(unansweredInterval))
	if line := u.run.silence.line(); line != nil {
		t.Errorf("paused after a slow failure: %s", line)
	}
	began := time.Now()
	u.restSince(clock.Now() - int64(unansweredInterval/2))
	if waited := time.Since(began); waited < unansweredInterval/2-time.Millisecond {
		t.Errorf("waited only %s", waited)
	}
	if line := string(u.run.silence.line()); !strings.HasPrefix(line, `{"v":1,"decision":{"type":"pauses","pauses":1,"totalUs":`) {
		t.Errorf("the decision: %s", line)
	}
	u.entry.StartUs = 5
	u.restSince(clock.Now())
	if pauses := u.run.silence.pauses.Load(); pauses != 1 {
		t.Errorf("%d pauses, though there is a schedule", pauses)
	}
}

func TestFailuresInARowEndARunThatBoundsThem(t *testing.T) {
	u := &user{run: &run{task: &task{config: &config{MostFailures: 3}}}}
	for place, one := range []struct {
		class string
		want  bool
	}{{"http-429", false}, {"http-5xx", false}, {classOK, false}, {"http-429", false}, {"reset", false}, {classInterrupted, false}, {"http-429", true}} {
		u.caller.answer.row.Class = one.class
		ended := gotAnswer
		if one.class == classInterrupted {
			ended = wasInterrupted
		}
		if got := u.giveUpReason(ended); (got != "") != one.want {
			t.Errorf("%d %s: %q", place, one.class, got)
		}
	}
	u.run.task.config.MostFailures = 0
	if u.giveUpReason(gotAnswer) != "" {
		t.Error("a run without a bound ends")
	}
}

func TestARunWithoutAnyAnswerIsGivenUp(t *testing.T) {
	u := &user{run: &run{task: &task{config: &config{}}}}
	ask := func() string { u.noteEnding(gotNothing); return u.giveUpReason(gotNothing) }
	for range mostUnanswered - 1 {
		if reason := ask(); reason != "" {
			t.Fatal(reason)
		}
	}
	if reason := ask(); reason != "one user had 25 requests in a row without any answer" {
		t.Error(reason)
	}
	u.noteEnding(gotAnswer)
	for range 3 * mostUnanswered {
		if reason := ask(); reason != "" {
			t.Fatalf("after an answer: %s", reason)
		}
	}
}

func TestTheReasonToGiveUpNamesTheStatus(t *testing.T) {
	for want, one := range map[string]struct {
		failures        sameFailures
		isAuthenticated bool
	}{
		"every request is refused: the first 20 answers were all 404":                                                                             {sameFailures{400, "404", 404, 0}, true},
		"the key is refused: the first 20 answers were all refusals (403)":                                                                        {sameFailures{20, "401", 403, 0}, true},
		"no key was sent, and the target requires one: the first 20 answers were all refusals (401)":                                              {sameFailures{20, "401", 401, 0}, false},
		"every request fails: all 400 answers of the first 2.0 s were server errors (the last one 503)":                                           {sameFailures{400, failsAsServer, 503, 2040 * time.Millisecond}, true},
		"no request reached the service: all 9 of the first 2.5 s failed, because the connection was refused. Does the service run at this port?": {sameFailures{9, "refused", 0, 2500 * time.Millisecond}, true},
		"every request fails: the first 20 answers were redirects (the last one 302). Is the base URL right?":                                     {sameFailures{20, failsAsRedirect, 302, 0}, true},
		"every request fails: the first 20 answers had a good status (the last one 200) and were not completions. Is the base URL right?":         {sameFailures{20, failsAsOther, 200, 0}, true},
	} {
		if got := one.failures.reason(one.isAuthenticated); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// Tests that a run continues after few failures, and after server errors that last less than 2 s.
func TestARunGoesOnUntilItIsCertain(t *testing.T) {
	for _, failures := range []sameFailures{
		{19, "404", 404, time.Hour}, {19, failsAsRedirect, 302, time.Hour}, {19, failsAsOther, 200, time.Hour}, {99, failsAsServer, 503, time.Hour}, {90_000, failsAsServer, 503, 1900 * time.Millisecond}, {4, "dns", 0, time.Hour}, {900, "tls", 0, 1900 * time.Millisecond}, {0, failsAsServer, 503, time.Hour}, {},
	} {
		if reason := failures.reason(true); reason != "" {
			t.Errorf("%+v: %s", failures, reason)
		}
	}
}
