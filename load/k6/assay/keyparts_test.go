package assay

import (
	"encoding/base64"
	"encoding/hex"
	"math/rand/v2"
	"strings"
	"testing"
)

func TestKeysThatAreTakenApart(t *testing.T) {
	const key = "sk-Canary-4f9aZq0123456789xy"
	var ring keyring
	ring.add(key)
	inBase := base64.StdEncoding.EncodeToString([]byte("user:" + key))
	forms := map[string]string{
		"in capitals":               strings.ToUpper(key),
		"backwards":                 reversed(key),
		"with dashes":               strings.Join(strings.Split(key, ""), "-"),
		"backwards, with spaces":    strings.Join(strings.Split(reversed(key), ""), " "),
		"its first 20":              key[:20],
		"its last 12":               key[len(key)-12:],
		"two parts":                 key[:12] + "..." + key[12:],
		"in base64, cut":            inBase[:30],
		"in hexadecimal, with dots": strings.Join(strings.SplitAfter(hex.EncodeToString([]byte(key)), "6"), "."),
	}
	for name, form := range forms {
		shown := ring.hide("wrong key " + form + " given")
		if letters := string(lettersOf(shown)); strings.Contains(letters, "4f9azq") || strings.Contains(letters, "qza9f4") || strings.Contains(letters, "0123456") {
			t.Errorf("%s: %s", name, shown)
		}
		if !strings.HasPrefix(shown, "wrong key ") || !strings.HasSuffix(shown, " given") {
			t.Errorf("%s: more was hidden: %s", name, shown)
		}
		if strings.Contains(shown, inBase[8:20]) {
			t.Errorf("%s: %s", name, shown)
		}
	}
}

func TestWordsAndNumbersOfAKeyStay(t *testing.T) {
	var ring keyring
	ring.add("sk-reference-1234567890")
	for _, text := range []string{`{"created":1234567890}`, "the reference implementation", "sk-refer"} {
		if shown := ring.hide(text); shown != text {
			t.Errorf("%s became %s", text, shown)
		}
	}
}

// slowHide is the definition: each window of a text is looked up.
func (p *partHider) slowHide(text string) string {
	clean := []byte(text)
	p.lettersIn(text, func(at int) { clean[at] = '*' })
	for at := 0; at+partBytes <= len(text); {
		if !p.parts.holds(text, at) {
			at++
			continue
		}
		end := at + partBytes
		for end < len(text) && p.parts.holds(text, end+1-partBytes) {
			end++
		}
		for place := at; place < end && isTelling(text[at:end]); place++ {
			clean[place] = '*'
		}
		at = end
	}
	return string(clean)
}

func TestPartsAreFoundAsByLookingUpEachWindow(t *testing.T) {
	const key, other = "sk-Canary-4f9aZq0123456789xy", "Bearer/zürich+8a7b6c5d4e3f2a1b"
	p := newPartHider(map[string]bool{key: true, other: true})
	random := rand.New(rand.NewPCG(1, 2))
	pieces := []string{key, other, reversed(key), hex.EncodeToString([]byte(other)), base64.StdEncoding.EncodeToString([]byte(key)), "the words of an answer, 4f9a", "\n\xff{\"a\":1}"}
	hidden := 0
	for range 20_000 {
		var text strings.Builder
		for range random.IntN(6) {
			piece := pieces[random.IntN(len(pieces))]
			from := random.IntN(len(piece))
			text.WriteString(piece[from : from+random.IntN(len(piece)-from+1)])
		}
		shown, expected := p.hide(text.String()), p.slowHide(text.String())
		if shown != expected {
			t.Fatalf("%q became %q instead of %q", text.String(), shown, expected)
		}
		if shown != text.String() {
			hidden++
		}
	}
	if hidden < 1000 {
		t.Errorf("only %d texts held a part of a key", hidden)
	}
}
