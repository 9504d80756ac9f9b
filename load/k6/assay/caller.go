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

// caller sends one request after another, and reads the answers. It reuses its memory, and calls no JavaScript.
type caller struct {
	spec    spec
	answer  answer
	cutter  sse.Cutter
	scanner scan.Scanner
	body    []byte
	// reads records when the bytes of a stored stream were read. Each entry has an arrival time in nanoseconds and a number of bytes. Reads
	// within 1 ms (readsTogether) share one entry.
	reads [][2]int64
	// text holds the joined texts of a stream's chunks. JSON escapes in them are not decoded.
	text    []byte
	keyText string
	keyHash string
	// keys are the secrets to replace in texts before they are stored.
	keys  *keyring
	alarm wake.Alarm
	// permit allows the virtual user to use a processor. Only a limited number of users have a permit at a time. It is nil for batch
	// requests, which need none.
	permit *conn.Permit
	// outgoing is the request in the form in which it is sent.
	outgoing conn.Request

	// held is the number of bytes that this caller has reserved in answerMemory, the shared budget for long answers.
	held int64
}

// requestEnv contains what a caller needs to send one request, such as the connection pool.
type requestEnv struct {
	spec *spec
	// pool has the idle connections to the target, and dialer opens new ones.
	pool   *conn.Pool
	dialer conn.Dialer
	// line describes where and how to connect: the address of the target, its TLS settings and the proxy.
	line conn.Target
	// socket describes the WebSocket conversation that sends the request. It is nil for a request over HTTP.
	socket   *socket.Request
	scenario string
	vu       uint64
	t0       int64
	// liveStats counts requests in flight and ended requests.
	liveStats *liveStats
	// keys are the secrets to replace in stored texts.
	keys *keyring
}

// answer is the outcome of a request. It is valid until the caller's next request.
type answer struct {
	spec *spec
	row  rows.Row
	// body is the stored start of the answer's body, or the stream event that shows a failure. It is nil if neither is stored.
	body []byte
	// hasDone: the terminator has arrived. hasFinish: a finish reason has arrived. hasReasoning: a chunk has had reasoning.
	hasDone, hasFinish, hasReasoning bool
	trouble                          trouble
	// id is a hash of the id in the last chunk. If the next chunk has another id, the answer is marked as suspect.
	id uint64
	// isSuspect marks an answer that is odd but did not fail. For example, its chunks have different ids.
	isSuspect bool
	// brokeOff: the connection ended in the middle of the answer.
	brokeOff bool
	header   http.Header
	// inFlight is the larger of two numbers: the requests in flight when this request started, and when it ended.
	inFlight int64
	// talk is the outcome of the WebSocket conversation. It is nil for a request over HTTP.
	talk *socket.Talk
}

// trouble is the first failure inside a stream: its class and the text that shows it.
type trouble struct{ class, detail string }

const (
	// readBytes is the minimum free space in the buffer before a read.
	readBytes = 2048
	// lazyBytes is the number of unparsed bytes of a stream that are collected before they are parsed. Parsing many together saves work.
	lazyBytes = 4096
	keepBytes = 256 << 10
	// freeBytes is the maximum size of a short answer. A longer answer must reserve its memory in answerMemory.
	freeBytes = 1 << 20
	// wholeBytes is the maximum length of a body that is not a stream. Usual bodies have kilobytes. A longer body is a failure (too-large).
	wholeBytes = 4 << 20
	// eventBytes is the maximum length of one event of a stream. A longer event is a failure (too-large).
	eventBytes = 4 << 20
	// keepTimes is the maximum length of a list of arrival times that is reused. Longer lists are freed.
	keepTimes = 64 << 10
	// keepTextBytes is the maximum size of a text buffer that a user keeps for its next request. A larger one would cost much memory,
	// because there are thousands of users.
	keepTextBytes = 16 << 10
)

// perform sends the request when it is due, and reads the whole answer. Without a due time, it sends at once. It never returns nil.
func (c *caller) perform(ctx context.Context, env requestEnv) *answer {
	c.restart(env)
	a := &c.answer
	if !c.wait(ctx, env) {
		a.row.Class, a.row.Error = classInterrupted, "the run ended before it was sent"
		return a
	}
	kept, turn := c.take(env)
	watch := startWatch(ctx, env.spec.total)
	defer watch.stop()
	a.row.Sent = watch.sent
	began := env.liveStats.inFlight.Add(1)
	defer func() {
		a.inFlight = max(began, env.liveStats.inFlight.Load())
		env.liveStats.end(a.row.Status, a.row.Class)
	}()
	if env.socket != nil {
		c.converse(watch, env, turn)
		return a
	}
	response, err := c.send(watch, env, kept, turn)
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
	if cap(times) > keepTimes {
		times = nil
	}
	c.cutter.Reset(keepBytes)
	answerMemory.Give(c.held)
	c.held = 0
	if cap(c.body) > keepBytes {
		c.body = nil
	}
	if cap(c.text) > keepTextBytes {
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

// wait releases the user's permit, so that others can work, and sleeps until the request is due. It returns false if the run ends first.
func (c *caller) wait(ctx context.Context, env requestEnv) bool {
	if at := c.answer.row.Scheduled; at != rows.Never {
		c.permit.Release()
		c.alarm.Sleep(ctx, at)
	}
	return ctx.Err() == nil
}

// read reads an answer and sets its class: ok, or the kind of failure.
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
	env.leave(watch, response, err == nil)
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

	errLongBody     = fmt.Errorf("a body of more than %d bytes", wholeBytes)
	errLongEvent    = fmt.Errorf("an event of more than %d bytes", eventBytes)
	errTotalTooLong = errors.New("long answers over several connections: together more bytes than are kept")
)

// isTooLarge reports whether reading stopped at a limit on the size of an answer.
func isTooLarge(err error) bool {
	return err == errTooLarge || err == errLongBody || err == errLongEvent || err == errTotalTooLong
}

// hold reserves memory for an answer of this many bytes. It returns false if answerMemory has too little memory left. An answer of at most
// freeBytes needs no reservation.
func (c *caller) hold(bytes int) bool {
	more := int64(bytes) - c.held
	if bytes <= freeBytes || more <= 0 {
		return true
	}
	if !answerMemory.Take(more) {
		return false
	}
	c.held += more
	return true
}

// readWhole reads the body of an answer that is not an event stream.
func (c *caller) readWhole(a *answer, watch *requestWatch, body io.Reader) error {
	for {
		if cap(c.body)-len(c.body) < readBytes {
			if len(c.body) >= wholeBytes {
				return errLongBody
			}
			size := min(2*cap(c.body), wholeBytes) + readBytes
			if !c.hold(size) {
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

// codingOf returns the content coding of a body, such as gzip, or an empty string if it has none. A 2xx answer with a coding fails, because
// the requests accept only identity (RFC 9110 section 12.5.3).
func codingOf(header http.Header) string {
	if coding := header.Get("Content-Encoding"); !strings.EqualFold(coding, "identity") {
		return coding
	}
	return ""
}

// spec describes a request to send.
type spec struct {
	url       *url.URL
	transport string
	body      string
	header    http.Header
	key       string
	// secrets are values of header fields. Like the API key, they must not be in stored texts.
	secrets []string
	index   int64
	startAt int64 // microseconds since t0, rows.Never without a schedule
	// total is the time limit of the request; 0 means no limit.
	total time.Duration
	caps  caps
	// terminator is the data of the event that ends a stream, such as [DONE]. It is empty if the streams of the target end without such an
	// event.
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
