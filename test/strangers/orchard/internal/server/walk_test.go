package server_test

import (
	"slices"
	"testing"
	"time"

	"stranger/internal/sw"
)

// TestHabitsHarmNobody uses the service as a careful client does, with each habit and with all together.
func TestHabitsHarmNobody(t *testing.T) {
	for _, x := range sw.All(sw.Habit) {
		t.Run(x.Name, func(t *testing.T) {
			t.Parallel()
			walk(start(t, options(x)))
		})
	}
	t.Run("all", func(t *testing.T) { walk(start(t, options(sw.All(sw.Habit)...))) })
}

const tricky = "repeat: é/😀 \"quoted\" <b> one two three four five six"

var trickyAnswer = tricky[len("repeat: "):]

func walk(e *env) {
	e.t.Helper()
	_, key := e.signUp("a@example.com")
	expect(e, "key after a while", eventually(func() bool { return e.withKey(key).status() == 200 }))
	expect(e, "plain", e.content(tricky) == trickyAnswer)
	s := e.stream(tricky)
	expect(e, "stream", s.text() == trickyAnswer && s.done && s.broken == 0 && s.finish() == "stop")
	all := e.talk(tricky)
	expect(e, "socket", all.text("r1") == trickyAnswer && all.notJSON == 0 && len(all.of("chat.done")) == 1)
	expect(e, "wrong key", slices.Contains([]int{401, 403}, e.withKey("wrong").status()))
	bad := e.chat("x", `"max_tokens":"many"`)
	expect(e, "bad request", slices.Contains([]int{400, 422}, bad.status()) && bad.at("error", "message") != nil)
	walkHooks(e)
}

func walkHooks(e *env) {
	h := e.hook(e.s.Key)
	h.rotate()
	finished := func() bool {
		for _, call := range h.wait(1, time.Second) {
			if call.kind() == "chat.completion.finished" {
				return call.verified(h.secret)
			}
		}
		return false
	}
	e.chat("x")
	expect(e, "webhook", eventually(finished))
	expect(e, "deletion", h.call("DELETE", "").status()/100 == 2)
}

func expect(e *env, what string, ok bool) {
	e.t.Helper()
	if !ok {
		e.t.Errorf("%s: not as a careful client expects", what)
	}
}

func eventually(ok func() bool) bool {
	for begun := time.Now(); time.Since(begun) < 4*time.Second; time.Sleep(50 * time.Millisecond) {
		if ok() {
			return true
		}
	}
	return false
}
