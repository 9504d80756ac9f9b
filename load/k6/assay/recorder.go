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

// recorder stores a few answers of a load, which checks judge after the load: random answers (samples), failed answers and suspect answers. A
// nil recorder stores nothing.
type recorder struct {
	path       string
	t0         int64
	durationNs int64
	// wanted is the number of samples to store.
	wanted int64
	// buffers has free buffers for the bytes of streams. Without a free buffer, a stream is not recorded.
	buffers chan []byte

	mutex sync.Mutex
	// candidates is the number of requests within the duration of the load, and chosen the number of samples.
	candidates, chosen int64
	// latestNs is when the latest candidate was due, in nanoseconds since the start of the run.
	latestNs int64
	file     *os.File
	broken   bool
	written  int64
	byReason map[string]int
	// judgeable counts the answers that checks could judge, stored or not, by transport.
	judgeable map[string]int
}

const (
	samplesPerSecond = 20
	maxSamples       = 300
	// sampleBytes is how many bytes of a sample are stored at most.
	sampleBytes = 256 << 10
	// bytesPerSecond is how fast the file of stored answers may grow while samples are chosen.
	bytesPerSecond = 512 << 10
	// suspectBytes is how many bytes of other streams are recorded, because a stream may turn out to be failed or suspect at its end.
	suspectBytes = 64 << 10
	// maxBuffers is how many such streams are recorded at the same time.
	maxBuffers = 48
	// maxOfOneReason is how many answers are stored for the same reason at most.
	maxOfOneReason = 60
	maxFileBytes   = 32 << 20
)

// The reasons for which an answer is stored.
const (
	whySampled = "sampled"
	whySuspect = "suspect"
	whyLeak    = "leak"
)

// newRecorder returns a recorder that writes to the file `path`. `most` is the number of samples. If it is nil, the duration decides.
func newRecorder(path string, t0, durationNs int64, most *int64) *recorder {
	samples := min(maxSamples, max(1, durationNs*samplesPerSecond/int64(time.Second)))
	if most != nil {
		samples = max(1, *most)
	}
	r := &recorder{
		path: path, t0: t0, durationNs: durationNs, wanted: samples, buffers: make(chan []byte, maxBuffers),
		byReason: map[string]int{}, judgeable: map[string]int{},
	}
	for range maxBuffers {
		// The buffer is allocated at its first use.
		r.buffers <- nil
	}
	return r
}

// prepare must be called before a request is sent. It decides whether the answer becomes a sample, and how many bytes of it are recorded.
func (r *recorder) prepare(c *caller, s *spec) (isSample bool) {
	if r == nil {
		return false
	}
	dueAt := s.due
	if dueAt == rows.Never {
		dueAt = clock.Now()
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

// isSampleDue decides at random whether an answer becomes a sample. The probability is the number of missing samples divided by the expected
// number of further requests. So samples come from all parts of the run.
func (r *recorder) isSampleDue(dueAt int64) bool {
	since := dueAt - r.t0
	if since >= r.durationNs {
		return false
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.candidates++
	r.latestNs = max(r.latestNs, since, r.durationNs/r.wanted, 1)
	toCome := float64(r.candidates) * float64(r.durationNs-r.latestNs) / float64(r.latestNs)
	isCheap := r.written <= bytesPerSecond+since/int64(time.Millisecond)*(bytesPerSecond/1000)
	// A fixed rule, such as the first request of each second, might always choose the same replica.
	if !isCheap || rand.Float64()*max(1, toCome) >= float64(r.wanted-r.chosen) {
		return false
	}
	r.chosen++
	return true
}

// storeIfNeeded must be called for every answer. It stores the answer if there is a reason (see reasonToKeep).
func (r *recorder) storeIfNeeded(u *user, a *answer, isSample bool) {
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
	r.countJudgeable(&a.row)
	if why != "" {
		r.write(u.record(a, why, isSample, leaks))
	}
}

// reasonToKeep returns why an answer is stored: "sampled", "suspect", "leak" or its class of failure. It returns "" if it is not stored.
func (r *recorder) reasonToKeep(a *answer, isSample, hasLeak bool) string {
	why := a.row.Class
	switch {
	case hasLeak:
		why = whyLeak
	case why == classInterrupted:
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

// countJudgeable counts an answer if checks can judge it, that is, if its status is good and the end of the run did not interrupt it.
func (r *recorder) countJudgeable(row *rows.Row) {
	isGood := row.Status == socketOpened || row.Status >= 200 && row.Status <= 299
	if !isGood || row.Class == classInterrupted {
		return
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.judgeable[row.Transport]++
}

// takeBack takes the recorded bytes from the caller when they are no longer needed, and frees their buffer.
func (r *recorder) takeBack(c *caller, isSample bool) {
	buffer := c.body
	c.body = nil
	if isSample {
		return
	}
	// readWhole may have replaced the buffer by a larger one, which is dropped here.
	if cap(buffer) != suspectBytes {
		buffer = nil
	}
	r.buffers <- buffer[:0]
}

// countReason counts an answer with this reason. It returns false if maxOfOneReason answers have had the same reason.
func (r *recorder) countReason(why string) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.byReason[why]++
	return r.byReason[why] <= maxOfOneReason
}

// write adds a line to the file of stored answers. It ignores lines beyond maxFileBytes, or after a failed write.
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

// finish adds the counts of answers to the file as the last line.
func (r *recorder) finish() {
	if r == nil {
		return
	}
	r.mutex.Lock()
	counts, err := json.Marshal(map[string]map[string]int{"counts": r.byReason, "answers": r.judgeable})
	hasFile := r.file != nil
	r.mutex.Unlock()
	if err == nil && hasFile {
		r.write(append(counts, '\n'))
	}
}

// longestText is how many bytes of a stream's text are searched for tokens of other requests.
const longestText = 256 << 10

// leaksIn returns the indexes of other requests whose tokens are in the answer to the request `own`. Each prompt has a unique token, so the
// service has mixed up these answers.
func leaksIn(text []byte, plan *plan.Plan, own int64) []int64 {
	var leaks []int64
	plan.FindTokens(text, func(index int64) {
		if index != own && !slices.Contains(leaks, index) {
			leaks = append(leaks, index)
		}
	})
	return leaks
}

// textOf returns the model's text in a stream or over a WebSocket. Of other answers, it returns the body.
func (c *caller) textOf(a *answer) []byte {
	if a.row.FirstEvent != rows.Never {
		return c.text
	}
	return c.body
}
