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
	// receiveWindow is how many bytes the service may send before we must allow more (with WINDOW_UPDATE, RFC 9113 section 5.2). We allow
	// more when half of it is used, so that the service never has to wait.
	receiveWindow = 1 << 30
	// defaultWindow is how many bytes each side may send at first, before the other side allows more (RFC 9113 section 6.5.2).
	defaultWindow = 1<<16 - 1
	// defaultFrame is the maximum length of an HTTP/2 frame until the service allows another (RFC 9113 section 6.5.2).
	defaultFrame = 1 << 14
	tableBytes   = 4096
	frameHead    = 9
)

var errGoAway = fmt.Errorf("the service ends this HTTP/2 connection: %w", io.ErrUnexpectedEOF)

// http2Conn speaks HTTP/2 over one connection, with one request at a time, as over HTTP/1.1. Each request and its answer are one stream.
type http2Conn struct {
	conn    *Conn
	framer  *http2.Framer
	out     bytes.Buffer
	fields  bytes.Buffer
	encoder *hpack.Encoder
	stream  uint32
	// unsent is the part of the request body that has not been sent yet.
	unsent string
	// The service limits how many bytes we may send. connWindow is how many more it accepts on the connection, and streamWindow how many in
	// the current request. startWindow is the value of streamWindow for a new request.
	connWindow, streamWindow, startWindow int64
	// frame is the maximum length of an HTTP/2 frame that the service accepts, in bytes.
	maxFrame int
	// unannounced is how many received bytes we have not yet allowed the service to send again (with WINDOW_UPDATE).
	unannounced int64
	// data is the part of the last data frame that the reader of the answer's body has not taken.
	data                  []byte
	hasEnded, isGoingAway bool
}

// startHTTP2 begins HTTP/2 on a new connection: it sends the preface and our settings (RFC 9113 section 3.4).
func startHTTP2(c *Conn) (*http2Conn, error) {
	h := &http2Conn{conn: c, connWindow: defaultWindow, startWindow: defaultWindow, maxFrame: defaultFrame}
	h.framer = http2.NewFramer(&h.out, c.reader)
	h.framer.SetReuseFrames()
	h.framer.ReadMetaHeaders = hpack.NewDecoder(tableBytes, nil)
	h.framer.MaxHeaderListSize = maxHeadBytes
	h.encoder = hpack.NewEncoder(&h.fields)
	h.out.WriteString(http2.ClientPreface)
	err := errors.Join(
		h.framer.WriteSettings(http2.Setting{ID: http2.SettingEnablePush, Val: 0}, http2.Setting{ID: http2.SettingInitialWindowSize, Val: receiveWindow}),
		h.framer.WriteWindowUpdate(0, receiveWindow-defaultWindow),
	)
	if err != nil {
		return nil, err
	}
	return h, h.flush()
}

func (h *http2Conn) flush() error {
	if h.out.Len() == 0 {
		return nil
	}
	_, err := h.conn.wire.Write(h.out.Bytes())
	h.out.Reset()
	return err
}

// send writes the head of a request, and as much of its body as the service accepts now. The method next sends the rest later.
func (h *http2Conn) send(request *Request) error {
	if h.stream == 0 {
		h.stream = 1
	} else {
		h.stream += 2
	}
	h.streamWindow, h.unsent, h.data, h.hasEnded = h.startWindow, request.Body, nil, false
	h.fields.Reset()
	h.field(":method", request.Method)
	h.field(":scheme", request.URL.Scheme)
	h.field(":authority", request.URL.Host)
	h.field(":path", request.URL.RequestURI())
	if request.Body != "" {
		h.field("content-length", strconv.Itoa(len(request.Body)))
	}
	for name, values := range request.Header {
		for _, value := range values {
			h.field(strings.ToLower(name), value)
		}
	}
	head := http2.HeadersFrameParam{StreamID: h.stream, BlockFragment: h.fields.Bytes(), EndStream: request.Body == "", EndHeaders: true}
	if err := h.framer.WriteHeaders(head); err != nil {
		return err
	}
	if err := h.sendBody(); err != nil {
		return err
	}
	return h.flush()
}

func (h *http2Conn) field(name, value string) {
	_ = h.encoder.WriteField(hpack.HeaderField{Name: name, Value: value})
}

// sendBody writes as much of the rest of the body as the service accepts (connWindow and streamWindow) to the buffer out.
func (h *http2Conn) sendBody() error {
	for h.unsent != "" {
		size := int(min(int64(len(h.unsent)), int64(h.maxFrame), h.connWindow, h.streamWindow))
		if size <= 0 {
			return nil
		}
		part := h.unsent[:size]
		h.unsent = h.unsent[size:]
		h.connWindow -= int64(size)
		h.streamWindow -= int64(size)
		if err := h.framer.WriteData(h.stream, h.unsent == "", []byte(part)); err != nil {
			return err
		}
	}
	return nil
}

// receive returns the head of the final answer. It skips informational answers (1xx).
func (h *http2Conn) receive() (*http.Response, error) {
	for range maxInformational + 1 {
		head, err := h.head()
		if err != nil {
			return nil, err
		}
		status, err := strconv.Atoi(head.PseudoValue("status"))
		if err != nil {
			return nil, fmt.Errorf("malformed HTTP/2 status %q", head.PseudoValue("status"))
		}
		if status < 100 || status > 199 {
			return h.answer(status, head), nil
		}
	}
	return nil, errNoFinalHead
}

