package server_test

import (
	"strings"
	"time"

	"stranger/internal/sw"
)

// anyOfFive calls seen five times, and returns true if at least one call of seen returned true.
func anyOfFive(seen func() bool) bool {
	found := false
	for range 5 {
		found = seen() || found
	}
	return found
}

var faultProbes = map[*sw.Switch]probe{
	sw.FaultChoicesObject: func(e *env) bool { return e.chat("x").at("choices", "0") != nil },
	sw.FaultNoContent:     func(e *env) bool { return e.chat("x").at("choices", 0, "message", "content") == nil },
	sw.FaultContentParts:  func(e *env) bool { return e.chat("x").at("choices", 0, "message", "content", 0) != nil },
	sw.FaultTextPlain:     func(e *env) bool { return e.chat("x").Header.Get("Content-Type") == "text/plain" },
	sw.FaultMangled:       func(e *env) bool { return e.content("repeat: é") == "?" },
	sw.FaultFirstMessage: func(e *env) bool {
		two := strings.Replace(body("repeat: last"), `[`, `[{"role":"user","content":"repeat: first"},`, 1)
		return e.post(two).at("choices", 0, "message", "content") == "first"
	},
	sw.FaultUsageSum: func(e *env) bool {
		u := e.chat("x").at("usage")
		return dig(u, "total_tokens").(float64) != dig(u, "prompt_tokens").(float64)+dig(u, "completion_tokens").(float64)
	},
	sw.FaultCreatedMillis:  func(e *env) bool { return e.chat("x").at("created").(float64) > 1e11 },
	sw.FaultSometimesEmpty: func(e *env) bool { return anyOfFive(func() bool { return e.content("x") == "" }) },
	sw.FaultSometimesJSON:  func(e *env) bool { return anyOfFive(func() bool { return e.chat("x").at("id") == nil }) },
	sw.FaultSometimesStale: func(e *env) bool {
		e.chat("repeat: before")
		return anyOfFive(func() bool { e.stream("repeat: other"); return e.content("repeat: mine") == "other" })
	},
	sw.FaultSometimes500: func(e *env) bool { return anyOfFive(func() bool { return e.chat("x").status() == 500 }) },

	sw.FaultAnyKey: func(e *env) bool { return e.withKey("wrong").status() == 200 },
	sw.FaultKeyTail: func(e *env) bool {
		return e.withKey(e.s.Key[:len(e.s.Key)-1]+"!").status() == 200 && e.withKey("wrong").status() == 401
	},
	sw.FaultNoKeyStream: func(e *env) bool {
		return e.post(body("x", `"stream":true`), "Authorization", "").status() == 200 && e.post(body("x"), "Authorization", "").status() == 401
	},
	sw.FaultAnyScheme:     func(e *env) bool { return e.post(body("x"), "Authorization", "Basic "+e.s.Key).status() == 200 },
	sw.FaultModelsOpen:    func(e *env) bool { return e.do("GET", "/v1/models", "", "Authorization", "").status() == 200 },
	sw.FaultAuth500:       func(e *env) bool { return e.post(body("x"), "Authorization", "").status() == 500 },
	sw.FaultSometimesOpen: func(e *env) bool { return anyOfFive(func() bool { return e.withKey("wrong").status() == 200 }) },
	sw.FaultKeyEchoed:     func(e *env) bool { return strings.Contains(e.withKey("wrong-one").text, "wrong-one") },

	sw.FaultJSON500:       func(e *env) bool { return e.post("{").status() == 500 },
	sw.FaultHTMLErrors:    func(e *env) bool { return strings.Contains(e.post("{").text, "<html>") },
	sw.FaultTrace:         func(e *env) bool { return strings.Contains(e.post("{").text, "goroutine") },
	sw.FaultError200:      func(e *env) bool { r := e.post("{"); return r.status() == 200 && r.at("error") != nil },
	sw.FaultEmptyMessages: func(e *env) bool { return e.post(`{"model":"stranger-1","messages":[]}`).status() == 200 },
	sw.FaultCoerced:       func(e *env) bool { return e.chat("x", `"max_tokens":"many"`).status() == 200 },
	sw.FaultTemperature:   func(e *env) bool { return e.chat("x", `"temperature":99`).status() == 200 },
	sw.FaultAnyModel: func(e *env) bool {
		return e.post(strings.Replace(body("x"), "stranger-1", "nobody", 1)).status() == 200
	},
	sw.FaultBigBody:  func(e *env) bool { return e.chat(strings.Repeat("x", 5<<20)).err != nil },
	sw.Fault404Empty: func(e *env) bool { return e.do("GET", "/nope", "").text == "" },
	sw.FaultRole500:  func(e *env) bool { return e.post(strings.Replace(body("x"), "user", "king", 1)).status() == 500 },

	sw.FaultCapPlain:  func(e *env) bool { return e.content("repeat: "+longText, `"max_tokens":2`) == longText },
	sw.FaultCapStream: func(e *env) bool { return e.stream("repeat: "+longText, `"max_tokens":2`).text() == longText },
	sw.FaultCapSocket: func(e *env) bool { return e.talk("repeat: "+longText, `"max_tokens":2`).text("r1") == longText },
	sw.FaultCapPlus:   func(e *env) bool { return e.content("repeat: "+longText, `"max_tokens":2`) == "one two three" },
	sw.FaultCapFinish: func(e *env) bool { return e.chat("x", `"max_tokens":2`).at("choices", 0, "finish_reason") == "stop" },

	sw.FaultSignupAuth: func(e *env) bool { r, _ := e.signUp("a@example.com"); return r.status() == 401 },
	sw.FaultSignupDead: func(e *env) bool { _, key := e.signUp("a@example.com"); return e.withKey(key).status() == 401 },
	sw.FaultSignupSame: func(e *env) bool {
		_, first := e.signUp("a@example.com")
		_, second := e.signUp("b@example.com")
		return first == second
	},
	sw.FaultSignupEcho: func(e *env) bool { r, _ := e.signUp("a@example.com"); return strings.Contains(r.text, "correct horse") },
	sw.FaultSignupCard: func(e *env) bool { r, _ := e.signUp("a@example.com"); return r.at("error", "param") == "payment_card" },
	sw.FaultSignupTwice: func(e *env) bool {
		e.signUp("a@example.com")
		r, _ := e.signUp("a@example.com")
		return r.status() == 500
	},
	sw.FaultSignupSome: func(e *env) bool {
		name := "a"
		return anyOfFive(func() bool {
			name += "a"
			_, key := e.signUp(name + "@example.com")
			return e.withKey(key).status() == 401
		})
	},
}

