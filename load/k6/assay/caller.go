package assay

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	"golang.org/x/time/rate"

	"assay.local/k6/clock"
	"assay.local/k6/line"
	"assay.local/k6/rows"
	"assay.local/k6/scan"
	"assay.local/k6/sse"
	"assay.local/k6/wake"
)

// caller performs one request after another and uses its memory again. It knows nothing of JavaScript.
type caller struct {
	spec    spec
	answer  answer
	cutter  sse.Cutter
	scanner scan.Scanner
	body    []byte
	// text is the pieces of a stream put together, as they are written in JSON.
	text    []byte
	keyText string
	keyHash string
	// keys are those of all users, own those of a caller that has no others next to it.
	keys, own *keyring
	alarm     wake.Alarm
	// permit lets the user of this caller work; nil for a caller that is never held up.
	permit *line.Permit
	// outgoing is the request as it leaves.
	outgoing line.Request
	// roundTrip is the least time that connecting took; 0 before the first connection.
	roundTrip int64

	// held is how much of answerMemory this caller has.
	held int64

	lastURL     *url.URL
	lastURLText string
}

// requestEnv is the environment of a request: the user's transport, and words for its row.
type requestEnv struct {
	spec      *spec
	transport http.RoundTripper
	// lines keeps connections that need no transport, made by dialer; without a dialer all goes over the transport.
	lines     *line.Pool
	dialer    line.Dialer
	pace      *rate.Limiter
	userAgent string
	scenario  string
	vu        uint64
	t0        int64
	// liveStats is notified when the request leaves and ends; nil without live statistics.
	liveStats *liveStats
	// keys are hidden wherever a text of the target is kept; nil where there is only the one of this caller.
	keys *keyring
}

// answer is what came of a request. Its times and text are valid until the next request of the same caller.
type answer struct {
	spec *spec
	row  rows.Row
	// body is kept for the script; nil when it was not requested and nothing went wrong.
	body []byte
	// What a stream said, as far as it was read.
	hasDone, hasFinish bool
	trouble            trouble
	// id is that of the first chunk. isSuspect: something does not fit that makes no class, such as a chunk with another id.
	id        uint64
	isSuspect bool
	// brokeOff: the connection ended in the middle of the answer.
	brokeOff bool
	header   http.Header
	// inFlight is how many requests were under way at most while this one was, itself included.
	inFlight int64
}

// trouble is the first thing in a stream that makes it no good answer.
type trouble struct{ class, detail string }

const (
	// readBytes is the least room for one read; what net/http holds ready is at most 4096.
	readBytes = 2048
	// lazyBytes is how much of a stream piles up before it is understood: little, so that thousands of users fit into
	// memory, and enough to do it once for many small reads.
	lazyBytes = 4096
	keepBytes = 256 << 10
	// freeBytes of an answer are held without asking for memory.
	freeBytes = 1 << 20
	// wholeBytes and eventBytes bound what is understood in one piece. Answers have some kilobytes; a target that sends more never ends.
	wholeBytes = 4 << 20
	eventBytes = 4 << 20
	// keepTimes bounds the memory for times that stays with a user.
	keepTimes = 64 << 10
	// keepTextBytes is for texts, which all streams put together, of thousands of users at once.
	keepTextBytes = 16 << 10
)

// perform sends the request, at its time if it has one, and reads the whole answer. It always returns an answer.
func (c *caller) perform(ctx context.Context, g requestEnv) *answer {
	c.restart(g)
	a := &c.answer
	if !c.wait(ctx, g) {
		a.row.Class, a.row.Error = classInterrupted, "the run ended before it was sent"
		return a
	}
	f := startWatch(ctx, g.spec.limits, g.spec.caps.drain)
	defer f.stop()
	a.row.Sent = f.sent
	began := g.liveStats.begin()
	defer func() {
		a.inFlight = g.liveStats.most(began)
		g.liveStats.end(a.row.Status, a.row.Class)
	}()
	response, err := c.send(f, g)
	f.hasHead.Store(err == nil)
	f.lastRead.Store(clock.Now())
	c.noteConnection(f)
	if err != nil {
		a.row.Closed = clock.Now()
		c.fail(a, f, err)
		return a
	}
	c.read(a, f, g, response)
	return a
}