func (h *http2Conn) head() (*http2.MetaHeadersFrame, error) {
	for {
		frame, err := h.next()
		if err != nil {
			return nil, err
		}
		if head, ok := frame.(*http2.MetaHeadersFrame); ok {
			return head, nil
		}
		if h.hasEnded {
			return nil, io.ErrUnexpectedEOF
		}
	}
}

func (h *http2Conn) answer(status int, head *http2.MetaHeadersFrame) *http.Response {
	h.conn.firstRead = h.conn.lastRead
	response := &http.Response{
		Status: strconv.Itoa(status) + " " + http.StatusText(status), StatusCode: status,
		Proto: "HTTP/2.0", ProtoMajor: 2, Header: http.Header{}, ContentLength: -1, Body: http2Body{h},
	}
	for _, field := range head.RegularFields() {
		response.Header.Add(field.Name, field.Value)
	}
	return response
}

// http2Body is the body of the answer to the last request.
type http2Body struct{ conn *http2Conn }

func (b http2Body) Read(into []byte) (int, error) {
	h := b.conn
	for len(h.data) == 0 {
		if h.hasEnded {
			return 0, io.EOF
		}
		if _, err := h.next(); err != nil {
			return 0, err
		}
	}
	n := copy(into, h.data)
	h.data = h.data[n:]
	return n, nil
}

func (http2Body) Close() error { return nil }

// next reads one frame and returns it. It also does what RFC 9113 requires for this frame, for example it answers a ping.
func (h *http2Conn) next() (http2.Frame, error) {
	frame, err := h.framer.ReadFrame()
	if err != nil {
		return nil, err
	}
	if frame.Header().StreamID == h.stream && frame.Header().Flags.Has(http2.FlagDataEndStream) && isOfAnswer(frame) {
		h.hasEnded = true
	}
	switch frame := frame.(type) {
	case *http2.DataFrame:
		err = h.onData(frame)
	case *http2.SettingsFrame:
		err = h.onSettings(frame)
	case *http2.PingFrame:
		if !frame.IsAck() {
			err = h.framer.WritePing(true, frame.Data)
		}
	case *http2.WindowUpdateFrame:
		h.onWindowUpdate(frame)
		err = h.sendBody()
	case *http2.GoAwayFrame:
		h.isGoingAway = true
		if frame.LastStreamID < h.stream && !h.hasEnded {
			err = errGoAway
		}
	case *http2.RSTStreamFrame:
		if frame.StreamID == h.stream {
			return nil, fmt.Errorf("stream error: the service reset the stream (%s)", frame.ErrCode)
		}
	}
	return frame, errors.Join(err, h.flush())
}

// isOfAnswer reports whether a frame belongs to an answer (head or data), so that its flag END_STREAM ends the answer. In other types of
// frames, the same bit means something else.
func isOfAnswer(frame http2.Frame) bool {
	switch frame.(type) {
	case *http2.DataFrame, *http2.MetaHeadersFrame:
		return true
	}
	return false
}

// onData keeps the data of a received frame for the reader of the body. When half of receiveWindow is used, it lets the service send more.
func (h *http2Conn) onData(frame *http2.DataFrame) error {
	if frame.StreamID == h.stream {
		h.data = frame.Data()
	}
	h.unannounced += int64(frame.Length)
	if h.unannounced < receiveWindow/2 {
		return nil
	}
	all := uint32(h.unannounced)
	h.unannounced = 0
	return errors.Join(h.framer.WriteWindowUpdate(0, all), h.framer.WriteWindowUpdate(h.stream, all))
}

// onSettings applies the settings of the service. A new initial window also changes how much of the current request the service accepts.
func (h *http2Conn) onSettings(frame *http2.SettingsFrame) error {
	if frame.IsAck() {
		return nil
	}
	err := frame.ForeachSetting(func(setting http2.Setting) error {
		switch setting.ID {
		case http2.SettingInitialWindowSize:
			h.streamWindow += int64(setting.Val) - h.startWindow
			h.startWindow = int64(setting.Val)
		case http2.SettingMaxFrameSize:
			h.maxFrame = int(setting.Val)
		case http2.SettingHeaderTableSize:
			h.encoder.SetMaxDynamicTableSize(min(tableBytes, setting.Val))
		}
		return setting.Valid()
	})
	return errors.Join(err, h.framer.WriteSettingsAck(), h.sendBody())
}

func (h *http2Conn) onWindowUpdate(frame *http2.WindowUpdateFrame) {
	switch frame.StreamID {
	case 0:
		h.connWindow += int64(frame.Increment)
	case h.stream:
		h.streamWindow += int64(frame.Increment)
	}
}

// isOver reports whether the last request was sent, and its answer received, completely.
func (h *http2Conn) isOver() bool { return h.hasEnded && h.unsent == "" }

// isReady reports whether the connection can carry another request. First it reads what has come since the last answer, such as pings.
func (h *http2Conn) isReady() bool {
	for h.conn.reader.Buffered() > 0 || !h.conn.wire.quiet() {
		if _, err := h.next(); err != nil {
			return false
		}
	}
	return !h.isGoingAway && h.stream < 1<<31-3
}

// endsStream reports whether the last bytes are an empty HTTP/2 data frame with the flag END_STREAM. An answer may end with such a frame.
func endsStream(pending []byte) bool {
	if len(pending) < frameHead {
		return false
	}
	head := pending[len(pending)-frameHead:]
	return head[0] == 0 && head[1] == 0 && head[2] == 0 && http2.FrameType(head[3]) == http2.FrameData && http2.Flags(head[4]).Has(http2.FlagDataEndStream)
}
