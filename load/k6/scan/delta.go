package scan

// delta reads choices[0].delta.
func (s *Scanner) delta() bool {
	s.forgetDelta()
	if s.peek() != '{' {
		return s.value()
	}
	// Two names are in use for the same thing, so a repeated key must replace its own half only.
	var long, short bool
	for step := s.open(); ; step = inside {
		key, more, ok := s.key(step)
		if !ok || !more {
			s.facts.Reasoning = long || short
			return ok
		}
		switch key {
		case keyContent:
			ok = s.content()
		case keyReasoningContent:
			long, ok = s.filledText()
		case keyReasoning:
			short, ok = s.filledText()
		case keyToolCalls:
			s.facts.Tools, ok = s.filledList()
		default:
			ok = s.value()
		}
		if !ok {
			return false
		}
	}
}

func (s *Scanner) content() bool {
	from, isText := s.at+1, s.peek() == '"'
	s.contentFrom, s.facts.Content = -1, false
	if !s.value() {
		return false
	}
	if isText {
		s.contentFrom, s.contentTo = from, s.at-1
		s.facts.Content = s.contentTo > from
	}
	return true
}

// filledText reads a value and reports whether it is a string with something in it.
func (s *Scanner) filledText() (filled, ok bool) {
	from, isText := s.at, s.peek() == '"'
	ok = s.value()
	return isText && s.at-from > 2, ok
}

// filledList reads a value and reports whether it is an array with an element.
func (s *Scanner) filledList() (filled, ok bool) {
	if s.peek() != '[' {
		return false, s.value()
	}
	for step := s.open(); ; step = inside {
		more, ok := s.element(step)
		if !ok || !more {
			return filled, ok
		}
		filled = true
		if !s.value() {
			return false, false
		}
	}
}

func (s *Scanner) usage() bool {
	f := &s.facts
	f.PromptTokens, f.CompletionTokens, f.TotalTokens = None, None, None
	if s.peek() != '{' {
		return s.value()
	}
	for step := s.open(); ; step = inside {
		key, more, ok := s.key(step)
		if !ok || !more {
			return ok
		}
		from := s.at
		if !s.value() {
			return false
		}
		switch key {
		case keyPromptTokens:
			f.PromptTokens = count(s.data[from:s.at])
		case keyCompletionTokens:
			f.CompletionTokens = count(s.data[from:s.at])
		case keyTotalTokens:
			f.TotalTokens = count(s.data[from:s.at])
		}
	}
}
