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

// recorder stores a few answers of a load: random ones (samples), failed ones and odd ones. After the load, the checks judge them. Its
// limits apply to each process. A nil recorder stores nothing.
type recorder struct {
	path       string
	t0         int64
	durationNs int64
	maxRandom  int64
	// buffers has memory for the bytes of streams that may turn out to be failed or odd. A stream that begins when it is empty is not
	// recorded, so that the memory is limited.
	buffers chan []byte

	mutex sync.Mutex
	// candidates counts the requests so far that could have become samples. chosen counts those that did.
	candidates int64
	chosen     int64
	// latestNs is the latest due time among the candidates, in nanoseconds since the start of the run. It shows how many are still to come.
	latestNs int64
	file     *os.File
	broken   bool
	written  int64
	byReason map[string]int
	// judgeable counts the answers that checks could judge, stored or not, by transport (json, sse, websocket). Their status is 2xx, or 101
	// for a WebSocket, and the end of the run did not cut them.
	judgeable map[string]int
}

const (
	// By default, a load stores samplesPerSecond random answers (samples) per second, but at most maxSamples.
	samplesPerSecond = 20
	maxSamples       = 300
	// sampleBytes is how many bytes of a sample are stored. The rest is dropped.
	sampleBytes = 256 << 10
	// bytesPerSecond limits how fast the file of stored answers grows on average. While it grows faster, no sample is chosen.
	bytesPerSecond = 512 << 10
	// Whether a stream fails or is odd shows only at its end, so its bytes must be recorded before. suspectBytes is how many bytes are
	// recorded of each such stream, and maxBuffers how many streams are recorded at a time.
	suspectBytes = 64 << 10
	maxBuffers   = 48
	// maxOfOneReason is how many answers are stored for the same reason, for example for the same class of failure.
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

// newRecorder returns a recorder that writes to the file `path`. `most` is how many samples it stores at most. If it is nil, that depends
// on the duration (samplesPerSecond).
func newRecorder(path string, t0, durationNs int64, most *int64) *recorder {
	samples := min(maxSamples, max(1, durationNs*samplesPerSecond/int64(time.Second)))
	if most != nil {
		samples = max(1, *most)
	}
	r := &recorder{
		path: path, t0: t0, durationNs: durationNs, maxRandom: samples, buffers: make(chan []byte, maxBuffers),
		byReason: map[string]int{}, judgeable: map[string]int{},
	}
	for range maxBuffers {
		// The buffer is allocated at its first use.
		r.buffers <- nil
	}
	return r
}

// prepare must be called before a request is sent. It decides at random whether the answer becomes a sample, and how many bytes of it the
// caller keeps. dueAt is when the request is due.
func (r *recorder) prepare(c *caller, s *spec, dueAt int64) (isSample bool) {
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

// isSampleDue decides at random whether an answer becomes a sample. The chance is the number of samples still wanted, divided by the number
// of requests that are probably still to come. So samples come from all parts of the run. If the file grows too fast (bytesPerSecond), the
// answer is no sample.
func (r *recorder) isSampleDue(dueAt int64) bool {
	since := dueAt - r.t0
	if since >= r.durationNs {
		return false
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.candidates++
	r.latestNs = max(r.latestNs, since, r.durationNs/r.maxRandom, 1)
	toCome := float64(r.candidates) * float64(r.durationNs-r.latestNs) / float64(r.latestNs)
	isCheap := r.written <= bytesPerSecond+since/int64(time.Millisecond)*(bytesPerSecond/1000)
	// A fixed rule, such as the first request of each second, might always choose the same replica.
	if !isCheap || rand.Float64()*max(1, toCome) >= float64(r.maxRandom-r.chosen) {
		return false
	}
	r.chosen++
	return true
}

// storeIfNeeded is called for every answer. It writes the answer to the file if it is a sample, failed, or is odd (see reasonToKeep).
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

// reasonToKeep returns why an answer is stored, such as "sampled" or its class of failure, or an empty text if it is not stored.
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

// countJudgeable counts an answer if checks could judge it (see judgeable).
func (r *recorder) countJudgeable(row *rows.Row) {
	isGood := row.Status == socketOpened || row.Status >= 200 && row.Status <= 299
	if !isGood || row.Class == classInterrupted {
		return
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.judgeable[row.Transport]++
}

// takeBack takes the recorded bytes from the caller when they are no longer needed. Their memory goes back to `buffers`, except that of a
// sample, which did not come from there.
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

// countReason counts an answer that has this reason to be stored. It returns false if maxOfOneReason answers have had the same reason.
func (r *recorder) countReason(why string) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.byReason[why]++
	return r.byReason[why] <= maxOfOneReason
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

// finish adds a last line with totals to the file of stored answers, if there is a file: how many answers had each reason to be stored, and
// how many answers could be judged (see judgeable).
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

// dueNow returns when a request is due, in nanoseconds of package clock. In a closed model, it returns the current time.
func dueNow(startAt, t0 int64) int64 {
	if startAt >= 0 {
		return t0 + startAt*1000
	}
	return clock.Now()
}

// Each prompt has a unique token. If an answer contains the token of another request, it belongs to that one, so all answers are searched.

const (
	// longestText is how many bytes of a stream's text are searched for tokens of other requests. The rest is not kept.
	longestText = 256 << 10
)

// leaksIn returns the indexes of other requests whose unique tokens are in this answer. They show that the service has mixed up answers.
// own is the index of the request that this answer belongs to.
func leaksIn(text []byte, plan *plan.Plan, own int64) []int64 {
	var leaks []int64
	plan.FindTokens(text, func(index int64) {
		if index != own && !slices.Contains(leaks, index) {
			leaks = append(leaks, index)
		}
	})
	return leaks
}

// textOf returns the text that the model wrote in an event stream or over a WebSocket. Of any other answer, it returns the whole body.
func (c *caller) textOf(a *answer) []byte {
	if a.row.FirstEvent != rows.Never {
		return c.text
	}
	return c.body
}
