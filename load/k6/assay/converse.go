package assay

import (
	"crypto/tls"
	"errors"
	"net/http"

	"github.com/grafana/sobek"

	"assay.local/k6/rows"
	"assay.local/k6/socket"
)

// answerMemory is what all answers of a process that are larger than usual may take together.
var answerMemory = socket.NewMemory(48 << 20)

var errConverse = errors.New("k6/x/assay: converse takes an object and a function")

// converse holds one conversation over a WebSocket of its own. The script says what is sent and which message is the last; see
// load/scenarios/k6-assay.d.ts.
func (u *user) converse(call sobek.FunctionCall) sobek.Value {
	state := u.vu.State()
	if state == nil {
		u.throw(errInit)
	}
	object, isObject := call.Argument(0).(*sobek.Object)
	isLast, isFunction := sobek.AssertFunction(call.Argument(1))
	if !isObject || !isFunction {
		u.throw(errConverse)
	}
	u.throwIf(u.begin())
	answerMemory.Give(u.talkHeld)
	u.talkHeld = 0
	var r reader
	request := socket.Request{
		URL: r.text(object, "url", ""), Text: r.text(object, "text", ""), IsBinary: r.boolean(object, "isBinary"),
		Timeout: r.millis(object, "timeoutMs"), Header: http.Header{}, Memory: answerMemory, Dial: state.Dialer.DialContext,
		TLS: tlsFor(state.TLSConfig), Proxy: http.ProxyFromEnvironment,
	}
	if headers := r.object(object, "headers"); headers != nil {
		for _, name := range headers.Keys() {
			request.Header.Set(name, headers.Get(name).String())
		}
	}
	u.throwIf(r.problem)
	var thrown error
	request.IsEnd = func(text string) bool {
		answer, err := isLast(sobek.Undefined(), u.vu.Runtime().ToValue(text))
		if err != nil {
			thrown = err
			return true
		}
		return answer.ToBoolean()
	}
	talk := socket.Converse(u.vu.Context(), &request)
	u.talkHeld = talk.Held
	u.throwIf(thrown)
	if u.vu.Context().Err() != nil && talk.Class != "" {
		talk.Class, talk.Error = classInterrupted, "the run ended"
	}
	return u.talkValue(&talk)
}

// tlsFor speaks HTTP/1.1, which a WebSocket begins with.
func tlsFor(config *tls.Config) *tls.Config {
	if config == nil {
		return nil
	}
	own := config.Clone()
	own.NextProtos = []string{"http/1.1"}
	return own
}

// talkValue is a conversation as scripts see it: times in microseconds since t0.
func (u *user) talkValue(talk *socket.Talk) sobek.Value {
	runtime := u.vu.Runtime()
	object := runtime.NewObject()
	set := func(on *sobek.Object, name string, value any) { u.throwIf(on.Set(name, value)) }
	orNull := func(isThere bool, value any) any {
		if isThere {
			return value
		}
		return sobek.Null()
	}
	messages := make([]any, len(talk.Messages))
	for place, message := range talk.Messages {
		one := runtime.NewObject()
		set(one, "atUs", rows.Micros(message.At, u.t0))
		set(one, "text", message.Text)
		if message.IsBinary {
			set(one, "isBinary", true)
		}
		messages[place] = one
	}
	set(object, "connectedUs", orNull(talk.Connected != rows.Never, rows.Micros(talk.Connected, u.t0)))
	set(object, "closedUs", rows.Micros(talk.Closed, u.t0))
	set(object, "messages", runtime.NewArray(messages...))
	set(object, "failure", sobek.Null())
	if talk.Class != "" {
		failure := runtime.NewObject()
		set(failure, "class", talk.Class)
		set(failure, "text", talk.Error)
		set(object, "failure", failure)
	}
	set(object, "refusedStatus", orNull(talk.Status != 0, talk.Status))
	set(object, "closeCode", orNull(talk.CloseCode != socket.NoCode, talk.CloseCode))
	set(object, "isClosedByUs", talk.IsClosedByUs)
	return object
}
