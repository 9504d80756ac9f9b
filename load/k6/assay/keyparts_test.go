package assay

import (
	"encoding/base64"
	"encoding/hex"
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
		if letters, _ := lettersOf(shown); strings.Contains(letters, "4f9azq") || strings.Contains(letters, "qza9f4") || strings.Contains(letters, "0123456") {
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
