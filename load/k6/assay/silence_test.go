package assay

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"go.k6.io/k6/v2/js/modulestest"

	"assay.local/k6/clock"
	"assay.local/k6/workload"
)

func TestUsersPauseWhenTheTargetIsDead(t *testing.T) {
	cases := map[string]struct {
		turns []string
		want  bool
	}{
		"never answered":                     {[]string{turnUnanswered}, true},
		"answered before, some dropped":      {[]string{turnAnswered, turnUnanswered, turnUnanswered, turnUnanswered, turnUnanswered}, false},
		"answered before, and no longer":     {[]string{turnRefused, turnUnanswered, turnUnanswered, turnUnanswered, turnUnanswered, turnUnanswered}, true},
		"answered in between":                {[]string{turnAnswered, turnUnanswered, turnUnanswered, turnUnanswered, turnAnswered, turnUnanswered, turnUnanswered}, false},
		"cut by the end before any response": {[]string{turnInterrupted}, false},
	}
	for name, one := range cases {
		var u user
		for _, turn := range one.turns {
			u.noteTurn(turn)
		}
		if pauses := u.isTargetSilent(); pauses != one.want {
			t.Errorf("%s: pauses %v", name, pauses)
		}
	}
}

func TestAHandshakeWithoutAnAnswerIsSilence(t *testing.T) {
	cases := map[string]struct {
		status int
		class  string
		want   string
	}{
		"a conversation":                  {http.StatusSwitchingProtocols, classOK, turnAnswered},
		"one that broke off":              {http.StatusSwitchingProtocols, "reset", turnAnswered},
		"a refused handshake":             {http.StatusForbidden, "http-4xx", turnAnswered},
		"nobody listens":                  {0, "refused", turnUnanswered},
		"cut by the end before its start": {0, classInterrupted, turnInterrupted},
	}
	for name, one := range cases {
		if got := turnOf(one.status, one.class); got != one.want {
			t.Errorf("%s: %s", name, got)
		}
	}
}

// A request that took its time before it failed delays nobody: a target that is only slow gets as many requests as without pauses.
func TestAPauseCountsFromSending(t *testing.T) {
	u := &user{vu: modulestest.NewRuntime(t).VU, run: &run{task: new(task)}, entry: workload.Entry{ThinkUs: 1000}}
	u.noteTurn(turnUnanswered)
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
	u.run.task.starts = []int64{5}
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
		if got := u.isFailing(one.class); got != one.want {
			t.Errorf("%d %s: %v", place, one.class, got)
		}
	}
	u.run.task.config.MostFailures = 0
	if u.isFailing("http-429") {
		t.Error("a run without a bound ends")
	}
}
