package assay

import "testing"

func TestHiddenKeys(t *testing.T) {
	for _, example := range []struct{ text, key, want string }{
		{"the key sk-abcdefgh is wrong", "sk-abcdefgh", "the key [key] is wrong"},
		{"xsk-abcdefghx", "sk-abcdefgh", "x[key]x"},
		{"a key of 7 is a word: sk-abcd", "sk-abcd", "a key of 7 is a word: sk-abcd"},
		{"", "k", ""},
	} {
		var ring keyring
		ring.add(example.key)
		if got := ring.hide(example.text); got != example.want {
			t.Errorf("%q without %q is %q, want %q", example.text, example.key, got, example.want)
		}
	}
}
