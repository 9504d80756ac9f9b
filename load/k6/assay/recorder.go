package assay

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/plan"
	"assay.local/k6/rows"
)

// recorder keeps a few answers of a load whole, so that they can be judged when the load is over. All bounds are
// of a process. A nil recorder keeps nothing.
type recorder struct {
	path   string
	t0     int64
	slotNs int64
	slots  int64
	slot   atomic.Int64
	// buffers holds memory for answers that are kept while they come, in case something is wrong with them. Their number is
	// a bound: a stream that finds none is not kept.
	buffers chan []byte

	mutex   sync.Mutex
	file    *os.File
	broken  bool
	written int64
	count   map[string]int
	// answers counts by transport what could be judged: answers of status 2xx that the end of the run did not cut.
	answers map[string]int
}

const (
	// The time of a load is cut into parts, and the first request of each is kept, so that samples lie evenly over the load
	// however many requests there are: so many parts a second, and never more than maxSlots, unless another number is asked for.
	slotsPerSecond = 20
	maxSlots       = 300
	// sampleBytes is how much of a sampled answer is kept, and bytesPerSecond how fast the file may grow by samples.
	sampleBytes    = 256 << 10
	bytesPerSecond = 512 << 10
	// suspectBytes is how much of any other stream is kept while it comes, and maxBuffers how many of them at once.
	suspectBytes = 64 << 10
	maxBuffers   = 48
	// maxOfOneReason and maxFileBytes bound the file.
	maxOfOneReason = 60
	maxFileBytes   = 32 << 20
)

// Why an answer is kept.
const (
	whySampled = "sampled"
	whySuspect = "suspect"
	whyLeak    = "leak"
)

// newRecorder draws at most so many samples; nil: as many as usual.
func newRecorder(path string, t0, durationNs int64, most *int64) *recorder {
	slots := min(maxSlots, max(1, durationNs*slotsPerSecond/int64(time.Second)))
	if most != nil {
		slots = max(1, *most)
	}
	r := &recorder{
		path: path, t0: t0, slots: slots, slotNs: max(1, durationNs/slots), buffers: make(chan []byte, maxBuffers),
		count: map[string]int{}, answers: map[string]int{},
	}
	for range maxBuffers {
		// Made when it is used first.
		r.buffers <- nil
	}
	r.slot.Store(-1)
	return r
}

// plan sets how much of the answer to a request is kept while it comes, and returns whether it is a sample. The request leaves at
// dueAt.
func (r *recorder) plan(c *caller, s *spec, dueAt int64) (isSample bool) {
	if r == nil {
		return false
	}
	if r.isSampleDue(dueAt) {
		s.keepBody, s.caps.bodyBytes = true, sampleBytes
		return true
	}
	if s.transport != transportSSE {
		return false
	}
	select {
	case buffer := <-r.buffers:
		if buffer == nil {
			buffer = make([]byte, 0, suspectBytes)
		}
		s.keepBody, s.caps.bodyBytes, c.body = true, suspectBytes, buffer
	default:
	}
	return false
}

// isSampleDue reports whether the request that leaves then is the first of its part of the load.
func (r *recorder) isSampleDue(dueAt int64) bool {
	if r == nil {
		return false
	}
	since := max(0, dueAt-r.t0)
	slot, last := since/r.slotNs, r.slot.Load()
	return slot > last && slot < r.slots && r.isCheap(since) && r.slot.CompareAndSwap(last, slot)
}

// isCheap reports whether the samples so far were so small that one more disturbs nothing.
func (r *recorder) isCheap(since int64) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return r.written <= bytesPerSecond+since/int64(time.Millisecond)*(bytesPerSecond/1000)
}

// took looks at an answer that has ended, and keeps it if there is a reason to.
func (r *recorder) took(u *user, a *answer, isSample bool) {
	if r == nil {
		return
	}
	if a.spec.keepBody {
		// What was kept for the recorder is of no use to the next request of this user.
		defer r.takeBack(&u.caller, isSample)
	}
	text := u.caller.textOf(a)
	leaks := leaksIn(text, u.run.task.plan, a.row.Index)
	why := r.reasonToKeep(finding{
		class: a.row.Class, leaks: leaks, isSample: isSample, isSuspect: a.isSuspect,
	})
	r.note(&a.row)
	if why != "" {
		r.write(u.shownAnswerOf(a).record(why, isSample, leaks))
	}
}

// finding is what is known of an answer when it has ended.
type finding struct {
	class               string
	leaks               []int64
	isSample, isSuspect bool
}

// reasonToKeep returns why an answer is kept; empty when it is not.
func (r *recorder) reasonToKeep(f finding) string {
	why := f.class
	switch {
	case f.class == classInterrupted && len(f.leaks) == 0:
		// The run cut it, not the service.
		return ""
	case len(f.leaks) > 0:
		why = whyLeak
	case f.isSample:
		why = whySampled
	case f.isSuspect:
		why = whySuspect
	case f.class == classOK:
		return ""
	}
	if !r.countReason(why) && !f.isSample {
		return ""
	}
	return why
}

// note counts an answer if it can be judged.
func (r *recorder) note(row *rows.Row) {
	isGood := row.Status == socketOpened || row.Status >= 200 && row.Status <= 299
	if !isGood || row.Class == classInterrupted {
		return
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.answers[row.Transport]++
}

// takeBack frees the memory of an answer that was kept while it came.
func (r *recorder) takeBack(c *caller, isSample bool) {
	buffer := c.body
	c.body = nil
	if isSample {
		return
	}
	// A refusal is read whole, and may have outgrown it.
	if cap(buffer) != suspectBytes {
		buffer = nil
	}
	r.buffers <- buffer[:0]
}

// countReason counts an answer with this reason, and reports whether the bound of that reason allows it.
func (r *recorder) countReason(why string) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.count[why]++
	return r.count[why] <= maxOfOneReason
}

// write adds a line. A file that cannot be written loses samples and nothing else; Node says that none are there.
func (r *recorder) write(line []byte) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.broken || r.written+int64(len(line)) > maxFileBytes {
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

// finish writes how many answers there were for each reason to keep one, kept or not, and how many in all.
func (r *recorder) finish() {
	if r == nil {
		return
	}
	r.mutex.Lock()
	counts, err := json.Marshal(map[string]map[string]int{"counts": r.count, "answers": r.answers})
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

// Each prompt carries a token that no other has. An answer in which the token of another request stands was mixed with
// the answer to that one: the worst that a shared service can do. All answers are looked at, not samples.

const (
	// longestText is how much text of a stream is put together.
	longestText = 256 << 10
)

// leaksIn returns the other requests whose tokens stand in the text of an answer.
func leaksIn(text []byte, plan *plan.Plan, own int64) []int64 {
	var leaks []int64
	plan.Requests(text, func(index int64) {
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
