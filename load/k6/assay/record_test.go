package assay

import (
	"context"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"assay.local/k6/plan"
)

const (
	ownersKey  = `sk-owner/"AbCdEf"+0123456789`
	findersKey = "sk-finder-ZyXwVu-9876543210"
)

// formsOf maps each key of these tests to its encodings. The script of a load passes such encodings to `assay.hide`.
var formsOf = readForms()

func readForms() map[string][]string {
	forms := map[string][]string{}
	text, err := os.ReadFile(filepath.Join("testdata", "secret-forms.json"))
	if err == nil {
		err = json.Unmarshal(text, &forms)
	}
	if err != nil {
		panic(err)
	}
	return forms
}

// remainsOf searches text for eight consecutive secret characters of the key, in any encoding. It returns "ENCODING: CHARACTERS", else "".
func remainsOf(text, key string) string {
	for _, form := range formsOf[key] {
		for at := 0; at+8 <= len(form); at++ {
			if part := form[at : at+8]; strings.Contains(text, part) && !strings.Contains("Bearer sk-owner sk-finder QmVhcmVyIHNr", part) {
				return form + ": " + part
			}
		}
	}
	return ""
}

func TestEachFormOfEachKeyIsHidden(t *testing.T) {
	var ring keyring
	ring.add(formsOf[ownersKey]...)
	ring.add(formsOf[findersKey]...)
	for _, key := range []string{ownersKey, findersKey} {
		for _, form := range formsOf[key] {
			if text := ring.hide("it is " + form + ", she said"); text != "it is [key], she said" {
				t.Errorf("%s of %s: %q", form, key, text)
			}
		}
	}
	if text := "no key in sk-own"; ring.hide(text) != text {
		t.Errorf("%q became %q", text, ring.hide(text))
	}
}

func TestHalfAKeyIsHiddenWhereATextWasCut(t *testing.T) {
	var ring keyring
	ring.add(findersKey)
	for kept := range len(findersKey) + 1 {
		text := ring.hideCutSecret("said " + findersKey[:kept])
		if kept >= shortestCutSecret && text != "said "+hiddenKey || kept < shortestCutSecret && text != "said "+findersKey[:kept] {
			t.Errorf("%d symbols: %q", kept, text)
		}
	}
	if text := "sk-finder, they said"; ring.hideCutSecret(text) != text {
		t.Error("what does not stand at the end was not cut")
	}
}

// loadOf sends one request to a server that answers in these parts. It returns a user of a load with two keys, and the
// answer.
func loadOf(t *testing.T, change func(*spec), parts ...string) (*user, *answer) {
	t.Helper()
	read := planOf(t, "sse")
	u := &user{run: &run{task: &task{config: &config{}, plan: read, bodies: plan.NewBodies([]byte(`"m"`), read, nil)}}}
	u.run.keys.add(formsOf[ownersKey]...)
	u.run.keys.add(formsOf[findersKey]...)
	s := newSpec(target(t, parts...), change)
	s.key = findersKey
	g := envFor(t)
	g.keys = &u.run.keys
	g.aim(s)
	return u, u.caller.perform(context.Background(), g)
}

func requireHidden(t *testing.T, line []byte) {
	t.Helper()
	var read map[string]any
	if err := json.Unmarshal(line, &read); err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{ownersKey, findersKey} {
		// The texts are also searched after the line was parsed, when they have no JSON escapes.
		response, _ := read["response"].(map[string]any)
		body, _ := response["text"].(string)
		said, _ := read["text"].(string)
		packed, _ := response["base64"].(string)
		bytes, _ := base64.StdEncoding.DecodeString(packed)
		for _, text := range []string{string(line), body, said, string(bytes)} {
			if left := remainsOf(text, key); left != "" {
				t.Errorf("%q is left of %s in %.300q", left, key, text)
			}
		}
	}
}

