package assay

import "iter"

// windows finds texts of partBytes, in any case of letters, among much text that holds none.
type windows struct {
	texts map[string]bool
	// steps is by the last bytes of a window how far it moves on at least before it can be one of them (Wu and Manber 1994). Nearly all of
	// an answer is passed over by it.
	steps [1 << 15]uint8
}

// blockBytes at the end of a window say how far it moves on.
const blockBytes = 3

func newWindows(texts iter.Seq[string]) *windows {
	w := &windows{texts: map[string]bool{}}
	for block := range w.steps {
		w.steps[block] = partBytes - blockBytes + 1
	}
	for text := range texts {
		lower := lowerWindow(text, 0)
		w.texts[string(lower[:])] = true
		for at := 0; at+blockBytes <= partBytes; at++ {
			block := blockAt(text, at)
			w.steps[block] = min(w.steps[block], uint8(partBytes-blockBytes-at))
		}
	}
	return w
}

func (w *windows) isEmpty() bool { return len(w.texts) == 0 }

// next returns where the next of the texts begins, from there on; -1 where there is none.
func (w *windows) next(text string, at int) int {
	for at+partBytes <= len(text) {
		step := int(w.steps[blockAt(text, at+partBytes-blockBytes)])
		if step == 0 && w.holds(text, at) {
			return at
		}
		at += max(1, step)
	}
	return -1
}

// holds reports whether the bytes from there on are one of the texts.
func (w *windows) holds(text string, at int) bool {
	lower := lowerWindow(text, at)
	return w.texts[string(lower[:])]
}

func lowerWindow(text string, at int) (lower [partBytes]byte) {
	for place := range lower {
		lower[place] = lowerOf[text[at+place]]
	}
	return lower
}

func blockAt(text string, at int) int {
	return int(lowerOf[text[at]])<<10&0x7fff ^ int(lowerOf[text[at+1]])<<5 ^ int(lowerOf[text[at+2]])
}

// lowerOf is each byte in lower case, and letterOf the same of letters and digits, 0 for any other.
var lowerOf, letterOf = tablesOfLetters()

func tablesOfLetters() (lower, letter [256]byte) {
	for at := range 256 {
		symbol := byte(at)
		if isCapital(symbol) {
			symbol |= 0x20
		}
		lower[at] = symbol
		if isSmall(symbol) || isDigit(symbol) {
			letter[at] = symbol
		}
	}
	return lower, letter
}
