package assay

// A recorder stores a few answers of a load, which checks judge after the load: random answers (samples), failed answers, suspect answers, and
// answers with tokens of other requests (leaks). Before a request, prepare decides whether its answer becomes a sample. The bytes of other
// streams are recorded, too, as long as a buffer is free, because a stream may turn out to be failed or suspect at its end. Then storeIfNeeded
// stores the answer, or not. A nil recorder stores nothing.

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

type recorder struct {
	path          string
	t0            int64
	durationNs    int64
	wantedSamples int64
	buffers       chan []byte

	mutex              sync.Mutex
	candidates, chosen int64
	latestNs           int64
	file               *os.File
	broken             bool
	written            int64
	byReason           map[string]int
	judgeable          map[string]int
}

const (
	samplesPerSecond = 20
	maxSamples       = 300
	sampleBytes      = 256 << 10
	bytesPerSecond   = 512 << 10
	suspectBytes     = 64 << 10
	maxBuffers       = 48
	maxOfOneReason   = 60
	maxFileBytes     = 32 << 20
)

const (
	whySampled = "sampled"
	whySuspect = "suspect"
	whyLeak    = "leak"
)

func newRecorder(path string, t0, durationNs int64, most *int64) *recorder {
	samples := min(maxSamples, max(1, durationNs*samplesPerSecond/int64(time.Second)))
	if most != nil {
		samples = max(1, *most)
	}
	r := &recorder{
		path: path, t0: t0, durationNs: durationNs, wantedSamples: samples, buffers: make(chan []byte, maxBuffers),
		byReason: map[string]int{}, judgeable: map[string]int{},
	}
	for range maxBuffers {
		// The buffer is allocated at its first use.
		r.buffers <- nil
	}
	return r
}

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

func (r *recorder) isSampleDue(dueAt int64) bool {
	since := dueAt - r.t0
	if since >= r.durationNs {
		return false
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.candidates++
	r.latestNs = max(r.latestNs, since, r.durationNs/r.wantedSamples, 1)
	// toCome estimates how many requests will follow. A request becomes a sample with the probability (samples still wanted / toCome), so that samples
	// come from all parts of the run.
	toCome := float64(r.candidates) * float64(r.durationNs-r.latestNs) / float64(r.latestNs)
	isCheap := r.written <= bytesPerSecond+since/int64(time.Millisecond)*(bytesPerSecond/1000)
	// A fixed rule, such as the first request of each second, might always choose the same replica.
	if !isCheap || rand.Float64()*max(1, toCome) >= float64(r.wantedSamples-r.chosen) {
		return false
	}
	r.chosen++
	return true
}

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

func (r *recorder) countJudgeable(row *rows.Row) {
	isGood := row.Status == socketOpened || row.Status >= 200 && row.Status <= 299
	if !isGood || row.Class == classInterrupted {
		return
	}
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.judgeable[row.Transport]++
}

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

func (r *recorder) countReason(why string) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.byReason[why]++
	return r.byReason[why] <= maxOfOneReason
}

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

const longestText = 256 << 10

func leaksIn(text []byte, plan *plan.Plan, own int64) []int64 {
	var leaks []int64
	// Each prompt has a unique token. If another one is in an answer, the service has mixed up answers.
	plan.FindTokens(text, func(index int64) {
		if index != own && !slices.Contains(leaks, index) {
			leaks = append(leaks, index)
		}
	})
	return leaks
}

func (c *caller) textOf(a *answer) []byte {
	if a.row.FirstEvent != rows.Never {
		return c.text
	}
	return c.body
}
