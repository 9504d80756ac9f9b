package assay

// A caller sends requests one after another. For each one, perform waits until the request is due, takes or opens a connection, sends the
// request, reads the answer, and sets its class (see package rows). Afterwards, the answer has the row of the request, and what checks need. The
// caller reuses its buffers, so an answer is valid only until its next request.

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

type caller struct {
	spec     spec
	answer   answer
	cutter   sse.Cutter
	scanner  scan.Scanner
	body     []byte
	reads    [][2]int64 // arrival time in nanoseconds, number of bytes
	text     []byte
	keyText  string
	keyHash  string
	keys     *keyring
	alarm    wake.Alarm
	permit   *conn.Permit // nil for batch requests, whose number is not limited
	outgoing conn.Request

	reservedBytes int64
}

type requestEnv struct {
	spec        *spec
	pool        *conn.Pool
	dialer      conn.Dialer
	destination conn.Target
	socket      *socket.Request
	scenario    string
	vu          uint64
	liveStats   *liveStats
	keys        *keyring
}

type answer struct {
	spec                             *spec
	row                              rows.Row
	body                             []byte
	hasDone, hasFinish, hasReasoning bool
	firstFailure                     streamFailure
	idHash                           uint64
	isSuspect                        bool
	brokeOff                         bool
	header                           http.Header
	inFlight                         int64
	talk                             *socket.Talk
}

type streamFailure struct{ class, detail string }

const (
	minReadBytes    = 2048
	parseAtBytes    = 4096 // Parsing each read would take more processor time.
	longAnswerBytes = 1 << 20
	maxBodyBytes    = 4 << 20
	maxEventBytes   = 4 << 20
	// Larger buffers are not reused for the next answer, to limit the memory of thousands of users.
	maxReusedBytes     = 256 << 10
	maxReusedTimes     = 64 << 10
	maxReusedTextBytes = 16 << 10
)

func (c *caller) perform(ctx context.Context, env requestEnv) *answer {
	c.restart(env)
	a := &c.answer
	if !c.waitUntilDue(ctx, env) {
		a.row.Class, a.row.Error = classInterrupted, "the run ended before it was sent"
		return a
	}
	kept, handshake := c.take(env)
	watch := startWatch(ctx, env.spec.timeout)
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

func (c *caller) waitUntilDue(ctx context.Context, env requestEnv) bool {
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
	isStream := isGood && a.spec.transport == transportSSE && isEventStream(response.Header) && contentCoding(response.Header) == ""
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

func contentCoding(header http.Header) string {
	if coding := header.Get("Content-Encoding"); !strings.EqualFold(coding, "identity") {
		return coding
	}
	return ""
}

type spec struct {
	url        *url.URL
	transport  string
	body       string
	header     http.Header
	key        string
	secrets    []string // values of header fields of the user, which stored texts must not contain
	index      int64
	due        int64
	timeout    time.Duration
	caps       caps
	terminator string
	keepBody   bool
}

type caps struct {
	bytes, events   int64
	bodyBytes       int64
	maxOpenAfterEnd time.Duration
}

const (
	transportJSON = "json"
	transportSSE  = "sse"
)

var defaultCaps = caps{bytes: 64 << 20, events: 1_000_000, bodyBytes: 64 << 10, maxOpenAfterEnd: time.Second}
