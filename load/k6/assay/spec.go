package assay

import (
	"errors"
	"fmt"
	"math"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/grafana/sobek"

	"assay.local/k6/rows"
)

// spec is one request of a script. Zero durations and counts stand for "none".
type spec struct {
	url       *url.URL
	transport string
	method    string
	body      string
	header    http.Header
	key       string
	// secrets are values of header fields that must not show anywhere, besides the key.
	secrets []string
	index   int64
	startAt int64 // microseconds since t0, rows.Never without a schedule
	limits  limits
	caps    caps
	end     string
	// terminator is the data of the event that ends a stream; empty where none does.
	terminator string

	keepBody bool
}

// limits are durations from sending, but for idle, which counts from the last read.
type limits struct{ connect, headers, firstToken, idle, total, abort time.Duration }

type caps struct {
	bytes, events, bodyBytes, abortEvents int64
	drain                                 time.Duration
}

const (
	transportJSON = "json"
	transportSSE  = "sse"

	// defaultTerminator is for scripts that do not name one.
	defaultTerminator = "[DONE]"

	endBoth   = "both"
	endDone   = "done"
	endFinish = "finish"
)

var defaultCaps = caps{bytes: 64 << 20, events: 1_000_000, bodyBytes: 64 << 10, drain: time.Second}

// reader reads members of a script's objects and keeps the first complaint.
type reader struct{ problem error }

// readSpec reads one request of a batch.
func readSpec(value sobek.Value) (spec, error) {
	object, ok := value.(*sobek.Object)
	if !ok {
		return spec{}, errors.New("k6/x/assay: each request of a batch must be an object")
	}
	var r reader
	s := spec{
		transport:  r.text(object, "transport", ""),
		method:     r.text(object, "method", http.MethodPost),
		body:       r.text(object, "body", ""),
		key:        r.text(object, "key", ""),
		end:        r.text(object, "streamEnd", endBoth),
		terminator: r.text(object, "terminator", defaultTerminator),
		index:      int64(r.number(object, "index", -1)),
		startAt:    rows.Never,
		keepBody:   r.boolean(object, "keepBody"),
	}
	if at := r.number(object, "startAtUs", -1); at >= 0 {
		s.startAt = int64(at)
	}
	if s.transport != transportJSON && s.transport != transportSSE {
		r.complain("transport must be json or sse")
	}
	if s.end != endBoth && s.end != endDone && s.end != endFinish {
		r.complain("streamEnd must be both, done or finish")
	}
	s.url = r.url(object)
	s.header = r.header(object, &s)
	r.limits(object, &s)
	if s.transport == transportJSON {
		// A whole body has no first token.
		s.limits.firstToken = 0
	}
	return s, r.problem
}

func (r *reader) url(object *sobek.Object) *url.URL {
	parsed, err := url.Parse(r.text(object, "url", ""))
	if err != nil || parsed.Host == "" || (parsed.Scheme != "http" && parsed.Scheme != "https") {
		// The text stays out of the complaint: it may hold a password.
		r.complain("url must be a whole http or https address")
		return nil
	}
	return parsed
}

func (r *reader) limits(object *sobek.Object, s *spec) {
	s.caps = defaultCaps
	if timeouts := r.object(object, "timeouts"); timeouts != nil {
		s.limits = limits{
			connect:    r.millis(timeouts, "connectMs"),
			headers:    r.millis(timeouts, "headersMs"),
			firstToken: r.millis(timeouts, "firstTokenMs"),
			idle:       r.millis(timeouts, "idleMs"),
			total:      r.millis(timeouts, "totalMs"),
		}
	}
	if asked := r.object(object, "caps"); asked != nil {
		s.caps.bytes = int64(r.number(asked, "bytes", float64(s.caps.bytes)))
		s.caps.events = int64(r.number(asked, "events", float64(s.caps.events)))
		s.caps.bodyBytes = int64(r.number(asked, "bodyBytes", float64(s.caps.bodyBytes)))
		if drain := r.millis(asked, "drainMs"); drain > 0 {
			s.caps.drain = drain
		}
	}
	if abort := r.object(object, "abort"); abort != nil {
		s.caps.abortEvents = int64(r.number(abort, "afterEvents", 0))
		s.limits.abort = r.millis(abort, "afterMs")
	}
}

// header builds the request's header, with what a completion request needs where the script says nothing.
func (r *reader) header(object *sobek.Object, s *spec) http.Header {
	header := make(http.Header, 6)
	if given := r.object(object, "headers"); given != nil {
		for _, name := range given.Keys() {
			header.Set(name, given.Get(name).String())
		}
	}
	if secret := r.object(object, "secretHeaders"); secret != nil {
		for _, name := range secret.Keys() {
			value := secret.Get(name).String()
			header.Set(name, value)
			s.secrets = append(s.secrets, value)
		}
	}
	if s.body != "" {
		setIfMissing(header, "Content-Type", "application/json")
	}
	setIfMissing(header, "Accept", acceptOf(s.transport))
	if s.key != "" {
		header["Authorization"] = []string{"Bearer " + s.key}
	} else {
		s.key = strings.TrimPrefix(header.Get("Authorization"), "Bearer ")
	}
	return header
}

func setIfMissing(header http.Header, name, value string) {
	if _, given := header[name]; !given {
		header[name] = []string{value}
	}
}

func (r *reader) complain(format string, values ...any) {
	if r.problem == nil {
		r.problem = fmt.Errorf("k6/x/assay: "+format, values...)
	}
}

func member(object *sobek.Object, name string) sobek.Value {
	value := object.Get(name)
	if value == nil || sobek.IsUndefined(value) || sobek.IsNull(value) {
		return nil
	}
	return value
}

func (r *reader) text(object *sobek.Object, name, missing string) string {
	value := member(object, name)
	if value == nil {
		return missing
	}
	if _, ok := value.(sobek.String); !ok {
		r.complain("%s must be a string", name)
	}
	return value.String()
}

// number reads a number.
func (r *reader) number(object *sobek.Object, name string, missing float64) float64 {
	value := member(object, name)
	number := missing
	if value != nil {
		number = value.ToFloat()
	}
	if math.IsNaN(number) || math.Abs(number) > 1<<53 {
		r.complain("%s must be a number", name)
		return 0
	}
	return number
}

func (r *reader) millis(object *sobek.Object, name string) time.Duration {
	millis := r.number(object, name, 0)
	if millis < 0 || millis > 1e9 {
		r.complain("%s must be from 0 to 1e9 milliseconds", name)
		return 0
	}
	return time.Duration(millis * float64(time.Millisecond))
}

func (r *reader) boolean(object *sobek.Object, name string) bool {
	value := member(object, name)
	return value != nil && value.ToBoolean()
}

func (r *reader) object(object *sobek.Object, name string) *sobek.Object {
	value := member(object, name)
	if value == nil {
		return nil
	}
	inner, ok := value.(*sobek.Object)
	if !ok {
		r.complain("%s must be an object", name)
	}
	return inner
}

func readOpenOptions(value sobek.Value) (openOptions, error) {
	object, ok := value.(*sobek.Object)
	if !ok {
		return openOptions{}, errors.New("k6/x/assay: open takes an object")
	}
	var r reader
	options := openOptions{
		path:    r.text(object, "path", ""),
		lead:    r.millis(object, "leadMs"),
		t0Epoch: int64(r.number(object, "t0EpochUs", 0)),
		gapsCap: int(r.number(object, "gapsCap", defaultGapsCap)),

		overTransport: r.boolean(object, "overTransport"),
	}
	if options.path == "" {
		r.complain("path must name the file of rows")
	}
	return options, r.problem
}
