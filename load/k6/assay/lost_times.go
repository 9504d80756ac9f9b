package assay

import "fmt"

// lostTimesLine returns the decision with the number of events that lost their times; nil without any.
func lostTimesLine(events int64) []byte {
	if events == 0 {
		return nil
	}
	return fmt.Appendf(nil, `{"v":1,"decision":{"type":"lost-times","events":%d}}`+"\n", events)
}