var streamFaultProbes = map[*sw.Switch]probe{
	sw.FaultStreamBuffered: func(e *env) bool { return e.stream("repeat: "+longText).gaps() < 2 },
	sw.FaultStreamJSON:     func(e *env) bool { return e.stream("x").broken > 0 },
	sw.FaultStreamMixed: func(e *env) bool {
		other := make(chan streamed)
		go func() { other <- e.stream("repeat: " + strings.Repeat("bbb ", 30)) }()
		s := e.stream("repeat: " + strings.Repeat("aaa ", 30))
		return strings.Contains((<-other).text(), "a") || strings.Contains(s.text(), "b")
	},
	sw.FaultStreamNoDone:   func(e *env) bool { return !e.stream("x").done },
	sw.FaultStreamFraming:  func(e *env) bool { return !strings.Contains(e.stream("x").raw, "\n\n") },
	sw.FaultStreamSwallow:  func(e *env) bool { return e.stream("x", `"temperature":9`).status == 200 },
	sw.FaultStreamType:     func(e *env) bool { return e.stream("x").header.Get("Content-Type") == "application/json" },
	sw.FaultStreamNoFinish: func(e *env) bool { return e.stream("x").finish() == "" },
	sw.FaultStreamIDs:      func(e *env) bool { s := e.stream("x"); return s.first("id") != dig(s.chunks[1], "id") },
	sw.FaultStreamLost: func(e *env) bool {
		return anyOfFive(func() bool { return e.stream("repeat: one two three").text() == "one three" })
	},
	sw.FaultStreamCut:   func(e *env) bool { return anyOfFive(func() bool { return !e.stream("repeat: one two three").done }) },
	sw.FaultStreamOrder: func(e *env) bool { return e.stream("repeat: one two three").text() == "one three two" },

	sw.FaultSocketOpen: func(e *env) bool { return e.dial("").err == nil },
	sw.FaultSocketDead: func(e *env) bool {
		p := e.dial(e.s.Key)
		p.send("{")
		p.ask("r1", body("x"))
		return len(p.until(2).messages) == 1
	},
	sw.FaultSocketText:   func(e *env) bool { return e.talk("x").notJSON > 0 },
	sw.FaultSocketNoEnd:  func(e *env) bool { return len(e.talk("x").of("chat.done")) == 0 },
	sw.FaultSocketSilent: func(e *env) bool { p := e.dial(e.s.Key); p.send("{"); return len(p.until(1).messages) == 0 },
	sw.FaultSocketIDs: func(e *env) bool {
		p := e.dial(e.s.Key)
		p.ask("a", body("repeat: "+longText))
		p.ask("b", body("repeat: "+longText))
		return p.until(2).text("a") != longText
	},
	sw.FaultSocketLost: func(e *env) bool {
		return anyOfFive(func() bool { return e.talk("repeat: one two three").text("r1") == "one three" })
	},
}

