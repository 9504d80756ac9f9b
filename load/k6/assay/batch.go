package assay

import (
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"strconv"
	"time"

	"github.com/grafana/sobek"

	"assay.local/k6/rows"
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
		// The times of the requests matter; the pace of k6 would change them.
		one.env.pace = nil
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
	encoder.T0, encoder.GapsCap = u.t0, u.gapsCap
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
