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

// caller sends requests one after another, and reads and judges each answer. It keeps its buffers for the next request, which saves time.
type caller struct {
	spec    spec
	answer  answer
	cutter  sse.Cutter
	scanner scan.Scanner
	body    []byte
	// reads has the arrival time, in nanoseconds, and the number of bytes of each read of a recorded stream. Reads within 1 ms are joined.
	reads [][2]int64
	// text is the model's text in a streamed answer, with JSON escapes. It is searched for tokens of other requests (leaksIn).
	text    []byte
	keyText string
	keyHash string
	// keys has the API keys and other secrets, which are replaced in every text that is stored.
	keys  *keyring
	alarm wake.Alarm
	// permit is the virtual user's permit to work. It is nil for batch requests, which are not limited.
	permit   *conn.Permit
	outgoing conn.Request

	// reservedBytes is how many bytes the current answer has reserved in answerMemory.
	reservedBytes int64
}

// requestEnv has a request, and what a caller needs to send it.
type requestEnv struct {
	spec *spec
	// pool has idle connections. If none of them leads to the destination, dialer opens a new one.
	pool        *conn.Pool
	dialer      conn.Dialer
	destination conn.Target
	// socket is the request as a message over a WebSocket. It is nil for a request over HTTP.
	socket    *socket.Request
	scenario  string
	vu        uint64
	t0        int64
	liveStats *liveStats
	keys      *keyring
}

// answer is the outcome of one request, even if no answer came: its row, and more for judging. The caller's next request overwrites it.
type answer struct {
	spec *spec
	row  rows.Row
	// body is the start of the answer's body or, of a stream, the event that shows the failure. It is nil if nothing is stored.
	body []byte
	// These tell what has arrived: the terminator, a finish reason, reasoning.
	hasDone, hasFinish, hasReasoning bool
	firstFailure                     streamFailure
	// id is a hash of the completion id in the latest chunk.
	id uint64
	// isSuspect: the answer is odd, for example has chunks with different ids, even if it did not fail. It is stored for the checks.
	isSuspect bool
	// brokeOff: the connection ended in the middle of the answer.
	brokeOff bool
	header   http.Header
	// inFlight is the number of requests in flight at the start or the end of this request, whichever is larger.
	inFlight int64
	// talk has the messages of the WebSocket and how it ended. It is nil for a request over HTTP.
	talk *socket.Talk
}

// streamFailure is a failure that an event of a stream shows: its class, and the text of the event. Both are empty without a failure.
type streamFailure struct{ class, detail string }

const (
	// minReadBytes is the least free space in a buffer into which an answer is read.
	minReadBytes = 2048
	// parseAtBytes: a stream is parsed when this many bytes have arrived, or at its end. Parsing each read would take more processor time.
	parseAtBytes = 4096
	// longAnswerBytes: a longer answer must reserve its memory in answerMemory.
	longAnswerBytes = 1 << 20
	// A longer body (without streaming) or event is a failure (too-large).
	maxBodyBytes  = 4 << 20
	maxEventBytes = 4 << 20
	// A caller reuses the memory of one answer for the next one. To limit the memory of thousands of users, larger memory is freed.
	maxReusedBytes     = 256 << 10
	maxReusedTimes     = 64 << 10
	maxReusedTextBytes = 16 << 10
)

// perform sends a request when it is due, or at once without a due time, and returns after the answer or a failure. It never returns nil.
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
	if watch.headers != 0 {
		a.row.Headers = watch.headers
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
	row.ChunkTimes = times
	if env.spec.startAt != rows.Never {
		row.Scheduled = env.t0 + env.spec.startAt*1000
	}
}

// wait sleeps until the request is due. It returns false if the run ends first.
func (c *caller) wait(ctx context.Context, env requestEnv) bool {
	if at := c.answer.row.Scheduled; at != rows.Never {
		c.permit.Release()
		c.alarm.Sleep(ctx, at)
	}
	return ctx.Err() == nil
}

// read reads an answer, and sets its class: "ok", or the kind of failure, such as "truncated".
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

// reserve must be called before a buffer grows to this many bytes. If the answer is long, it reserves them in answerMemory, and returns false
// if too few are left.
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

// readWhole reads the body of an answer that is not an event stream.
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

// codingOf returns how a body is compressed, such as gzip, or "" for a plain body, which requests ask for (RFC 9110 section 12.5.3).
func codingOf(header http.Header) string {
	if coding := header.Get("Content-Encoding"); !strings.EqualFold(coding, "identity") {
		return coding
	}
	return ""
}

// spec describes one request: what to send, when, and the limits on its answer.
type spec struct {
	url       *url.URL
	transport string
	body      string
	header    http.Header
	key       string
	// secrets are the values of the user's own header fields, which no stored text may contain.
	secrets []string
	index   int64
	startAt int64 // microseconds since t0, rows.Never without a schedule
	// total is the time limit from sending to the end of the answer. 0 means no limit.
	total time.Duration
	caps  caps
	// terminator is the data of the last event of a stream, usually [DONE]. It is empty if streams end without one.
	terminator string

	keepBody bool
}

type caps struct {
	bytes, events, bodyBytes int64
	drain                    time.Duration
}

const (
	transportJSON = "json"
	transportSSE  = "sse"
)

var defaultCaps = caps{bytes: 64 << 20, events: 1_000_000, bodyBytes: 64 << 10, drain: time.Second}
