package assay

import (
	"slices"

	"assay.local/k6/rows"
	"assay.local/k6/workload"
)

// Each prompt carries a token that no other has. An answer in which the token of another request stands was mixed with
// the answer to that one: the worst that a shared service can do. All answers are looked at, not samples.

const (
	// longestText is how much text of a stream is put together.
	longestText = 256 << 10
	// recentTexts is how many of the last answers are remembered, and recentBytes how much of each.
	recentTexts = 512
	recentBytes = 2 << 10
)

// recent are the texts of the last answers, so that the other side of a leak can be shown too.
type recent struct {
	index [recentTexts]int64
	texts [recentTexts][]byte
	next  int
}

func (r *recent) add(index int64, text []byte) {
	r.index[r.next] = index + 1
	r.texts[r.next] = append(r.texts[r.next][:0], text[:min(len(text), recentBytes)]...)
	r.next = (r.next + 1) % recentTexts
}

// find returns the text of an answer, false when it is not among the last.
func (r *recent) find(index int64) ([]byte, bool) {
	place := slices.Index(r.index[:], index+1)
	if place < 0 {
		return nil, false
	}
	return r.texts[place], true
}

// leaksIn returns the other requests whose tokens stand in the text of an answer.
func leaksIn(text []byte, prompts *workload.Prompts, own int64) []int64 {
	var leaks []int64
	prompts.Requests(text, func(index int64) {
		if index != own && !slices.Contains(leaks, index) {
			leaks = append(leaks, index)
		}
	})
	return leaks
}

// textOf returns the text of an answer: of a stream its pieces put together, else the body.
func (c *caller) textOf(a *answer) []byte {
	if a.row.FirstEvent != rows.Never {
		return c.text
	}
	return c.body
}

// want keeps the answer to the request whose token was in another answer: at once if it is still known, else when it comes.
func (r *recorder) want(u *user, index int64) {
	r.mutex.Lock()
	text, isKnown := r.recent.find(index)
	text = slices.Clone(text)
	if !isKnown && len(r.wanted) < maxOfOneReason {
		r.wanted[index] = true
	}
	r.mutex.Unlock()
	if isKnown && r.countReason(whyLeaked) {
		r.write(u.recordOfText(index, text))
	}
}
