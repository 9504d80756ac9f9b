package plan

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const testWords = "river stone lamp garden"

type testEntry struct {
	startUs, thinkUs                    int64
	prefixEnd, endsAt, maxTokens, check uint32
	key                                 uint16
	transport                           byte
	pieces                              [][2]uint32
}

func fileOf(isScheduled bool, entries ...testEntry) []byte {
	var records, pieces []byte
	for _, entry := range entries {
		record := binary.LittleEndian.AppendUint64(nil, uint64(entry.startUs))
		record = binary.LittleEndian.AppendUint64(record, uint64(entry.thinkUs))
		for _, number := range []uint32{entry.prefixEnd, entry.endsAt, entry.maxTokens, entry.check} {
			record = binary.LittleEndian.AppendUint32(record, number)
		}
		record = append(binary.LittleEndian.AppendUint16(record, entry.key), entry.transport, 0)
		record = binary.LittleEndian.AppendUint32(record, uint32(len(pieces)/pieceBytes))
		records = append(records, binary.LittleEndian.AppendUint32(record, uint32(len(entry.pieces)))...)
		for _, piece := range entry.pieces {
			pieces = binary.LittleEndian.AppendUint32(binary.LittleEndian.AppendUint32(pieces, piece[0]), piece[1])
		}
	}
	const header = "{\"schema\":\"assay.plan/1\",\"requests\":%d,\"pieces\":%d,\"isScheduled\":%v,\"mark\":\"nonce-run-\"}\n"
	file := fmt.Appendf(nil, header, len(entries), len(pieces)/pieceBytes, isScheduled)
	return append(append(append(file, records...), pieces...), testWords...)
}

func open(t *testing.T, file []byte) (*Plan, error) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "plan")
	if err := os.WriteFile(path, file, 0o600); err != nil {
		t.Fatal(err)
	}
	return Open(path)
}

func planOf(t *testing.T, isScheduled bool, entries ...testEntry) *Plan {
	t.Helper()
	p, err := open(t, fileOf(isScheduled, entries...))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestEachColumnIsRead(t *testing.T) {
	p := planOf(t, true, testEntry{startUs: math.MaxInt64, thinkUs: 5, maxTokens: 7}, testEntry{startUs: -1, key: 999, transport: 2, maxTokens: 1_000_000})
	first, err := p.At(0)
	if err != nil || first.StartUs != math.MaxInt64 || first.ThinkUs != 5 || first.MaxTokens != 7 || first.Transport != "json" || first.KeyIndex != 0 {
		t.Errorf("%+v, %v", first, err)
	}
	second, err := p.At(1)
	if err != nil || second.Index != 1 || second.StartUs != -1 || second.KeyIndex != 999 || second.Transport != "websocket" || second.MaxTokens != 1_000_000 {
		t.Errorf("%+v, %v", second, err)
	}
	for _, index := range []int64{-1, 2} {
		if _, err := p.At(index); err == nil {
			t.Errorf("the plan has a request %d", index)
		}
	}
}

func TestTheRequestsOfAClosedModelRepeatWithTokensOfTheirOwn(t *testing.T) {
	p := planOf(t, false, testEntry{maxTokens: 1, check: 40}, testEntry{maxTokens: 2, check: 41})
	entry, err := p.At(5)
	if err != nil || entry.MaxTokens != 2 || entry.Index != 5 {
		t.Errorf("%+v, %v", entry, err)
	}
	if text := string(p.appendPrompt(nil, &entry)); text != "nonce-run-5-15" {
		t.Error(text)
	}
}

func TestAPromptHasSharedWordsItsTokenAndMoreWords(t *testing.T) {
	for want, entry := range map[string]testEntry{
		"nonce-run-0-1":                         {check: 1},
		"nonce-run-0-1 river stone":             {check: 1, endsAt: 11},
		"river nonce-run-0-1 stone lamp":        {check: 1, prefixEnd: 5, endsAt: 16},
		"river stone nonce-run-0-1":             {check: 1, prefixEnd: 11, endsAt: 11},
		"river stone nonce-run-0-1 lamp garden": {check: 1, prefixEnd: 11, endsAt: 23},
		"lamp river nonce-run-0-1 river stone":  {check: 1, endsAt: 11, pieces: [][2]uint32{{12, 16}, {0, 5}}},
	} {
		// The pieces of another request come first.
		p := planOf(t, true, entry, testEntry{pieces: [][2]uint32{{0, 5}}})
		read, err := p.At(0)
		if got := string(p.appendPrompt(nil, &read)); err != nil || got != want {
			t.Errorf("%q, want %q (%v)", got, want, err)
		}
	}
}

func TestABodyHasTheModelThePromptAndTheMembersOfAStream(t *testing.T) {
	p := planOf(t, true, testEntry{check: 1, maxTokens: 7})
	entry, _ := p.At(0)
	const whole = `{"model":"m","messages":[{"role":"system","content":"You answer in plain text."},{"role":"user","content":"nonce-run-0-1"}],"max_tokens":7,"temperature":0.7`
	bodies := NewBodies([]byte(`"m"`), p, []byte(`{"stream":true}`))
	if got := string(bodies.Append(nil, &entry, false)); got != whole+"}" {
		t.Error(got)
	}
	if got := string(bodies.Append(nil, &entry, true)); got != whole+`,"stream":true}` {
		t.Error(got)
	}
	if got := string(NewBodies([]byte(`"m"`), p, []byte(`{}`)).Append(nil, &entry, true)); got != whole+"}" {
		t.Error(got)
	}
}

func TestAFileThatIsNotAPlanIsRefused(t *testing.T) {
	good := fileOf(true, testEntry{}, testEntry{})
	for name, file := range map[string][]byte{
		"empty":      nil,
		"no JSON":    []byte("plan\n"),
		"another":    bytes.Replace(good, []byte("plan/1"), []byte("plan/2"), 1),
		"cut":        good[:len(good)-len(testWords)-1],
		"no request": []byte(`{"schema":"assay.plan/1","requests":0}` + "\n"),
	} {
		if _, err := open(t, file); err == nil || !strings.Contains(err.Error(), "is not a plan") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Open("/nowhere"); err == nil {
		t.Error("a missing file is not noticed")
	}
	for _, broken := range []testEntry{{transport: 3}, {endsAt: 24}, {prefixEnd: 1 << 30}} {
		if _, err := planOf(t, true, broken).At(0); err == nil {
			t.Errorf("%+v is read", broken)
		}
	}
}

func TestRequestsFindsEachTokenOfTheRunAndNoOther(t *testing.T) {
	p := planOf(t, false, testEntry{check: 1000, endsAt: 23}, testEntry{check: 1001, prefixEnd: 5, endsAt: 23})
	text := []byte("a-b nonce-")
	for _, index := range []int64{41, 6} {
		entry, err := p.At(index)
		if err != nil {
			t.Fatal(err)
		}
		text = append(p.appendPrompt(text, &entry), '-')
	}
	text = append(text, "nonce-run-9-0 nonce-run-9 nonce-other-1-ro nonce-run-5-rs"...)
	var found []int64
	p.FindTokens(text, func(index int64) { found = append(found, index) })
	if !slices.Equal(found, []int64{41, 6}) {
		t.Fatalf("found %v", found)
	}
}
