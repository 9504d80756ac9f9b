package workload

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
)

// The search for a mark finds the same places as the library, in texts made of pieces of marks.
func TestIndexOfMarkAgreesWithBytesIndex(t *testing.T) {
	mark := []byte(NewPrompts("seed").mark)
	pieces := [][]byte{mark, mark[:3], mark[:6], mark[6:], []byte("-"), []byte("nonce--"), []byte("none "), []byte(NewPrompts("other").mark)}
	random := rand.New(rand.NewPCG(1, 2))
	found := 0
	for range 20_000 {
		var text []byte
		for range random.IntN(6) {
			text = append(text, pieces[random.IntN(len(pieces))]...)
		}
		wanted := bytes.Index(text, mark)
		if at := indexOfMark(text, mark); at != wanted {
			t.Fatalf("%q: found at %d, not %d", text, at, wanted)
		}
		if wanted >= 0 {
			found++
		}
	}
	if found < 1000 || found > 19_000 {
		t.Fatalf("%d of 20,000 texts hold the mark: both kinds must occur", found)
	}
}

func TestRequestsFindsEachTokenOfTheRunAndNoOther(t *testing.T) {
	prompts := NewPrompts("seed")
	text := prompts.Append([]byte("a-b nonce-"), 41, 12, 3)
	text = NewPrompts("other").Append(append(text, ' '), 5, 4, 0)
	text = prompts.Append(append(text, '-'), 7, 1, 0)
	text = append(text, " "+prompts.mark+"9-0"...)
	var found []int64
	prompts.Requests(text, func(index int64) { found = append(found, index) })
	if !slices.Equal(found, []int64{41, 7}) {
		t.Fatalf("found %v", found)
	}
}
