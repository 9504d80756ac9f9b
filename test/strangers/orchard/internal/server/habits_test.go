package server_test

import (
	"io"
	"strconv"
	"strings"
	"time"

	"stranger/internal/sw"
)

var habitProbes = map[*sw.Switch]probe{
	sw.HabitExtraFields: func(e *env) bool { return e.chat("x").at("x_stranger") != nil },
	sw.HabitNullMembers: func(e *env) bool { return strings.Contains(e.chat("x").text, `"tool_calls":null`) },
	sw.HabitMemberOrder: func(e *env) bool { return strings.HasPrefix(e.chat("x").text, `{"usage"`) },
	sw.HabitEscapedUnicode: func(e *env) bool {
		return strings.Contains(e.chat("repeat: é/😀").text, `\u00e9\/\ud83d\ude00`)
	},
	sw.HabitJSONWhitespace: func(e *env) bool { return strings.HasPrefix(e.chat("x").text, "\n{\n") },
	sw.HabitCharset: func(e *env) bool {
		const want = "; charset=utf-8"
		return strings.HasSuffix(e.chat("x").Header.Get("Content-Type"), want) && strings.HasSuffix(e.stream("x").header.Get("Content-Type"), want)
	},
	sw.HabitChunkedJSON: func(e *env) bool { return e.chat("x").ContentLength < 0 },
	sw.HabitGzip: func(e *env) bool {
		asked := e.post(body("x"), "Accept-Encoding", "gzip")
		return asked.Header.Get("Content-Encoding") == "gzip" && e.chat("x").Header.Get("Content-Encoding") == ""
	},
	sw.HabitClose: func(e *env) bool { return e.chat("x").Close },
	sw.HabitIdleClose: func(e *env) bool {
		_, err := io.Copy(io.Discard, e.raw(rawModels)) // nil at the end of the stream, else a time-out
		return err == nil
	},
	sw.HabitByteWrites: func(e *env) bool {
		n, _ := e.raw(rawModels).Read(make([]byte, 4096))
		return n < 40
	},
	sw.HabitUpperHeaders:  func(e *env) bool { return strings.Contains(e.head(), "\r\nCONTENT-TYPE: ") },
	sw.HabitTrailingSpace: func(e *env) bool { return strings.Contains(e.head(), "application/json \t\r\n") },
	sw.HabitVendorHeaders: func(e *env) bool { return e.chat("x").Header.Get("Via") != "" },
	sw.HabitCaching:       func(e *env) bool { return e.chat("x").Header.Get("Etag") != "" },
	sw.HabitSecurity:      func(e *env) bool { return e.chat("x").Header.Get("Strict-Transport-Security") != "" },
	sw.HabitCookie:        func(e *env) bool { return len(e.chat("x").Cookies()) > 0 },
	sw.HabitNoUsage:       func(e *env) bool { return e.chat("x").at("usage") == nil },
	sw.HabitLongIDs:       func(e *env) bool { return len(e.chat("x").at("id").(string)) > 50 },
	sw.HabitCreatedPast: func(e *env) bool {
		return e.chat("x").at("created").(float64) < float64(time.Now().Add(-50*time.Minute).Unix())
	},
	sw.HabitModelAlias:  func(e *env) bool { return e.chat("x").at("model") != "stranger-1" },
	sw.Habit422:         func(e *env) bool { return e.chat("x", `"temperature":9`).status() == 422 },
	sw.Habit403:         func(e *env) bool { return e.withKey("wrong").status() == 403 },
	sw.HabitProblem:     func(e *env) bool { return e.withKey("wrong").at("title") != nil },
	sw.HabitNullCode:    func(e *env) bool { return e.withKey("wrong").at("error", "code") == nil },
	sw.HabitAuthFirst:   func(e *env) bool { return e.do("GET", "/nope", "", "Authorization", "").status() == 401 },
	sw.HabitAnyType:     func(e *env) bool { return e.post(body("x"), "Content-Type", "text/plain").status() == 200 },
	sw.HabitNoDeveloper: func(e *env) bool { return e.post(strings.Replace(body("x"), "user", "developer", 1)).status() == 400 },
	sw.HabitRetryDate: func(e *env) bool {
		_, err := strconv.Atoi(e.overLimit().Header.Get("Retry-After"))
		return err != nil
	},
	sw.HabitIETFLimits: func(e *env) bool { return e.chat("x").Header.Get("RateLimit-Limit") != "" },

	sw.HabitSignupDelay: func(e *env) bool {
		_, key := e.signUp("a@example.com")
		early := e.withKey(key).status()
		time.Sleep(1100 * time.Millisecond)
		return early == 401 && e.withKey(key).status() == 200
	},
	sw.HabitSignup200: func(e *env) bool {
		r, _ := e.signUp("a@example.com")
		return r.status() == 200
	},
	sw.HabitSignupLongKey: func(e *env) bool {
		_, key := e.signUp("a@example.com")
		return len(key) > 200 && e.withKey(key).status() == 200
	},
	sw.HabitSignupSame: func(e *env) bool {
		_, first := e.signUp("a@example.com")
		_, second := e.signUp("a@example.com")
		return second != "" && first != second && e.withKey(second).status() == 200
	},
}