var hookFaultProbes = map[*sw.Switch]probe{
	sw.FaultHookSignature: func(e *env) bool {
		h := e.hook(e.s.Key)
		return !h.after(1, time.Second)[0].verified(h.secret)
	},
	sw.FaultHookUnsigned: func(e *env) bool {
		h := e.hook(e.s.Key)
		return anyOfFive(func() bool { return h.after(1, time.Second)[0].sig() == "" })
	},
	sw.FaultHookStale: func(e *env) bool {
		h := e.hook(e.s.Key)
		calls := h.failing(1)
		return calls[0].verified(h.secret) && !calls[1].verified(h.secret)
	},
	sw.FaultHookNoRetry: func(e *env) bool { return len(e.hook(e.s.Key).failing(1)) == 1 },
	sw.FaultHookRetryID: func(e *env) bool { calls := e.hook(e.s.Key).failing(1); return calls[0].id() != calls[1].id() },
	sw.FaultHookOnce: func(e *env) bool {
		h := e.hook(e.s.Key)
		return len(h.after(1, time.Second)) == 1 && len(h.after(1, 300*time.Millisecond)) == 0
	},
	sw.FaultHookOldSecret: func(e *env) bool {
		h := e.hook(e.s.Key)
		old := h.secret
		h.rotate()
		return h.after(1, time.Second)[0].verified(old) && old != h.secret
	},
	sw.FaultHookDeleted: func(e *env) bool {
		h := e.hook(e.s.Key)
		h.call("DELETE", "")
		return len(h.after(1, 300*time.Millisecond)) == 1 && h.call("GET", "").status() == 404
	},
	sw.FaultHookForeign: func(e *env) bool {
		_, key := e.signUp("a@example.com")
		return len(e.hook(key).after(1, 300*time.Millisecond)) == 1
	},
	sw.FaultHookNoStream: func(e *env) bool {
		h := e.hook(e.s.Key)
		e.stream("x")
		return len(h.wait(1, 300*time.Millisecond)) == 0
	},
}

var limitFaultProbes = map[*sw.Switch]probe{
	sw.FaultLimitNone:     func(e *env) bool { return e.overLimit().status() == 200 },
	sw.FaultLimitNoHeader: func(e *env) bool { return e.overLimit().Header.Get("Retry-After") == "" },
	sw.FaultLimit500:      func(e *env) bool { return e.overLimit().status() == 500 },
	sw.FaultLimitShared: func(e *env) bool {
		e.overLimit()
		_, key := e.signUp("a@example.com")
		return e.withKey(key).status() == 429
	},
	sw.FaultLimitForever: func(e *env) bool {
		e.overLimit()
		time.Sleep(1100 * time.Millisecond)
		return e.chat("x").status() == 429
	},
	sw.FaultLimitStream: func(e *env) bool { e.overLimit(); return e.stream("x").status == 200 },
}
