package conn

// An http2Conn speaks HTTP/2 over one connection, with one request at a time. It has no goroutine: the user that waits for the answer also
// handles other frames. For example, it answers pings, and sends the rest of its request when the service enlarges a flow-control window.

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
	receiveWindow    = 1 << 30   // No answer fills this window of the client, so the service never waits.
	defaultWindow    = 1<<16 - 1 // RFC 9113 section 6.5.2
	defaultFrame     = 1 << 14
	headerTableBytes = 4096
	frameHeaderBytes = 9
)

var errGoAway = fmt.Errorf("the service ends this HTTP/2 connection: %w", io.ErrUnexpectedEOF)

type http2Conn struct {
	conn                     *Conn
	framer                   *http2.Framer
	out                      bytes.Buffer
	fields                   bytes.Buffer
	encoder                  *hpack.Encoder
	stream                   uint32
	unsentBody               string
	connWindow, streamWindow int64
	serviceInitialWindow     int64
	serviceMaxFrame          int
	receivedBytes            uint32
	unreadData               []byte
	hasEnded, isGoingAway    bool
}

func startHTTP2(c *Conn) (*http2Conn, error) {
	h := &http2Conn{conn: c, connWindow: defaultWindow, serviceInitialWindow: defaultWindow, serviceMaxFrame: defaultFrame}
	h.framer = http2.NewFramer(&h.out, c.reader)
	h.framer.SetReuseFrames()
	h.framer.ReadMetaHeaders = hpack.NewDecoder(headerTableBytes, nil)
	h.framer.MaxHeaderListSize = maxHeadBytes
	h.encoder = hpack.NewEncoder(&h.fields)
	h.out.WriteString(http2.ClientPreface) // RFC 9113 section 3.4
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

func (h *http2Conn) send(request *Request) error {
	if h.stream == 0 {
		h.stream = 1
	} else {
		h.stream += 2
	}
	h.streamWindow, h.unsentBody, h.unreadData, h.hasEnded = h.serviceInitialWindow, request.Body, nil, false
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
		size := int(min(int64(len(h.unsentBody)), int64(h.serviceMaxFrame), h.connWindow, h.streamWindow))
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

func isOfAnswer(frame http2.Frame) bool {
	// In other frames, the bit of END_STREAM has another meaning.
	switch frame.(type) {
	case *http2.DataFrame, *http2.MetaHeadersFrame:
		return true
	}
	return false
}

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

func (h *http2Conn) onSettings(frame *http2.SettingsFrame) error {
	if frame.IsAck() {
		return nil
	}
	err := frame.ForeachSetting(func(setting http2.Setting) error {
		switch setting.ID {
		case http2.SettingInitialWindowSize:
			h.streamWindow += int64(setting.Val) - h.serviceInitialWindow // RFC 9113 section 6.9.2
			h.serviceInitialWindow = int64(setting.Val)
		case http2.SettingMaxFrameSize:
			h.serviceMaxFrame = int(setting.Val)
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

func (h *http2Conn) isReady() bool {
	// Frames such as pings may have arrived after the last answer.
	for h.conn.reader.Buffered() > 0 || !h.conn.wire.isQuiet() {
		if _, err := h.next(); err != nil {
			return false
		}
	}
	return !h.isGoingAway && h.stream < 1<<31-3
}

func endsStream(pending []byte) bool {
	if len(pending) < frameHeaderBytes {
		return false
	}
	head := pending[len(pending)-frameHeaderBytes:]
	return head[0] == 0 && head[1] == 0 && head[2] == 0 && http2.FrameType(head[3]) == http2.FrameData && http2.Flags(head[4]).Has(http2.FlagDataEndStream)
}
