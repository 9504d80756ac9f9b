package assay

import "fmt"

// lostTimesLine is the decision that says how many events lost their times; nil without any.
func lostTimesLine(events int64) []byte {
	if events == 0 {
		return nil
	}
	return fmt.Appendf(nil, `{"v":1,"decision":{"type":"lost-times","events":%d}}`+"\n", events)
}
