package assay

import (
	"cmp"
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/lib"
	"go.k6.io/k6/v2/lib/netext"

	"assay.local/k6/rows"
	"assay.local/k6/wake"
)

var errBatch = errors.New("k6/x/assay: batch takes a list of requests")

// maxRequests bounds one batch: each request has a goroutine and, when fresh, a socket.
const maxRequests = 10_000

// batch sends several requests at times of their own and returns when the last answer is there. The second argument
// gives each request a connection of its own.
func (u *user) batch(call sobek.FunctionCall) sobek.Value {
	state := u.vu.State()
	if state == nil {
		u.throw(errInit)
	}
	requests, err := u.readRequests(call.Argument(0))
	u.throwIf(err)
	u.throwIf(u.begin())
	if u.transports == nil {
		u.transports = newTransports(state)
		u.transports.closeWith(u.vu.Context())
	}
	for _, one := range requests {
		one.env = u.env(state, &one.caller.spec)
	}
	sendBatch(u.vu.Context(), requests, u.transports, call.Argument(1).ToBoolean())
	answers := make([]any, 0, len(requests))
	for _, one := range requests {
		u.pushSamples(one.answer)
		u.throwIf(u.writeRequest(one))
		answers = append(answers, u.answerOf(one))
	}
	return u.vu.Runtime().NewArray(answers...)
}

func (u *user) readRequests(value sobek.Value) ([]*batchRequest, error) {
	list, ok := value.(*sobek.Object)
	if !ok || list.ClassName() != "Array" {
		return nil, errBatch
	}
	count := list.Get("length").ToInteger()
	if count > maxRequests {
		return nil, errors.New("k6/x/assay: a batch holds at most 10000 requests")
	}
	requests := make([]*batchRequest, 0, count)
	for place := range count {
		one := &batchRequest{}
		value := list.Get(strconv.FormatInt(place, 10))
		var err error
		if one.caller.spec, err = readSpec(value); err != nil {
			return nil, err
		}
		if err := one.readMore(value); err != nil {
			return nil, err
		}
		requests = append(requests, one)
	}
	return requests, nil
}

// readMore reads the members of a request in a batch beyond those of any request: its source address, and the label for its row.
func (b *batchRequest) readMore(value sobek.Value) error {
	object, ok := value.(*sobek.Object)
	if !ok {
		return errBatch
	}
	var r reader
	b.source = r.text(object, "source", "")
	if b.source != "" && net.ParseIP(b.source) == nil {
		r.complain("source must be an IP address of this host")
	}
	if label := r.object(object, "label"); label != nil {
		text, err := json.Marshal(label.Export())
		if err != nil {
			r.complain("label must be plain data")
		}
		b.label = text
	}
	return r.problem
}

// writeRequest writes the row of a request in a batch: that of any request, with the label and the server's date behind.
func (u *user) writeRequest(b *batchRequest) error {
	encoder, _ := encoders.Get().(*rows.Encoder)
	defer encoders.Put(encoder)
	encoder.T0 = u.t0
	line := encoder.Encode(&b.answer.row)
	line = append(line[:len(line)-len("}\n")], `,"ask":`...)
	if b.label == nil {
		line = append(line, "null"...)
	} else {
		line = append(line, b.label...)
	}
	line = append(line, `,"date":`...)
	if date, ok := b.date(); ok {
		line = date.UTC().AppendFormat(append(line, '"'), time.RFC3339)
		line = append(line, '"')
	} else {
		line = append(line, "null"...)
	}
	if b.answer.body != nil {
		text, err := json.Marshal(b.caller.bodyText(b.answer))
		if err != nil {
			return err
		}
		line = append(append(line, `,"errorText":`...), text...)
	}
	return u.run.write(append(line, "}\n"...))
}

// date returns the Date of the answer; false without one.
func (b *batchRequest) date() (time.Time, bool) {
	date, err := http.ParseTime(b.head.Get("Date"))
	return date, err == nil
}

// answerOf returns the outcome of one request for a script: all of it, because the plan of the next requests uses everything.
func (u *user) answerOf(b *batchRequest) *sobek.Object {
	runtime, row := u.vu.Runtime(), &b.answer.row
	object := runtime.NewObject()
	set := func(name string, value any) { _ = object.Set(name, value) }
	moment := func(name string, at int64) {
		if at == rows.Never {
			set(name, sobek.Null())
			return
		}
		set(name, rows.Micros(at, u.t0))
	}
	count := func(name string, value int64) {
		if value == rows.Never {
			set(name, sobek.Null())
			return
		}
		set(name, value)
	}
	text := func(name, value string) {
		if value == "" {
			set(name, sobek.Null())
			return
		}
		set(name, value)
	}
	set("index", row.Index)
	moment("sentUs", row.Sent)
	moment("headersUs", row.Headers)
	moment("closedUs", row.Closed)
	set("status", row.Status)
	set("class", row.Class)
	text("error", row.Error)
	count("promptTokens", row.PromptTokens)
	count("completionTokens", row.CompletionTokens)
	text("retryAfter", row.RetryAfter)
	limits := runtime.NewObject()
	for _, limit := range row.Limits {
		_ = limits.Set(limit.Name, limit.Value)
	}
	set("limits", limits)
	set("dateMs", sobek.Null())
	if date, ok := b.date(); ok {
		set("dateMs", date.UnixMilli())
	}
	set("bodyText", sobek.Null())
	if b.answer.body != nil {
		set("bodyText", b.caller.bodyText(b.answer))
	}
	return object
}

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
		body:       r.text(object, "body", ""),
		key:        r.text(object, "key", ""),
		end:        r.text(object, "streamEnd", endBoth),
		terminator: r.text(object, "terminator", defaultTerminator),
		index:      int64(r.number(object, "index", -1)),
		startAt:    rows.Never,
		keepBody:   r.boolean(object, "keepBody"),
		total:      r.millis(object, "timeoutMs"),
		caps:       defaultCaps,
	}
	if at := r.number(object, "startAtUs", -1); at >= 0 {
		s.startAt = int64(at)
	}
	s.caps.bodyBytes = int64(r.number(object, "bodyBytes", float64(s.caps.bodyBytes)))
	s.caps.abortEvents = int64(r.number(object, "abortAfterEvents", 0))
	if s.transport != transportJSON && s.transport != transportSSE {
		r.complain("transport must be json or sse")
	}
	if s.end != endBoth && s.end != endFinish {
		r.complain("streamEnd must be both or finish")
	}
	s.url = r.url(object)
	s.header = r.header(object, &s)
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
	options := openOptions{path: r.text(object, "path", "")}
	if options.path == "" {
		r.complain("path must name the file of rows")
	}
	return options, r.problem
}