func (c *caller) restart(g requestEnv) {
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
	c.body, c.text = c.body[:0], c.text[:0]
	if g.spec.key != c.keyText {
		c.keyText, c.keyHash = g.spec.key, hashOf(g.spec.key)
	}
	c.keys = g.keys
	if c.keys == nil {
		c.own = cmp.Or(c.own, new(keyring))
		c.keys = c.own
	}
	c.keys.add(g.spec.key)
	c.keys.addFields(g.spec.secrets)
	c.answer = answer{spec: g.spec, row: rows.Row{
		Index: g.spec.index, VU: g.vu, Scenario: g.scenario, Transport: g.spec.transport, Key: c.keyHash,
		Scheduled: rows.Never, Sent: rows.Never, Connected: rows.Never, Headers: rows.Never, FirstByte: rows.Never,
		FirstEvent: rows.Never, Done: rows.Never, Closed: rows.Never, PromptTokens: rows.Never, CompletionTokens: rows.Never,
		ChunkTimes: times,
	}}
	if g.spec.startAt != rows.Never {
		c.answer.row.Scheduled = g.t0 + g.spec.startAt*1000
	}
}

// wait sleeps until the request is due; false when the run ended first. A request that had to wait leaves without a permit: nothing holds it up.
func (c *caller) wait(ctx context.Context, g requestEnv) bool {
	if at := c.answer.row.Scheduled; at != rows.Never {
		c.permit.Release()
		c.alarm.Sleep(ctx, at)
	}
	if g.pace != nil {
		c.permit.Release()
		if g.pace.Wait(ctx) != nil {
			return false
		}
	}
	return ctx.Err() == nil
}

// read takes the answer in, whichever form it has, and says what it is.
func (c *caller) read(a *answer, f *requestWatch, g requestEnv, response *http.Response) {
	a.row.Status, a.header = response.StatusCode, response.Header
	c.noteLimits(a, response.Header)
	if g.liveStats != nil {
		g.liveStats.clock.note(response.Header, a.row.Sent, a.row.Headers)
	}
	isGood := response.StatusCode >= 200 && response.StatusCode <= 299
	isStream := isGood && a.spec.transport == transportSSE && isEventStream(response.Header)
	var err error
	if isStream {
		err = c.readStream(a, f, response.Body)
	} else {
		err = c.readWhole(a, f, response.Body)
	}
	a.row.Closed = clock.Now()
	g.leave(f, response, err == nil)
	switch {
	case isStream:
		c.judgeStream(a, f, err)
	case !isGood:
		c.refuse(a, response.StatusCode)
	default:
		c.judgeWhole(a, f, err, response.Header)
	}
}

var (
	errTooLarge, errTooMany, errAborted = errors.New("too large"), errors.New("too many events"), errors.New("aborted")

	errLongBody  = fmt.Errorf("a body of more than %d bytes", wholeBytes)
	errLongEvent = fmt.Errorf("an event of more than %d bytes", eventBytes)
	errNoRoom    = errors.New("long answers over several connections: together more bytes than are kept")
)

// isTooLarge tells whether we stopped reading because of the length of an answer.
func isTooLarge(err error) bool {
	return err == errTooLarge || err == errLongBody || err == errLongEvent || err == errNoRoom
}

// hold reserves memory for so many bytes of an answer, where that is more than usual; false when the process has none left.
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

// readWhole reads a body that is understood as one. A refusal is read as far as it is kept.
func (c *caller) readWhole(a *answer, f *requestWatch, body io.Reader) error {
	for {
		if cap(c.body)-len(c.body) < readBytes {
			if len(c.body) >= wholeBytes {
				return errLongBody
			}
			size := min(2*cap(c.body), wholeBytes) + readBytes
			if !c.hold(size) {
				return errNoRoom
			}
			c.body = append(make([]byte, 0, size), c.body...)
		}
		n, err := body.Read(c.body[len(c.body):cap(c.body)])
		at := f.readAt()
		if n > 0 {
			c.body = c.body[:len(c.body)+n]
			c.took(a, f, n, at)
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

func (c *caller) took(a *answer, f *requestWatch, n int, at int64) {
	if a.row.FirstByte == rows.Never {
		a.row.FirstByte = at
	}
	a.row.Bytes += int64(n)
	f.lastRead.Store(at)
}

func isEventStream(header http.Header) bool {
	media, _, _ := strings.Cut(header.Get("Content-Type"), ";")
	return strings.EqualFold(strings.TrimSpace(media), "text/event-stream")
}
