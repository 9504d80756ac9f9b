package assay

import "testing"

func TestHiddenKeys(t *testing.T) {
	for _, example := range []struct{ text, key, want string }{
		{"the key sk-abcdefgh is wrong", "sk-abcdefgh", "the key [key] is wrong"},
		{"xsk-abcdefghx", "sk-abcdefgh", "x[key]x"},
		{"the key k is like no other", "k", "the key [key] is like no other"},
		{"k", "k", "[key]"},
		{"k,k", "k", "[key],[key]"},
		{"kk", "k", "kk"},
		{"\"object\":\"chat\" é k é", "k", "\"object\":\"chat\" é [key] é"},
		{"", "k", ""},
	} {
		var ring keyring
		ring.add(example.key)
		if got := ring.hide(example.text); got != example.want {
			t.Errorf("%q without %q is %q, want %q", example.text, example.key, got, example.want)
		}
	}
}
