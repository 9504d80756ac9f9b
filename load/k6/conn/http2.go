package conn

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"

	"golang.org/x/net/http2"
	"golang.org/x/net/http2/hpack"
)

const (
	// receiveWindow is the number of bytes that the service may send before a WINDOW_UPDATE (RFC 9113 section 5.2). It is never used up.
	receiveWindow = 1 << 30
	// initialWindow is the number of bytes of data that a side may send before the other side allows more (RFC 9113 section 6.5.2).
	initialWindow = 1<<16 - 1
	// initialFrame is the maximum length of a frame until the service sets another maximum.
	initialFrame = 1 << 14
	tableBytes   = 4096
	frameHead    = 9
)

var errGoAway = fmt.Errorf("the service ends this HTTP/2 connection: %w", io.ErrUnexpectedEOF)

// http2Line speaks HTTP/2 over one connection. It has one request at a time, as over HTTP/1.1.
type http2Line struct {
	conn    *Conn
	framer  *http2.Framer
	out     bytes.Buffer
	fields  bytes.Buffer
	encoder *hpack.Encoder
	stream  uint32
	// body is the part of the request body that has not been sent yet.
	body string
	// connWindow is how many more bytes the service accepts on the connection, and streamWindow how many on the current stream. startWindow
	// is how many bytes it accepts on each new stream.
	connWindow, streamWindow, startWindow int64
	// frame is the maximum length of an HTTP/2 frame that the service accepts, in bytes.
	frame int
	// received counts the bytes since the last WINDOW_UPDATE.
	received int64
	// data is the part of the last frame that was not read yet.
	data              []byte
	hasEnded, isGoing bool
}

// startHTTP2 sends the client's connection preface and settings.
func startHTTP2(c *Conn) (*http2Line, error) {
	l := &http2Line{conn: c, connWindow: initialWindow, startWindow: initialWindow, frame: initialFrame}
	l.framer = http2.NewFramer(&l.out, c.reader)
	l.framer.SetReuseFrames()
	l.framer.ReadMetaHeaders = hpack.NewDecoder(tableBytes, nil)
	l.framer.MaxHeaderListSize = maxHeadBytes
	l.encoder = hpack.NewEncoder(&l.fields)
	l.out.WriteString(http2.ClientPreface)
	err := errors.Join(
		l.framer.WriteSettings(http2.Setting{ID: http2.SettingEnablePush, Val: 0}, http2.Setting{ID: http2.SettingInitialWindowSize, Val: receiveWindow}),
		l.framer.WriteWindowUpdate(0, receiveWindow-initialWindow),
	)
	if err != nil {
		return nil, err
	}
	return l, l.flush()
}

func (l *http2Line) flush() error {
	if l.out.Len() == 0 {
		return nil
	}
	_, err := l.conn.wire.Write(l.out.Bytes())
	l.out.Reset()
	return err
}

// send writes the head of a request, and as much of its body as the service accepts.
func (l *http2Line) send(request *Request) error {
	if l.stream == 0 {
		l.stream = 1
	} else {
		l.stream += 2
	}
	l.streamWindow, l.body, l.data, l.hasEnded = l.startWindow, request.Body, nil, false
	l.fields.Reset()
	l.field(":method", request.Method)
	l.field(":scheme", request.URL.Scheme)
	l.field(":authority", request.URL.Host)
	l.field(":path", request.URL.RequestURI())
	if request.Body != "" {
		l.field("content-length", strconv.Itoa(len(request.Body)))
	}
	for name, values := range request.Header {
		for _, value := range values {
			l.field(strings.ToLower(name), value)
		}
	}
	head := http2.HeadersFrameParam{StreamID: l.stream, BlockFragment: l.fields.Bytes(), EndStream: request.Body == "", EndHeaders: true}
	if err := l.framer.WriteHeaders(head); err != nil {
		return err
	}
	if err := l.sendBody(); err != nil {
		return err
	}
	return l.flush()
}

func (l *http2Line) field(name, value string) {
	_ = l.encoder.WriteField(hpack.HeaderField{Name: name, Value: value})
}

// sendBody adds the next frames of the body to the bytes to send. It adds no more bytes than connWindow and streamWindow allow.
func (l *http2Line) sendBody() error {
	for l.body != "" {
		size := int(min(int64(len(l.body)), int64(l.frame), l.connWindow, l.streamWindow))
		if size <= 0 {
			return nil
		}
		part := l.body[:size]
		l.body = l.body[size:]
		l.connWindow -= int64(size)
		l.streamWindow -= int64(size)
		if err := l.framer.WriteData(l.stream, l.body == "", []byte(part)); err != nil {
			return err
		}
	}
	return nil
}

// receive returns the head of the final answer. It skips informational answers (1xx).
func (l *http2Line) receive() (*http.Response, error) {
	for range maxInformational + 1 {
		head, err := l.head()
		if err != nil {
			return nil, err
		}
		status, err := strconv.Atoi(head.PseudoValue("status"))
		if err != nil {
			return nil, fmt.Errorf("malformed HTTP/2 status %q", head.PseudoValue("status"))
		}
		if status < 100 || status > 199 {
			return l.answer(status, head), nil
		}
	}
	return nil, errNoFinalHead
}

