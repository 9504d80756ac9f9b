package assay

import (
	"fmt"
	"os"
	"sync/atomic"
	"time"
)

// pulse is what can be known of a run while it plays, and is in no row yet.
type pulse struct {
	inFlight atomic.Int64
	refused  atomic.Int64
	welcomed atomic.Bool
}

// begin counts a request that leaves.
func (p *pulse) begin() {
	if p != nil {
		p.inFlight.Add(1)
	}
}

// end counts its end. A status of 0 is no answer, and says nothing of the key.
func (p *pulse) end(status int) {
	if p == nil {
		return
	}
	p.inFlight.Add(-1)
	switch status {
	case 0:
	case 401, 403:
		p.refused.Add(1)
	default:
		p.welcomed.Store(true)
	}
}

// keyRefusals is how many answers were 401 or 403, and 0 as soon as there was any other answer.
func (p *pulse) keyRefusals() int64 {
	if p.welcomed.Load() {
		return 0
	}
	return p.refused.Load()
}

// pulseEvery is how often the file tells the count; whoever shows it looks once a second.
const pulseEvery = 250 * time.Millisecond

// pulseSuffix is added to the path of the rows.
const pulseSuffix = ".live"

// tell keeps a small file beside the rows up to date, of one length, so that a reader never meets half of it. It is for
// people who watch: what goes wrong with it is not worth a word.
func (p *pulse) tell(rowsPath string) {
	file, err := os.OpenFile(rowsPath+pulseSuffix, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err != nil {
		return
	}
	for range time.Tick(pulseEvery) {
		if _, err := file.WriteAt(fmt.Appendf(nil, "%10d\n", p.inFlight.Load()), 0); err != nil {
			return
		}
	}
}
