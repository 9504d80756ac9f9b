package assay

import (
	"sync"

	"assay.local/k6/rows"
)

// begin prepares the run, and gives this user its t0.
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
	return u.run.write(encoder.Encode(&answer.row))
}
