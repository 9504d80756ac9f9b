package assay

import (
	"sync"

	"assay.local/k6/rows"
)

// held is a line that waits for the script's verdict on the answer.
type held struct {
	mutex sync.Mutex
	line  []byte
}

const unjudged = "null}\n"

func (h *held) keep(line []byte) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.line = append(h.line[:0], line...)
}

// release writes the line, if there is one, with the verdict as its last member.
func (h *held) release(r *run, valid *bool) error {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if len(h.line) == 0 {
		return nil
	}
	if valid != nil {
		h.line = h.line[:len(h.line)-len(unjudged)]
		if *valid {
			h.line = append(h.line, "true}\n"...)
		} else {
			h.line = append(h.line, "false}\n"...)
		}
	}
	err := r.write(h.line)
	h.line = h.line[:0]
	return err
}

func (u *user) release(valid *bool) error { return u.held.release(u.run, valid) }

// begin prepares the run, and tells this user its t0.
func (u *user) begin() error {
	segment := ""
	if state := u.vu.State(); state != nil && state.Options.ExecutionSegment != nil {
		segment = state.Options.ExecutionSegment.String()
	}
	var err error
	u.t0, u.gapsCap, err = u.run.begin(segment)
	return err
}

// encoders are shared, because a user needs one for microseconds and thousands of users would hold kilobytes each.
var encoders = sync.Pool{New: func() any { return new(rows.Encoder) }}

func (u *user) writeAnswer(answer *answer) error {
	encoder, _ := encoders.Get().(*rows.Encoder)
	defer encoders.Put(encoder)
	encoder.T0, encoder.GapsCap = u.t0, u.gapsCap
	line := encoder.Encode(&answer.row)
	if !answer.spec.holdRow {
		return u.run.write(line)
	}
	u.held.keep(line)
	u.run.hold(u)
	return nil
}