// batchRequest is one request of a batch with memory of its own, and its outcome.
type batchRequest struct {
	caller caller
	env    requestEnv
	source string
	label  []byte
	answer *answer
	head   http.Header
}

// sendBatch sends each request at its time, those without one at once, and waits for all answers. Each request has a goroutine of
// its own from the moment when it is due, so that a slow answer delays no other request.
func sendBatch(ctx context.Context, requests []*batchRequest, transports *transports, isFresh bool) {
	due := slices.Clone(requests)
	slices.SortStableFunc(due, func(x, y *batchRequest) int { return cmp.Compare(x.dueAt(), y.dueAt()) })
	var alarm wake.Alarm
	var underWay sync.WaitGroup
	for _, one := range due {
		if at := one.dueAt(); at != rows.Never {
			alarm.Sleep(ctx, one.env.t0+at*1000)
		}
		underWay.Go(func() { one.perform(ctx, transports, isFresh) })
	}
	underWay.Wait()
}

func (b *batchRequest) dueAt() int64 { return b.caller.spec.startAt }

func (b *batchRequest) perform(ctx context.Context, transports *transports, isFresh bool) {
	transport := transports.from(b.source)
	if isFresh {
		transport = transports.fresh(b.source)
		defer transport.CloseIdleConnections()
	}
	b.env.transport = headKeeper{transport, b}
	b.answer = b.caller.perform(ctx, b.env)
}

// headKeeper keeps the head of an answer beside the answer.
type headKeeper struct {
	transport http.RoundTripper
	request   *batchRequest
}

// CloseIdleConnections lets the next request make a connection of its own.
func (k headKeeper) CloseIdleConnections() {
	if transport, ok := k.transport.(interface{ CloseIdleConnections() }); ok {
		transport.CloseIdleConnections()
	}
}

func (k headKeeper) RoundTrip(request *http.Request) (*http.Response, error) {
	response, err := k.transport.RoundTrip(request)
	if err == nil {
		k.request.head = response.Header
	}
	return response, err
}

// maxIdle is how many connections of a source stay open for the next batch.
const maxIdle = 1024

// transports are the ways to a target by the address of this host they leave from. They speak HTTP/1.1 only: many requests
// over one connection of HTTP/2 would not be at the limiter at once.
type transports struct {
	dialer lib.DialContexter
	tls    *tls.Config
	mutex  sync.Mutex
	kept   map[string]*http.Transport
}

func newTransports(state *lib.State) *transports {
	t := &transports{dialer: state.Dialer, tls: &tls.Config{}, kept: map[string]*http.Transport{}}
	if state.TLSConfig != nil {
		t.tls = state.TLSConfig.Clone()
	}
	t.tls.NextProtos = []string{"http/1.1"}
	return t
}

// from is the transport that all requests from an address share.
func (t *transports) from(source string) *http.Transport {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.kept[source] == nil {
		t.kept[source] = t.fresh(source)
	}
	return t.kept[source]
}

// fresh is a transport that has no connection yet.
func (t *transports) fresh(source string) *http.Transport {
	return &http.Transport{
		Proxy:               http.ProxyFromEnvironment,
		DialContext:         t.dialFrom(source),
		TLSClientConfig:     t.tls,
		TLSNextProto:        map[string]func(string, *tls.Conn) http.RoundTripper{},
		DisableCompression:  true,
		MaxIdleConnsPerHost: maxIdle,
	}
}

// dialFrom dials as k6 would, which knows hosts, names and forbidden addresses, but from the given address.
func (t *transports) dialFrom(source string) func(context.Context, string, string) (net.Conn, error) {
	if source == "" && t.dialer != nil {
		return t.dialer.DialContext
	}
	var local net.Addr
	if source != "" {
		local = &net.TCPAddr{IP: net.ParseIP(source)}
	}
	if k6, ok := t.dialer.(*netext.Dialer); ok {
		own := &netext.Dialer{
			Dialer: k6.Dialer, Resolver: k6.Resolver, Blacklist: k6.Blacklist, BlockedHostnames: k6.BlockedHostnames, Hosts: k6.Hosts,
		}
		own.LocalAddr = local
		return own.DialContext
	}
	return (&net.Dialer{LocalAddr: local}).DialContext
}

// closeWith drops the connections when the run is over.
func (t *transports) closeWith(ctx context.Context) {
	context.AfterFunc(ctx, func() {
		t.mutex.Lock()
		defer t.mutex.Unlock()
		for _, transport := range t.kept {
			transport.CloseIdleConnections()
		}
	})
}
