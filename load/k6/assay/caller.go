package assay

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
	"assay.local/k6/rows"
	"assay.local/k6/scan"
	"assay.local/k6/socket"
	"assay.local/k6/sse"
	"assay.local/k6/wake"
)

// caller sends requests one after another, and reads and judges each answer. It reuses its buffers, which saves time.
type caller struct {
	spec    spec
	answer  answer
	cutter  sse.Cutter
	scanner scan.Scanner
	body    []byte
	// reads has the arrival time, in nanoseconds, and the number of bytes of each read of a recorded stream.
	reads [][2]int64
	// text is the model's text in a streamed answer, with JSON escapes.
	text    []byte
	keyText string
	keyHash string
	keys    *keyring
	alarm   wake.Alarm
	// permit is nil for batch requests, whose number is not limited.
	permit   *conn.Permit
	outgoing conn.Request

	// reservedBytes is how many bytes the current answer has reserved in answerMemory.
	reservedBytes int64
}

// requestEnv is the environment of a request: what a caller needs to send it.
type requestEnv struct {
	spec        *spec
	pool        *conn.Pool
	dialer      conn.Dialer
	destination conn.Target
	// socket is nil for a request over HTTP.
	socket    *socket.Request
	scenario  string
	vu        uint64
	liveStats *liveStats
	keys      *keyring
}

// answer is the outcome of one request, even if it was not answered. The caller's next request overwrites it.
type answer struct {
	spec *spec
	row  rows.Row
	// body is the stored start of the answer's body. For a stream that is not recorded, it is the event that shows the failure.
	body []byte
	// hasDone is true if the terminator has arrived, and hasFinish if a finish reason has.
	hasDone, hasFinish, hasReasoning bool
	firstFailure                     streamFailure
	// id is a hash of the completion id in the latest chunk.
	id uint64
	// isSuspect is true if the answer is odd, even if it did not fail. For example, its chunks have different ids.
	isSuspect bool
	// brokeOff is true if the connection ended in the middle of the answer.
	brokeOff bool
	header   http.Header
	// inFlight is the number of requests in flight at the start or the end of this request, whichever is larger.
	inFlight int64
	// talk is nil for a request over HTTP.
	talk *socket.Talk
}

// streamFailure is the class of a failure that an event shows, and the text of the event. Both are empty without a failure.
type streamFailure struct{ class, detail string }

const (
	// minReadBytes is the minimum free space in a buffer for a read.
	minReadBytes = 2048
	// parseAtBytes is how many bytes of a stream are parsed together. Parsing each read would take more processor time.
	parseAtBytes = 4096
	// longAnswerBytes is the maximum size of an answer that needs no memory from answerMemory.
	longAnswerBytes = 1 << 20
	maxBodyBytes    = 4 << 20
	maxEventBytes   = 4 << 20
	// Larger buffers are not reused for the next answer, to limit the memory of thousands of users.
	maxReusedBytes     = 256 << 10
	maxReusedTimes     = 64 << 10
	maxReusedTextBytes = 16 << 10
)

// perform sends a request when it is due, or at once if it has no start time. It returns after the answer or a failure, and never returns nil.
func (c *caller) perform(ctx context.Context, env requestEnv) *answer {
	c.restart(env)
	a := &c.answer
	if !c.wait(ctx, env) {
		a.row.Class, a.row.Error = classInterrupted, "the run ended before it was sent"
		return a
	}
	kept, handshake := c.take(env)
	watch := startWatch(ctx, env.spec.total)
	defer watch.stop()
	a.row.Sent = watch.sent
	began := env.liveStats.inFlight.Add(1)
	defer func() {
		a.inFlight = max(began, env.liveStats.inFlight.Load())
		env.liveStats.end(a.row.Status, a.row.Class)
	}()
	if env.socket != nil {
		c.converse(watch, env, handshake)
		return a
	}
	response, err := c.send(watch, env, kept, handshake)
	if watch.conn != nil && watch.conn.FirstRead != 0 {
		a.row.Headers = watch.conn.FirstRead
	}
	if err != nil {
		a.row.Closed = clock.Now()
		c.fail(a, watch, err)
		return a
	}
	c.read(a, watch, env, response)
	return a
}

func (c *caller) restart(env requestEnv) {
	times := c.answer.row.ChunkTimes[:0]
	if cap(times) > maxReusedTimes {
		times = nil
	}
	c.cutter.Reset(maxReusedBytes)
	answerMemory.Give(c.reservedBytes)
	c.reservedBytes = 0
	if cap(c.body) > maxReusedBytes {
		c.body = nil
	}
	if cap(c.text) > maxReusedTextBytes {
		c.text = nil
	}
	c.body, c.text, c.reads = c.body[:0], c.text[:0], c.reads[:0]
	if env.spec.key != c.keyText {
		c.keyText, c.keyHash = env.spec.key, hashOf(env.spec.key)
	}
	c.keys = env.keys
	c.keys.add(env.spec.key)
	c.keys.add(env.spec.secrets...)
	c.answer = answer{spec: env.spec, row: rows.Unsent()}
	row := &c.answer.row
	row.Index, row.VU, row.Scenario, row.Transport, row.Key = env.spec.index, env.vu, env.scenario, env.spec.transport, c.keyHash
	row.Scheduled, row.ChunkTimes = env.spec.due, times
}

