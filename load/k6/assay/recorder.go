package assay

import (
	"encoding/json"
	"fmt"
	"os"
	"sync"
	"sync/atomic"

	"assay.local/k6/clock"
)

// recorder keeps a few answers of a load whole, so that they can be judged when the load is over. All bounds are
// of a process. A nil recorder keeps nothing.
type recorder struct {
	path   string
	t0     int64
	slotNs int64
	slot   atomic.Int64
	// retained is how many bytes are promised to answers that are kept while they come, in case something is wrong with them.
	retained atomic.Int64

	mutex   sync.Mutex
	file    *os.File
	broken  bool
	written int64
	count   map[string]int
	// wanted are requests whose text turned up in another answer before their own had ended.
	wanted map[int64]bool
	recent recent
}

const (
	// slots is into how many parts the time of a load is cut; the first request of each is kept, so that samples lie
	// evenly over the load however many requests there are.
	slots = 300
	// sampleBytes is how much of a sampled answer is kept.
	sampleBytes = 256 << 10
	// suspectBytes is how much of any other stream is kept while it comes, and retainedBytes how much of all of them at once.
	suspectBytes  = 32 << 10
	retainedBytes = 6 << 20
	// mostOfOneReason and mostFileBytes bound the file.
	mostOfOneReason = 60
	mostFileBytes   = 32 << 20
)

// Why an answer is kept.
const (
	whySampled = "sampled"
	whySuspect = "suspect"
	whyLeak    = "leak"
	whyLeaked  = "leaked"
)

func newRecorder(path string, t0, durationNs int64) *recorder {
	r := &recorder{path: path, t0: t0, slotNs: max(1, durationNs/slots), count: map[string]int{}, wanted: map[int64]bool{}}
	r.slot.Store(-1)
	return r
}

// plan says how much of the answer to a request is to be kept while it comes, and whether it is a sample. dueAt is when it
// leaves.
func (r *recorder) plan(s *spec, dueAt int64) (isSample bool) {
	if r == nil {
		return false
	}
	slot := max(0, dueAt-r.t0) / r.slotNs
	if last := r.slot.Load(); slot > last && slot < slots && r.slot.CompareAndSwap(last, slot) {
		s.keepBody, s.caps.bodyBytes = true, sampleBytes
		return true
	}
	if s.transport == transportSSE {
		if r.retained.Add(suspectBytes) <= retainedBytes {
			s.keepBody, s.caps.bodyBytes = true, suspectBytes
		} else {
			r.retained.Add(-suspectBytes)
		}
	}
	return false
}

// took looks at an answer that has ended, and keeps it if there is a reason to.
func (r *recorder) took(u *user, a *answer, isSample bool) {
	if r == nil {
		return
	}
	if a.spec.keepBody {
		// What was kept for the recorder is of no use to the next request.
		defer func() { u.caller.body = nil }()
	}
	if a.spec.keepBody && !isSample {
		r.retained.Add(-suspectBytes)
	}
	leaks := r.leaksIn(u, a)
	why := a.row.Class
	switch {
	case len(leaks) > 0:
		why = whyLeak
	case r.isWanted(a.row.Index):
		why = whyLeaked
	case isSample:
		why = whySampled
	case a.isSuspect:
		why = whySuspect
	case a.row.Class == classOK || a.row.Class == classInterrupted:
		return
	}
	if !r.hasRoom(why) && !isSample {
		return
	}
	r.write(u.recordOf(a, why, leaks))
	for _, leak := range leaks {
		r.want(u, leak)
	}
}

func (r *recorder) hasRoom(why string) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.count[why]++
	return r.count[why] <= mostOfOneReason
}

// write adds a line. A file that cannot be written loses samples and nothing else; Node says that none are there.
func (r *recorder) write(line []byte) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.broken || r.written+int64(len(line)) > mostFileBytes {
		return
	}
	if r.file == nil {
		file, err := os.OpenFile(r.path, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
		if err != nil {
			fmt.Println("k6/x/assay: samples cannot be kept:", err)
			r.broken = true
			return
		}
		r.file = file
	}
	n, err := r.file.Write(line)
	r.written += int64(n)
	r.broken = err != nil
}

// finish adds how many answers there were for each reason to keep one, also those that were not kept.
func (r *recorder) finish() {
	if r == nil {
		return
	}
	r.mutex.Lock()
	counts, err := json.Marshal(map[string]map[string]int{"counts": r.count})
	hasFile := r.file != nil
	r.mutex.Unlock()
	if err == nil && hasFile {
		r.write(append(counts, '\n'))
	}
}

// dueNow is when a request leaves that has no schedule.
func dueNow(startAt, t0 int64) int64 {
	if startAt >= 0 {
		return t0 + startAt*1000
	}
	return clock.Now()
}