// overLimit uses up the quota, and returns the next answer.
func (e *env) overLimit() reply {
	for range 3 {
		e.chat("x")
	}
	return e.chat("x")
}

var streamHabitProbes = map[*sw.Switch]probe{
	sw.HabitStreamMulti:     func(e *env) bool { return e.stream("repeat: " + longText).pieces()[0] == "one two three" },
	sw.HabitStreamComments:  func(e *env) bool { return strings.Count(e.stream("repeat: "+longText).raw, ": keep-alive\n\n") > 3 },
	sw.HabitStreamEmpty:     func(e *env) bool { return len(firstDelta(e)) == 0 },
	sw.HabitStreamNoChoices: func(e *env) bool { return len(e.stream("x").first("choices").([]any)) == 0 },
	sw.HabitStreamRoles:     func(e *env) bool { return strings.Count(e.stream("x").raw, `"role"`) > 1 },
	sw.HabitStreamRoleAlone: func(e *env) bool { return len(firstDelta(e)) == 1 },
	sw.HabitStreamUsage: func(e *env) bool {
		s := e.stream("x")
		return dig(s.chunks[len(s.chunks)-1], "usage") != nil && s.done
	},
	sw.HabitStreamCRLF:     func(e *env) bool { return strings.HasSuffix(e.stream("x").raw, "data: [DONE]\r\n\r\n") },
	sw.HabitStreamNoSpace:  func(e *env) bool { return strings.HasSuffix(e.stream("x").raw, "data:[DONE]\n\n") },
	sw.HabitStreamFields:   func(e *env) bool { return strings.Contains(e.stream("x").raw, "event: message\nid: 2\n") },
	sw.HabitStreamTwoLines: func(e *env) bool { return strings.Contains(e.stream("x").raw, "data: {\ndata: \"id\"") },
	sw.HabitStreamSlow: func(e *env) bool {
		s := e.stream("x")
		return s.times[0] < 500*time.Millisecond && s.times[1] > 900*time.Millisecond
	},
	sw.HabitStreamFinish: func(e *env) bool {
		s := e.stream("repeat: one two")
		return len(s.chunks) == 3 && s.finish() == "stop"
	},
	sw.HabitStreamBursts:  func(e *env) bool { n := e.stream("repeat: " + longText).gaps(); return n > 1 && n < 7 },
	sw.HabitStreamPadding: func(e *env) bool { return e.stream("x").first("obfuscation") != nil },
}

func (s streamed) first(path ...any) any { return dig(s.chunks[0], path...) }

func firstDelta(e *env) map[string]any {
	return e.stream("x").first("choices", 0, "delta").(map[string]any)
}