// wait sleeps until the request is due. It returns false if the run ends before that.
func (c *caller) wait(ctx context.Context, env requestEnv) bool {
	if at := c.answer.row.Scheduled; at != rows.Never {
		c.permit.Release()
		c.alarm.Sleep(ctx, at)
	}
	return ctx.Err() == nil
}

func (c *caller) read(a *answer, watch *requestWatch, env requestEnv, response *http.Response) {
	a.row.Status, a.header = response.StatusCode, response.Header
	c.noteLimits(a, response.Header)
	isGood := response.StatusCode >= 200 && response.StatusCode <= 299
	isStream := isGood && a.spec.transport == transportSSE && isEventStream(response.Header) && codingOf(response.Header) == ""
	var err error
	if isStream {
		err = c.readStream(a, watch, response.Body)
	} else {
		err = c.readWhole(a, watch, response.Body)
	}
	a.row.Closed = clock.Now()
	env.keepOrClose(watch, response, err == nil)
	switch {
	case isStream:
		c.judgeStream(a, watch, err)
	case !isGood:
		c.refuse(a, response.StatusCode)
	default:
		c.judgeWhole(a, watch, err, response.Header)
	}
}

var (
	errTooLarge, errTooMany = errors.New("too large"), errors.New("too many events")

	errLongBody     = fmt.Errorf("a body of more than %d bytes", maxBodyBytes)
	errLongEvent    = fmt.Errorf("an event of more than %d bytes", maxEventBytes)
	errTotalTooLong = errors.New("long answers over several connections: together more bytes than are kept")
)

func isTooLarge(err error) bool {
	return err == errTooLarge || err == errLongBody || err == errLongEvent || err == errTotalTooLong
}

// reserve reserves memory for a long answer in answerMemory, before a buffer grows to this many bytes. It returns false if too little is left.
func (c *caller) reserve(bytes int) bool {
	more := int64(bytes) - c.reservedBytes
	if bytes <= longAnswerBytes || more <= 0 {
		return true
	}
	if !answerMemory.Take(more) {
		return false
	}
	c.reservedBytes += more
	return true
}

func (c *caller) readWhole(a *answer, watch *requestWatch, body io.Reader) error {
	for {
		if cap(c.body)-len(c.body) < minReadBytes {
			if len(c.body) >= maxBodyBytes {
				return errLongBody
			}
			size := min(2*cap(c.body), maxBodyBytes) + minReadBytes
			if !c.reserve(size) {
				return errTotalTooLong
			}
			c.body = append(make([]byte, 0, size), c.body...)
		}
		n, err := body.Read(c.body[len(c.body):cap(c.body)])
		at := watch.conn.LastRead
		if n > 0 {
			c.body = c.body[:len(c.body)+n]
			a.took(n, at)
		}
		if err != nil {
			if err == io.EOF {
				a.row.Done = at
				return nil
			}
			return err
		}
		if a.row.Bytes > a.spec.caps.bytes {
			return errTooLarge
		}
	}
}

func (a *answer) took(n int, at int64) {
	if a.row.FirstByte == rows.Never {
		a.row.FirstByte = at
	}
	a.row.Bytes += int64(n)
}

func isEventStream(header http.Header) bool {
	media, _, _ := strings.Cut(header.Get("Content-Type"), ";")
	return strings.EqualFold(strings.TrimSpace(media), "text/event-stream")
}

// codingOf returns how a body is compressed, such as "gzip", or "" if it is not compressed.
func codingOf(header http.Header) string {
	if coding := header.Get("Content-Encoding"); !strings.EqualFold(coding, "identity") {
		return coding
	}
	return ""
}

// spec describes one request and the limits of its answer.
type spec struct {
	url       *url.URL
	transport string
	body      string
	header    http.Header
	key       string
	// secrets are the values of the header fields that the user has added. Stored texts must not contain them.
	secrets []string
	index   int64
	// due is when to send the request, in nanoseconds of package clock, or rows.Never in a closed model.
	due int64
	// total is the time limit from sending to the end of the answer. 0 means no limit.
	total time.Duration
	caps  caps
	// terminator is the data of the last event of a stream, usually [DONE]. It is empty if streams have no such event.
	terminator string
	// keepBody is true if the start of the body is stored even if the answer is ok.
	keepBody bool
}

type caps struct {
	bytes, events int64
	// bodyBytes is how many bytes of the body are stored at most.
	bodyBytes int64
	// drain is how long the service may keep a connection open after the last event of a stream.
	drain time.Duration
}

const (
	transportJSON = "json"
	transportSSE  = "sse"
)

var defaultCaps = caps{bytes: 64 << 20, events: 1_000_000, bodyBytes: 64 << 10, drain: time.Second}