func TestAKeptAnswerHoldsNoKeyOfAnyUser(t *testing.T) {
	var echo strings.Builder
	for _, key := range []string{ownersKey, findersKey} {
		for _, form := range formsOf[key] {
			// Encodings with JSON escapes are left out, because they would be escaped three times.
			if !strings.Contains(form, `\`) {
				echo.WriteString(form + " ")
			}
		}
	}
	text, _ := json.Marshal(echo.String())
	body := `{"choices":[{"index":0,"message":{"role":"assistant","content":` + string(text) + `},"finish_reason":"stop"}]}`
	head := "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-Owner: " + ownersKey + "\r\nX-Finder: " + findersKey + "\r\nConnection: close\r\n\r\n"
	for name, end := range map[string]string{"text": "", "bytes": "\xff"} {
		u, a := loadOf(t, jsonSpec, head+body+end)
		line := u.record(a, whySampled, true, nil)
		requireHidden(t, line)
		if !strings.Contains(string(line), hiddenKey) {
			t.Errorf("%s: nothing was kept: %s", name, line)
		}
	}
}

func TestWhatIsCutKeepsNoHalfKey(t *testing.T) {
	for _, key := range []string{ownersKey, findersKey} {
		for _, kept := range []int{6, 12, 20} {
			text := strings.Repeat("x", maxShownText-kept) + key
			u, a := loadOf(t, nil, streamHead, event(chunk(text))+event(finishChunk)+event("[DONE]"))
			requireHidden(t, u.record(a, whySampled, true, nil))
			head := head("200 OK", "application/json")
			long := strings.Repeat("x", sampleBytes-kept) + key
			u, a = loadOf(t, jsonSpec, head+long)
			requireHidden(t, u.record(a, whySampled, true, nil))
			u, a = loadOf(t, jsonSpec, head+strings.Repeat(" ", longestExcerpt-kept)+key)
			requireHidden(t, u.record(a, whySampled, true, nil))
			if left := remainsOf(a.row.Error, key); left != "" {
				t.Errorf("%q is left in %q", left, a.row.Error)
			}
		}
	}
}

func TestAKeyThatComesInPiecesIsNotKept(t *testing.T) {
	said := event(chunk("sk-finder-ZyX")) + event(chunk("wVu-9876543210"))
	u, a := loadOf(t, func(s *spec) { s.keepBody = true; s.caps.bodyBytes = sampleBytes }, streamHead, said+event(finishChunk)+event("[DONE]"))
	line := u.record(a, whySampled, true, nil)
	requireHidden(t, line)
	if strings.Contains(string(line), "9876543210") || !strings.Contains(string(line), `"text":"[key]"`) {
		t.Errorf("%s", line)
	}
}

func TestAKeptStreamHoldsWhenItArrived(t *testing.T) {
	parts := []string{streamHead, event(chunk("one")), event(chunk("two")) + event(finishChunk), event("[DONE]")}
	u, a := loadOf(t, func(s *spec) { s.keepBody = true; s.caps.bodyBytes = sampleBytes }, parts...)
	var read struct {
		SentUs, ClosedUs int64
		Response         struct {
			BodyBytes int64
			Reads     [][2]int64
		}
	}
	if err := json.Unmarshal(u.record(a, whySampled, true, nil), &read); err != nil {
		t.Fatal(err)
	}
	sum, before := int64(0), read.SentUs
	for _, part := range read.Response.Reads {
		if part[0] < before || part[0] > read.ClosedUs {
			t.Errorf("a read at %d, after %d", part[0], before)
		}
		before, sum = part[0], sum+part[1]
	}
	if sum != read.Response.BodyBytes || sum == 0 {
		t.Errorf("%d of %d bytes have a time", sum, read.Response.BodyBytes)
	}
}

// planOf returns the plan of a closed model with one request for each of these transports.
func planOf(t testing.TB, transports ...string) *plan.Plan {
	t.Helper()
	file := fmt.Appendf(nil, "{\"schema\":\"assay.plan/1\",\"requests\":%d,\"isScheduled\":false,\"mark\":\"nonce-run-\"}\n", len(transports))
	for place, transport := range transports {
		record := make([]byte, 36)
		binary.LittleEndian.PutUint64(record, math.MaxUint64)
		binary.LittleEndian.PutUint32(record[20:], uint32(len("river stone")))
		binary.LittleEndian.PutUint32(record[24:], 4)
		binary.LittleEndian.PutUint32(record[28:], uint32(1000+place))
		record[32] = byte(place % 2)
		record[34] = byte(slices.Index([]string{"json", "sse", "websocket"}, transport))
		file = append(file, record...)
	}
	path := filepath.Join(t.TempDir(), "plan")
	if err := os.WriteFile(path, append(file, "river stone"...), 0o600); err != nil {
		t.Fatal(err)
	}
	read, err := plan.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return read
}