var socketHabitProbes = map[*sw.Switch]probe{
	sw.HabitSocketPings: func(e *env) bool {
		p := e.dial(e.s.Key)
		p.next(500 * time.Millisecond)
		return p.pings.Load() > 2
	},
	sw.HabitSocketDeflate: func(e *env) bool {
		return e.dial(e.s.Key).reply.Header.Get("Sec-WebSocket-Extensions") != "" && e.talk("repeat: one two").text("r1") == "one two"
	},
	sw.HabitSocketFragments: func(e *env) bool { return e.firstFrameByte() == 0x01 },
	sw.HabitSocketWelcome: func(e *env) bool {
		_, m := e.dial(e.s.Key).next(300 * time.Millisecond)
		return m["type"] == "session.welcome"
	},
	sw.HabitSocketExtra:      func(e *env) bool { return e.talk("x").messages[1]["seq"] == 2.0 },
	sw.HabitSocketHeartbeat:  func(e *env) bool { return len(e.talk("x").of("heartbeat")) > 0 },
	sw.HabitSocketMulti:      func(e *env) bool { return len(e.talk("repeat: one two three").of("chat.delta")) == 1 },
	sw.HabitSocketMessage:    func(e *env) bool { return dig(e.talk("x").of("chat.done")[0], "payload", "message") != nil },
	sw.HabitSocketEmptyDelta: func(e *env) bool { return dig(e.talk("x").of("chat.delta")[0], "payload", "text") == "" },
	sw.HabitSocketAfterOpen: func(e *env) bool {
		p := e.dial("wrong")
		all := p.until(2)
		return len(all.of("error")) == 1 && strings.Contains(p.err.Error(), "4401")
	},
}

// firstFrameByte returns the first byte of a reply. It uses no library, because libraries hide fragments.
func (e *env) firstFrameByte() byte {
	conn := e.raw("GET /v1/realtime HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + e.s.Key + "\r\nUpgrade: websocket\r\n" +
		"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
	head := make([]byte, 1)
	for text := ""; !strings.HasSuffix(text, "\r\n\r\n"); text += string(head) {
		if _, err := conn.Read(head); err != nil {
			return 0
		}
	}
	message := `{"type":"ping"}`
	_, _ = conn.Write(append([]byte{0x81, 0x80 | byte(len(message)), 0, 0, 0, 0}, message...))
	_, _ = conn.Read(head)
	return head[0]
}

var hookHabitProbes = map[*sw.Switch]probe{
	sw.HabitHookPing: func(e *env) bool {
		h := e.hook(e.s.Key)
		calls := h.wait(1, 400*time.Millisecond)
		return len(calls) == 1 && calls[0].kind() == "webhook.ping" && calls[0].verified(h.secret)
	},
	sw.HabitHookTwice: func(e *env) bool {
		calls := e.hook(e.s.Key).after(2, 400*time.Millisecond)
		return len(calls) == 2 && calls[0].id() == calls[1].id()
	},
	sw.HabitHookTypes:   func(e *env) bool { return len(e.hook(e.s.Key).after(2, 400*time.Millisecond)) == 2 },
	sw.HabitHookMembers: func(e *env) bool { return strings.Contains(e.hook(e.s.Key).after(1, time.Second)[0].body, "livemode") },
	sw.HabitHook202:     func(e *env) bool { return e.hook(e.s.Key).answer.status() == 202 },
	sw.HabitHookOverlap: func(e *env) bool {
		h := e.hook(e.s.Key)
		old := h.secret
		h.rotate()
		call := h.after(1, time.Second)[0]
		return call.verified(h.secret) && call.verified(old)
	},
	sw.HabitHookOtherSig: func(e *env) bool {
		h := e.hook(e.s.Key)
		call := h.after(1, time.Second)[0]
		return strings.HasPrefix(call.sig(), "v1a,") && call.verified(h.secret)
	},
	sw.HabitHookDelayed: func(e *env) bool {
		h := e.hook(e.s.Key)
		return len(h.after(1, 700*time.Millisecond)) == 0 && len(h.wait(1, time.Second)) == 1
	},
	sw.HabitHookDelete204: func(e *env) bool { return e.hook(e.s.Key).call("DELETE", "").status() == 204 },
}
