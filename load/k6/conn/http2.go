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
	// receiveWindow is the flow-control window of the client (RFC 9113 section 5.2). No answer fills it, so the service never waits.
	receiveWindow = 1 << 30
	// defaultWindow and defaultFrame are the initial flow-control window and maximum frame length (RFC 9113 section 6.5.2).
	defaultWindow    = 1<<16 - 1
	defaultFrame     = 1 << 14
	headerTableBytes = 4096
	frameHeaderBytes = 9
)

var errGoAway = fmt.Errorf("the service ends this HTTP/2 connection: %w", io.ErrUnexpectedEOF)

// http2Conn speaks HTTP/2 over one connection, with one request at a time.
type http2Conn struct {
	conn    *Conn
	framer  *http2.Framer
	out     bytes.Buffer
	fields  bytes.Buffer
	encoder *hpack.Encoder
	stream  uint32
	// unsentBody is the part of the request's body that does not fit into the flow-control windows of the service.
	unsentBody string
	// connWindow and streamWindow are the flow-control windows of the service, for the connection and for the current request.
	connWindow, streamWindow int64
	// initialWindow and maxFrame are settings of the service.
	initialWindow int64
	maxFrame      int
	// receivedBytes counts received data since the last WINDOW_UPDATE for the connection.
	receivedBytes uint32
	// unreadData is the unread part of the last DATA frame.
	unreadData            []byte
	hasEnded, isGoingAway bool
}

// startHTTP2 sends the preface and the settings of the client (RFC 9113 section 3.4).
func startHTTP2(c *Conn) (*http2Conn, error) {
	h := &http2Conn{conn: c, connWindow: defaultWindow, initialWindow: defaultWindow, maxFrame: defaultFrame}
	h.framer = http2.NewFramer(&h.out, c.reader)
	h.framer.SetReuseFrames()
	h.framer.ReadMetaHeaders = hpack.NewDecoder(headerTableBytes, nil)
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

// send writes the head of a request, and as much of its body as fits into the flow-control windows. Later calls of next send the rest.
func (h *http2Conn) send(request *Request) error {
	if h.stream == 0 {
		h.stream = 1
	} else {
		h.stream += 2
	}
	h.streamWindow, h.unsentBody, h.unreadData, h.hasEnded = h.initialWindow, request.Body, nil, false
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

func (h *http2Conn) sendBody() error {
	for h.unsentBody != "" {
		size := int(min(int64(len(h.unsentBody)), int64(h.maxFrame), h.connWindow, h.streamWindow))
		if size <= 0 {
			return nil
		}
		part := h.unsentBody[:size]
		h.unsentBody = h.unsentBody[size:]
		h.connWindow -= int64(size)
		h.streamWindow -= int64(size)
		if err := h.framer.WriteData(h.stream, h.unsentBody == "", []byte(part)); err != nil {
			return err
		}
	}
	return nil
}

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
	h.conn.FirstRead = h.conn.LastRead
	response := &http.Response{
		Status: strconv.Itoa(status) + " " + http.StatusText(status), StatusCode: status,
		Proto: "HTTP/2.0", ProtoMajor: 2, Header: http.Header{}, ContentLength: -1, Body: http2Body{h},
	}
	for _, field := range head.RegularFields() {
		response.Header.Add(field.Name, field.Value)
	}
	return response
}

type http2Body struct{ conn *http2Conn }

func (b http2Body) Read(into []byte) (int, error) {
	h := b.conn
	for len(h.unreadData) == 0 {
		if h.hasEnded {
			return 0, io.EOF
		}
		if _, err := h.next(); err != nil {
			return 0, err
		}
	}
	n := copy(into, h.unreadData)
	h.unreadData = h.unreadData[n:]
	return n, nil
}

func (http2Body) Close() error { return nil }

// next reads one frame, handles it, for example answers a ping, and returns it.
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

// isOfAnswer reports whether a frame is HEADERS or DATA. In other types of frames, the bit of END_STREAM has another meaning.
func isOfAnswer(frame http2.Frame) bool {
	switch frame.(type) {
	case *http2.DataFrame, *http2.MetaHeadersFrame:
		return true
	}
	return false
}

// onData stores received data for the reader of the body. When half of the connection's window is used, it restores the window.
func (h *http2Conn) onData(frame *http2.DataFrame) error {
	if frame.StreamID == h.stream {
		h.unreadData = frame.Data()
	}
	h.receivedBytes += frame.Length
	if h.receivedBytes < receiveWindow/2 {
		return nil
	}
	size := h.receivedBytes
	h.receivedBytes = 0
	return h.framer.WriteWindowUpdate(0, size)
}

// onSettings applies settings of the service. A new initial window also changes the current window (RFC 9113 section 6.9.2).
func (h *http2Conn) onSettings(frame *http2.SettingsFrame) error {
	if frame.IsAck() {
		return nil
	}
	err := frame.ForeachSetting(func(setting http2.Setting) error {
		switch setting.ID {
		case http2.SettingInitialWindowSize:
			h.streamWindow += int64(setting.Val) - h.initialWindow
			h.initialWindow = int64(setting.Val)
		case http2.SettingMaxFrameSize:
			h.maxFrame = int(setting.Val)
		case http2.SettingHeaderTableSize:
			h.encoder.SetMaxDynamicTableSize(min(headerTableBytes, setting.Val))
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

func (h *http2Conn) isOver() bool { return h.hasEnded && h.unsentBody == "" }

// isReady reports whether the connection can carry another request. First it reads frames that arrived after the last answer, such as pings.
func (h *http2Conn) isReady() bool {
	for h.conn.reader.Buffered() > 0 || !h.conn.wire.isQuiet() {
		if _, err := h.next(); err != nil {
			return false
		}
	}
	return !h.isGoingAway && h.stream < 1<<31-3
}

// endsStream reports whether bytes end with an empty DATA frame with the flag END_STREAM, as many answers over HTTP/2 do.
func endsStream(pending []byte) bool {
	if len(pending) < frameHeaderBytes {
		return false
	}
	head := pending[len(pending)-frameHeaderBytes:]
	return head[0] == 0 && head[1] == 0 && head[2] == 0 && http2.FrameType(head[3]) == http2.FrameData && http2.Flags(head[4]).Has(http2.FlagDataEndStream)
}