func (l *http2Line) head() (*http2.MetaHeadersFrame, error) {
	for {
		frame, err := l.next()
		if err != nil {
			return nil, err
		}
		if head, ok := frame.(*http2.MetaHeadersFrame); ok {
			return head, nil
		}
		if l.hasEnded {
			return nil, io.ErrUnexpectedEOF
		}
	}
}

func (l *http2Line) answer(status int, head *http2.MetaHeadersFrame) *http.Response {
	l.conn.firstRead = l.conn.lastRead
	response := &http.Response{
		Status: strconv.Itoa(status) + " " + http.StatusText(status), StatusCode: status,
		Proto: "HTTP/2.0", ProtoMajor: 2, Header: http.Header{}, ContentLength: -1, Body: http2Body{l},
	}
	for _, field := range head.RegularFields() {
		response.Header.Add(field.Name, field.Value)
	}
	return response
}

// http2Body is the body of the answer to the last request.
type http2Body struct{ line *http2Line }

func (b http2Body) Read(into []byte) (int, error) {
	l := b.line
	for len(l.data) == 0 {
		if l.hasEnded {
			return 0, io.EOF
		}
		if _, err := l.next(); err != nil {
			return 0, err
		}
	}
	n := copy(into, l.data)
	l.data = l.data[n:]
	return n, nil
}

func (http2Body) Close() error { return nil }

// next reads one frame, reacts as RFC 9113 requires, and returns the frame. For example, it acknowledges a ping.
func (l *http2Line) next() (http2.Frame, error) {
	frame, err := l.framer.ReadFrame()
	if err != nil {
		return nil, err
	}
	if frame.Header().StreamID == l.stream && frame.Header().Flags.Has(http2.FlagDataEndStream) && isOfAnswer(frame) {
		l.hasEnded = true
	}
	switch frame := frame.(type) {
	case *http2.DataFrame:
		err = l.took(frame)
	case *http2.SettingsFrame:
		err = l.set(frame)
	case *http2.PingFrame:
		if !frame.IsAck() {
			err = l.framer.WritePing(true, frame.Data)
		}
	case *http2.WindowUpdateFrame:
		l.allow(frame)
		err = l.sendBody()
	case *http2.GoAwayFrame:
		l.isGoing = true
		if frame.LastStreamID < l.stream && !l.hasEnded {
			err = errGoAway
		}
	case *http2.RSTStreamFrame:
		if frame.StreamID == l.stream {
			return nil, fmt.Errorf("stream error: the service reset the stream (%s)", frame.ErrCode)
		}
	}
	return frame, errors.Join(err, l.flush())
}

// isOfAnswer reports whether a frame's end-of-stream flag may end an answer. In other frame types, this bit means something else.
func isOfAnswer(frame http2.Frame) bool {
	switch frame.(type) {
	case *http2.DataFrame, *http2.MetaHeadersFrame:
		return true
	}
	return false
}

// took stores the data of a received frame. When half of receiveWindow is used, it sends a WINDOW_UPDATE for the received bytes.
func (l *http2Line) took(frame *http2.DataFrame) error {
	if frame.StreamID == l.stream {
		l.data = frame.Data()
	}
	l.received += int64(frame.Length)
	if l.received < receiveWindow/2 {
		return nil
	}
	all := uint32(l.received)
	l.received = 0
	return errors.Join(l.framer.WriteWindowUpdate(0, all), l.framer.WriteWindowUpdate(l.stream, all))
}

// set applies the settings of the service. A new initial window also changes the current stream's window.
func (l *http2Line) set(frame *http2.SettingsFrame) error {
	if frame.IsAck() {
		return nil
	}
	err := frame.ForeachSetting(func(setting http2.Setting) error {
		switch setting.ID {
		case http2.SettingInitialWindowSize:
			l.streamWindow += int64(setting.Val) - l.startWindow
			l.startWindow = int64(setting.Val)
		case http2.SettingMaxFrameSize:
			l.frame = int(setting.Val)
		case http2.SettingHeaderTableSize:
			l.encoder.SetMaxDynamicTableSize(min(tableBytes, setting.Val))
		}
		return setting.Valid()
	})
	return errors.Join(err, l.framer.WriteSettingsAck(), l.sendBody())
}

func (l *http2Line) allow(frame *http2.WindowUpdateFrame) {
	switch frame.StreamID {
	case 0:
		l.connWindow += int64(frame.Increment)
	case l.stream:
		l.streamWindow += int64(frame.Increment)
	}
}

// isOver reports whether the last request was sent, and its answer received, completely.
func (l *http2Line) isOver() bool { return l.hasEnded && l.body == "" }

// isReady reports whether the connection can be used for another request. It first reads what the service has sent since the last answer.
func (l *http2Line) isReady() bool {
	for l.conn.reader.Buffered() > 0 || !l.conn.wire.quiet() {
		if _, err := l.next(); err != nil {
			return false
		}
	}
	return !l.isGoing && l.stream < 1<<31-3
}

// endsStream reports whether bytes end with an empty HTTP/2 frame that ends a stream.
func endsStream(pending []byte) bool {
	if len(pending) < frameHead {
		return false
	}
	head := pending[len(pending)-frameHead:]
	return head[0] == 0 && head[1] == 0 && head[2] == 0 && http2.FrameType(head[3]) == http2.FrameData && http2.Flags(head[4]).Has(http2.FlagDataEndStream)
}
