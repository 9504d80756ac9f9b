package workload

import (
	"bytes"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"unicode/utf16"
)

var words = strings.Fields("river stone lamp garden winter paper bridge copper window music harbour forest letter clock silver road")

// seedBasis begins the hash of a seed.
const seedBasis = 0x811c9dc5

func hashOf(text string) uint32 { return hashFrom(utf16.Encode([]rune(text)), seedBasis) }

// Prompts makes the prompts of a run, each with a token that no other has. All users share it.
type Prompts struct {
	// mark begins the tokens of all requests of a run, and nothing else.
	mark string
	// checkBasis is the hash of what the checks of all tokens begin with.
	checkBasis uint32
	mutex      sync.Mutex
	state      uint32
	corpus     atomic.Pointer[corpus]
}

// corpus is words in an order that the seed decides, each followed by a space, and where each begins.
type corpus struct {
	text   []byte
	begins []int
}

// NewPrompts prepares the prompts of a seed.
func NewPrompts(seed string) *Prompts {
	p := &Prompts{mark: markStart + base36(hashOf(seed)) + "-", checkBasis: hashOf(seed + "/"), state: hashOf(seed)}
	p.corpus.Store(&corpus{begins: []int{0}})
	return p
}

func base36(number uint32) string { return strconv.FormatUint(uint64(number), 36) }

// appendNonce adds the token of a request.
func (p *Prompts) appendNonce(out []byte, index int64) []byte {
	out = append(out, p.mark...)
	out = append(strconv.AppendInt(out, index, 36), '-')
	return p.appendCheck(out, index)
}

// appendCheck adds the end of a token, which depends on the seed and the index.
func (p *Prompts) appendCheck(out []byte, index int64) []byte {
	hash := p.checkBasis
	var digits [20]byte
	for _, digit := range strconv.AppendInt(digits[:0], index, 10) {
		hash = hashUnit(hash, uint16(digit))
	}
	return strconv.AppendUint(out, uint64(hash), 36)
}

// Append adds the prompt of a request: the words that all share, the token of its own, more words.
func (p *Prompts) Append(out []byte, index int64, promptTokens, prefixTokens int) []byte {
	corpus := p.grown(max(promptTokens-1, prefixTokens))
	if prefix := corpus.between(0, min(prefixTokens, promptTokens-1)); len(prefix) > 0 {
		out = append(append(out, prefix...), ' ')
	}
	out = p.appendNonce(out, index)
	if rest := corpus.between(prefixTokens, promptTokens-1); len(rest) > 0 {
		out = append(append(out, ' '), rest...)
	}
	return out
}

func (c *corpus) between(from, to int) []byte {
	if to <= from {
		return nil
	}
	return c.text[c.begins[from] : c.begins[to]-1]
}

func (p *Prompts) grown(count int) *corpus {
	if c := p.corpus.Load(); len(c.begins) > count {
		return c
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	now := p.corpus.Load()
	grown := &corpus{text: now.text, begins: now.begins}
	for len(grown.begins) <= count {
		p.state = p.state*1_664_525 + 1_013_904_223
		grown.text = append(append(grown.text, words[p.state>>16%uint32(len(words))]...), ' ')
		grown.begins = append(grown.begins, len(grown.text))
	}
	p.corpus.Store(grown)
	return grown
}

// Bodies makes the bodies of completion requests. All users share it.
type Bodies struct {
	prompts *Prompts
	head    []byte
	// stream is what a request for a stream has beside the rest, with a comma before it.
	stream []byte
}

// NewBodies takes the model as JSON, and the members that request a stream as a JSON object without white space.
func NewBodies(model []byte, prompts *Prompts, streamMembers []byte) *Bodies {
	var stream []byte
	if members := bytes.TrimSuffix(bytes.TrimPrefix(streamMembers, []byte("{")), []byte("}")); len(members) > 0 {
		stream = append([]byte(","), members...)
	}
	head := append([]byte(`{"model":`), model...)
	head = append(head, `,"messages":[{"role":"system","content":"You answer in plain text."},{"role":"user","content":"`...)
	return &Bodies{prompts, head, stream}
}

// Append adds the body of an entry.
func (b *Bodies) Append(out []byte, entry *Entry, streams bool) []byte {
	out = append(out, b.head...)
	out = b.prompts.Append(out, entry.Index, entry.PromptTokens, entry.PrefixTokens)
	out = append(out, `"}],"max_tokens":`...)
	out = strconv.AppendInt(out, int64(entry.MaxTokens), 10)
	out = append(out, `,"temperature":0.7`...)
	if streams {
		out = append(out, b.stream...)
	}
	return append(out, '}')
}

// Requests calls found with the index of each request of the run whose token is in a text. The check makes sure that it
// is not chance.
func (p *Prompts) Requests(text []byte, found func(index int64)) {
	mark := []byte(p.mark)
	var buffer [longestToken]byte
	for {
		at := indexOfMark(text, mark)
		if at < 0 {
			return
		}
		text = text[at+len(mark):]
		index, check, ok := bytes.Cut(wordAt(text), []byte("-"))
		number, err := strconv.ParseInt(string(index), 36, 64)
		if ok && err == nil && bytes.Equal(p.appendCheck(buffer[:0], number), check) {
			found(number)
		}
	}
}

// markStart is how every mark begins. Prose and JSON have few hyphens, so a search for the first hyphen of a mark stops less
// often than a search for its first letter. Each answer of a load is searched.
const markStart = "nonce-"

// indexOfMark does the same as bytes.Index for a mark.
func indexOfMark(text, mark []byte) int {
	for from := 0; ; {
		hyphen := bytes.IndexByte(text[from:], '-')
		if hyphen < 0 {
			return -1
		}
		at := from + hyphen - (len(markStart) - 1)
		if at >= 0 && bytes.HasPrefix(text[at:], mark) {
			return at
		}
		from += hyphen + 1
	}
}

// wordAt is the rest of a token: digits, small letters and hyphens.
func wordAt(text []byte) []byte {
	for at, symbol := range text[:min(len(text), longestToken)] {
		if (symbol < 'a' || symbol > 'z') && (symbol < '0' || symbol > '9') && symbol != '-' {
			return text[:at]
		}
	}
	return text[:min(len(text), longestToken)]
}

// longestToken bounds what follows the mark: an index and a check, each of them 13 digits at most.
const longestToken = 27
