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
	// reads lists when the bytes of a recorded stream arrived. Each entry has the arrival time in nanoseconds and the number of bytes. Bytes
	// that arrive within 1 ms (readsTogether) share an entry.
	reads [][2]int64
	// text is the text of a streamed answer, joined from its chunks, to be searched for tokens of other requests (leaksIn). JSON escapes
	// stay.
	text    []byte
	keyText string
	keyHash string
	// keys has the API keys and other secrets. They are replaced in every text before it is stored.
	keys  *keyring
	alarm wake.Alarm
	// permit allows the virtual user to compute. Only a few users hold one at a time, so that not all of them compete for the processors. It
	// is nil for batch requests, which need none.
	permit   *conn.Permit
	outgoing conn.Request

	// reservedBytes is how many bytes the current answer has taken from answerMemory, the limit for all long answers together.
	reservedBytes int64
}

// requestEnv has what a caller needs to send one request and is not part of the request, such as the connections to use.
type requestEnv struct {
	spec *spec
	// pool keeps idle connections, which requests use again. If it has none for this request, dialer opens a new one.
	pool   *conn.Pool
	dialer conn.Dialer
	// destination is where to connect: the address of the target or of its proxy, and the TLS settings.
	destination conn.Target
	// socket is the request in the form for a WebSocket. It is nil for a request over HTTP.
	socket   *socket.Request
	scenario string
	vu       uint64
	t0       int64
	// liveStats counts the requests in flight and the ended requests, for the progress display.
	liveStats *liveStats
	keys      *keyring
}

// answer is the outcome of one request, even if no answer came: its row, and more for judging. The caller's next request overwrites it.
type answer struct {
	spec *spec
	row  rows.Row
	// body is what is stored of the answer: the start of its body, or the event of a stream that shows the failure. It is nil if nothing is.
	body []byte
	// hasDone: the terminator has arrived. hasFinish: a finish reason has arrived. hasReasoning: a chunk has had reasoning.
	hasDone, hasFinish, hasReasoning bool
	firstFailure                     streamFailure
	// id is a hash of the completion id in the latest chunk. An answer is suspect if its chunks have different ids.
	id uint64
	// isSuspect: something in the answer is odd, such as chunks with different ids, even if it did not fail. It is stored, so that the checks
	// can judge it.
	isSuspect bool
	// brokeOff: the connection ended in the middle of the answer.
	brokeOff bool
	header   http.Header
	// inFlight is the number of requests in flight at the start or at the end of this request, whichever is larger. It shows the load.
	inFlight int64
	// talk has the messages of the WebSocket and how it ended. It is nil for a request over HTTP.
	talk *socket.Talk
}

// streamFailure is a failure that a stream itself shows, such as an error event. class is the kind of failure, and detail is the text of
// the event. Both are empty without a failure.
type streamFailure struct{ class, detail string }

const (
	// minReadBytes is the free space that a buffer must have before bytes of an answer are read into it. A smaller buffer grows first.
	minReadBytes = 2048
	// parseAtBytes: the bytes of a stream are parsed when this many have arrived, or at its end. To parse each small read at once would take
	// more processor time. Arrival times stay exact.
	parseAtBytes = 4096
	// longAnswerBytes is the maximum size of a short answer. A longer one must reserve its memory in answerMemory, which limits the memory of
	// all long answers together.
	longAnswerBytes = 1 << 20
	// maxBodyBytes is the maximum length of an answer's body without streaming, usually kilobytes. A longer body is a failure (too-large).
	maxBodyBytes = 4 << 20
	// maxEventBytes is the maximum length of one event of a stream. A longer event is a failure (too-large).
	maxEventBytes = 4 << 20
	// A caller reuses the memory of one answer for the next one. To limit the memory of thousands of users, larger memory is freed instead:
	// a body of more than maxReusedBytes, a text of more than maxReusedTextBytes, or more than maxReusedTimes arrival times of chunks.
	maxReusedBytes     = 256 << 10
	maxReusedTimes     = 64 << 10
	maxReusedTextBytes = 16 << 10
)

// perform sends the request when it is due (at once without a due time), and returns after the answer or a failure. It never returns nil.
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

// wait sleeps until the request is due, and releases the permit meanwhile, so that other users can use the processor. It returns false if
// the run ends first.
func (c *caller) wait(ctx context.Context, env requestEnv) bool {
	if at := c.answer.row.Scheduled; at != rows.Never {
		c.permit.Release()
		c.alarm.Sleep(ctx, at)
	}
	return ctx.Err() == nil
}

// read reads an answer and sets its class, which is "ok" or the kind of failure, such as "truncated".
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

// isTooLarge reports whether reading stopped because the answer exceeded a limit on its size.
func isTooLarge(err error) bool {
	return err == errTooLarge || err == errLongBody || err == errLongEvent || err == errTotalTooLong
}

// reserve must be called before a buffer grows to this many bytes. It reserves them in answerMemory if the answer is long
// (longAnswerBytes). It returns false if long answers already fill answerMemory.
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
		at := watch.conn.LastRead()
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

// codingOf returns how a body is compressed, such as gzip, or an empty string for a plain body. Requests ask for a plain body (identity,
// RFC 9110 section 12.5.3), so a compressed 2xx answer fails.
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
	// secrets are the values of the user's own header fields. Like the API key, they must not be in stored texts.
	secrets []string
	index   int64
	startAt int64 // microseconds since t0, rows.Never without a schedule
	// total is the time limit for the whole request, from sending to the end of the answer. 0 means no limit.
	total time.Duration
	caps  caps
	// terminator is the data of the last event of a stream, usually [DONE]. It is empty if streams of the target end without one.
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
