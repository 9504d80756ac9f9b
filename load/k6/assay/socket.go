package assay

import (
	"net/http"
	"strconv"
	"strings"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
	"assay.local/k6/rows"
	"assay.local/k6/socket"
)

const (
	transportSocket = "websocket"
	socketOpened    = http.StatusSwitchingProtocols
)

var answerMemory = socket.NewMemory(48 << 20) // for the long answers that all users receive at the same time

func (c *caller) converse(watch *requestWatch, env requestEnv, handshake *conn.Permit) {
	talk := socket.Talk{Opened: rows.Never, CloseCode: socket.NoCode}
	on, err := c.dial(watch, env, handshake)
	if err == nil {
		watch.attach(on)
		talk = socket.Converse(on, env.socket)
	} else {
		talk.Class, talk.Err, talk.Closed = "network", err, clock.Now()
	}
	wasCut := watch.stop()
	talk.IsClosedByUs = talk.IsClosedByUs || wasCut
	c.storeTalk(&talk, env.socket.Reading, watch)
}

func (c *caller) storeTalk(talk *socket.Talk, reading *socket.Reading, watch *requestWatch) {
	c.reservedBytes, c.text = talk.Held, append(c.text, reading.Text...)
	c.answer.talk, c.answer.isSuspect = talk, reading.IsSuspect
	row := &c.answer.row
	row.Headers, row.Closed, row.Status = talk.Opened, talk.Closed, talk.Status
	if talk.Opened != rows.Never {
		row.Status = socketOpened
	}
	if len(talk.Messages) > 0 {
		row.FirstByte, row.FirstEvent = talk.Messages[0].At, talk.Messages[0].At
	}
	row.ChunkTimes = append(row.ChunkTimes, reading.Times...)
	row.Events, row.Bytes, row.FirstOutput, row.Done = int64(len(talk.Messages)), talk.Bytes(), reading.FirstOutput, reading.Done
	row.PromptTokens, row.CompletionTokens, row.HiddenTokens = reading.PromptTokens, reading.CompletionTokens, reading.HiddenTokens
	class, reason := c.classOfTalk(talk, reading, watch)
	row.Class, row.Error = class, c.oneLine(reason)
	if class == classOK {
		row.Empty = reading.FirstOutput == rows.Never
		if row.Done == rows.Never {
			row.Done = talk.Closed
		}
	}
}

func (u *user) requestOf(task *task) *socket.Request {
	dialect := &task.config.Dialect
	address, header := dialect.Handshake(task.config.SocketURL, u.caller.spec.key)
	for name, values := range task.header() {
		if _, isSet := header[name]; !isSet {
			header[name] = values
		}
	}
	return &socket.Request{
		URL: address, Header: header, Text: u.caller.spec.body, IsBinary: dialect.RequestFrames == "binary",
		Memory: answerMemory, Reading: dialect.NewReading(),
	}
}

func (c *caller) classOfTalk(talk *socket.Talk, reading *socket.Reading, watch *requestWatch) (class, reason string) {
	dialect := reading.Dialect
	hasLastChunk := len(reading.Times) > 0
	if dialect.HasFinish() {
		hasLastChunk = reading.IsFinished
	}
	// A close frame ends an answer only if the dialect has close codes, or declares no other end.
	mayEndByClose := len(dialect.CloseCodes) > 0 || dialect.EndsWithLastChunk()
	hasEnd := reading.Done != rows.Never || mayEndByClose && talk.Class == ""
	switch {
	case reading.IsError && reading.IsErrorJSON:
		return classOfError(reading.Error), messageOf(reading.Error)
	case reading.IsError:
		return classBadJSON, "not JSON: " + c.excerpt([]byte(reading.Error))
	case hasLastChunk && hasEnd:
		return classOK, ""
	case talk.Class == socket.ClassRefusal:
		return refusedHandshake(talk)
	case talk.Err != nil:
		return c.failure(&c.answer, watch, talk.Err)
	case talk.Class != "":
		return talk.Class, talk.Error
	case hasLastChunk:
		return classTruncated, "ended without its end"
	case dialect.HasFinish():
		return classTruncated, "ended without finish_reason"
	default:
		return classTruncated, "ended without any text"
	}
}

func refusedHandshake(talk *socket.Talk) (class, reason string) {
	reason = "the WebSocket handshake was refused"
	if talk.Status != 0 {
		reason += " with " + strconv.Itoa(talk.Status)
	}
	if talk.Error != "" {
		reason += ": " + talk.Error
	}
	return classOfStatus(talk.Status), reason
}

type recordSocket struct {
	Frames       []socketFrame `json:"frames"`
	CloseCode    *int          `json:"closeCode"`
	IsClosedByUs bool          `json:"isClosedByUs"`
}

type socketFrame struct {
	AtUs     int64  `json:"atUs"`
	Text     string `json:"text"`
	IsBinary bool   `json:"isBinary,omitempty"`
}

func (u *user) framesOf(a *answer) *recordSocket {
	talk, keys := a.talk, u.caller.keys
	all, shown := strings.Builder{}, &recordSocket{IsClosedByUs: talk.IsClosedByUs, Frames: []socketFrame{}}
	if talk.CloseCode != socket.NoCode {
		shown.CloseCode = &talk.CloseCode
	}
	if talk.Bytes() > sampleBytes {
		return nil
	}
	for _, message := range talk.Messages {
		all.Write(message.Text)
		text := keys.hide(strings.ToValidUTF8(string(message.Text), "\uFFFD"))
		shown.Frames = append(shown.Frames, socketFrame{rows.Micros(message.At, u.t0), text, message.IsBinary})
	}
	// A secret that is spread over several messages cannot be replaced.
	if keys.countIn(u.caller.textOf(a)) > keys.countIn([]byte(all.String())) {
		return nil
	}
	return shown
}
