package assay

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"sync"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/plan"
	"assay.local/k6/rows"
)

// recorder stores a few answers of a load for later judging. Its limits apply to each process. A nil recorder stores no answers.
type recorder struct {
	path       string
	t0         int64
	durationNs int64
	most       int64
	// buffers holds the free buffers for recording streams. A stream that starts when none is free is not recorded.
	buffers chan []byte

	mutex sync.Mutex
	// offered counts the requests that could be drawn as random samples. drawn counts those that were drawn.
	offered int64
	drawn   int64
	// latestNs is the latest due time of the requests that `offered` has counted, in nanoseconds since the start of the run.
	latestNs int64
	file     *os.File
	broken   bool
	written  int64
	count    map[string]int
	// answers counts the answers that can be judged, by transport: those with status 2xx or 101 that the end of the run did not cut.
	answers map[string]int
}

const (
	// By default, a load stores samplesPerSecond random answers (samples) per second, but at most maxSamples.
	samplesPerSecond = 20
	maxSamples       = 300
	// sampleBytes is the maximum number of bytes that are stored of a randomly chosen answer (a sample). The rest is dropped.
	sampleBytes = 256 << 10
	// bytesPerSecond limits the average growth of the file of stored answers. While the file grows faster, no answers are chosen at random.
	bytesPerSecond = 512 << 10
	// suspectBytes is the maximum number of bytes that are recorded of a stream in case the stream fails or is odd. At most maxBuffers
	// streams are recorded for this at a time.
	suspectBytes = 64 << 10
	maxBuffers   = 48
	// maxOfOneReason is the maximum number of answers that are stored for the same reason, for example for the same failure.
	maxOfOneReason = 60
	// maxFileBytes is the maximum size of the file of stored answers.
	maxFileBytes = 32 << 20
)

// The reasons for which an answer is stored.
const (
	whySampled = "sampled"
	whySuspect = "suspect"
	whyLeak    = "leak"
)

// newRecorder returns a recorder that writes to the file `path`. It stores at most `most` random samples. If `most` is nil, the number
// depends on the duration (see samplesPerSecond).
func newRecorder(path string, t0, durationNs int64, most *int64) *recorder {
	samples := min(maxSamples, max(1, durationNs*samplesPerSecond/int64(time.Second)))
	if most != nil {
		samples = max(1, *most)
	}
	r := &recorder{
		path: path, t0: t0, durationNs: durationNs, most: samples, buffers: make(chan []byte, maxBuffers),
		count: map[string]int{}, answers: map[string]int{},
	}
	for range maxBuffers {
		// The buffer is allocated at its first use.
		r.buffers <- nil
	}
	return r
}

// plan decides at random whether the answer to the request due at dueAt is stored as a sample. It also sets how many bytes of the answer
// the caller records.
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

// isSampleDue decides at random whether to store an answer. The chance spreads the wanted samples evenly over all requests of the run.
// While the file of stored answers grows faster than bytesPerSecond, isSampleDue returns false.
func (r *recorder) isSampleDue(dueAt int64) bool {
	since := dueAt - r.t0
	if since >= r.durationNs {
		return false
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.offered++
	r.latestNs = max(r.latestNs, since, r.durationNs/r.most, 1)
	toCome := float64(r.offered) * float64(r.durationNs-r.latestNs) / float64(r.latestNs)
	isCheap := r.written <= bytesPerSecond+since/int64(time.Millisecond)*(bytesPerSecond/1000)
	// A fixed rule, such as the first request of each second, might always choose the same replica.
	if !isCheap || rand.Float64()*max(1, toCome) >= float64(r.most-r.drawn) {
		return false
	}
	r.drawn++
	return true
}

// took stores an answer if there is a reason (see reasonToKeep), for example if it failed or is a random sample.
func (r *recorder) took(u *user, a *answer, isSample bool) {
	if r == nil {
		return
	}
	if a.spec.keepBody {
		// The next request of this user needs none of the recorded bytes.
		defer r.takeBack(&u.caller, isSample)
	}
	text := u.caller.textOf(a)
	leaks := leaksIn(text, u.run.task.plan, a.row.Index)
	why := r.reasonToKeep(a, isSample, len(leaks) > 0)
	r.note(&a.row)
	if why != "" {
		r.write(u.record(a, why, isSample, leaks))
	}
}

// reasonToKeep returns why an answer is stored. It returns an empty text if the answer is not stored.
func (r *recorder) reasonToKeep(a *answer, isSample, hasLeak bool) string {
	why := a.row.Class
	switch {
	case hasLeak:
		why = whyLeak
	case why == classInterrupted:
		// An answer that the end of the run cut is not stored.
		return ""
	case isSample:
		why = whySampled
	case a.isSuspect:
		why = whySuspect
	case why == classOK:
		return ""
	}
	if !r.countReason(why) && !isSample {
		return ""
	}
	return why
}

// note counts an answer if it can be judged: not interrupted, and successful by its status.
func (r *recorder) note(row *rows.Row) {
	isGood := row.Status == socketOpened || row.Status >= 200 && row.Status <= 299
	if !isGood || row.Class == classInterrupted {
		return
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.answers[row.Transport]++
}

// takeBack ends the recording of an answer. Unless the answer is a random sample, its buffer goes back to r.buffers for reuse.
func (r *recorder) takeBack(c *caller, isSample bool) {
	buffer := c.body
	c.body = nil
	if isSample {
		return
	}
	// To read a refusal, readWhole may have replaced the buffer by a larger one, which is dropped here.
	if cap(buffer) != suspectBytes {
		buffer = nil
	}
	r.buffers <- buffer[:0]
}

// countReason counts a reason for storing an answer. It returns false after maxOfOneReason answers with the same reason.
func (r *recorder) countReason(why string) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.count[why]++
	return r.count[why] <= maxOfOneReason
}

// write adds a line to the file of stored answers. It drops lines beyond maxFileBytes, or after a failed write.
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

// finish adds the last line to the file of stored answers, if there is one. The line has two counts: the answers with a reason to store
// them, by reason, and the answers that can be judged, by transport.
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

// dueNow returns the time at which a request is due, in nanoseconds of package clock. Without a schedule, this is the current time.
func dueNow(startAt, t0 int64) int64 {
	if startAt >= 0 {
		return t0 + startAt*1000
	}
	return clock.Now()
}

// Each prompt has a unique token. If an answer contains the token of another request, it belongs to that one, so all answers are searched.

const (
	// longestText is the maximum length of a stream's joined text, in bytes. The chunks after that are not added.
	longestText = 256 << 10
)

// leaksIn searches an answer for the unique tokens of other requests, which show that the service has mixed up answers. It returns the
// indexes of these requests. own is the index of the request that was answered.
func leaksIn(text []byte, plan *plan.Plan, own int64) []int64 {
	var leaks []int64
	plan.Requests(text, func(index int64) {
		if index != own && !slices.Contains(leaks, index) {
			leaks = append(leaks, index)
		}
	})
	return leaks
}

// textOf returns the joined texts of a stream's chunks, or the body of any other answer.
func (c *caller) textOf(a *answer) []byte {
	if a.row.FirstEvent != rows.Never {
		return c.text
	}
	return c.body
}
