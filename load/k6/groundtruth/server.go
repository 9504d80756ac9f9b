// Package groundtruth is a server that sends event streams, and logs when it sent each chunk. A calibration compares this log with the times
// that the load generator has measured.
package groundtruth

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gorilla/websocket"

	"assay.local/k6/clock"
)

// Shape is the number and the times of the chunks in every stream.
type Shape struct {
	Chunks int
	// First is the time from the request to the first chunk.
	First time.Duration
	// Gap is the time between two chunks. If it is 0, there are no pauses, and the times of chunks are not logged.
	Gap time.Duration
	// Jitter is the maximum random change of a gap, as a fraction of the gap (0 to 1).
	Jitter float64
	Seed   uint64
}

// IndexHeader is the header field with the index of a request. The server logs this index.
const IndexHeader = "X-Assay-Index"

var nonce = regexp.MustCompile(`nonce-[0-9a-z]+-([0-9a-z]+)-[0-9a-z]+`) // nonce-<run>-<index in base 36>-<check>

func indexOf(header http.Header, body []byte) string {
	if named := header.Get(IndexHeader); named != "" {
		return named
	}
	found := nonce.FindSubmatch(body)
	if found == nil {
		return ""
	}
	index, err := strconv.ParseUint(string(found[1]), 36, 63)
	if err != nil {
		return ""
	}
	return strconv.FormatUint(index, 10)
}

// Server answers each POST with an event stream, or with a JSON completion if the body asks for no stream. It answers the first message of a
// WebSocket with the events of a stream, one per message.
type Server struct {
	shape  Shape
	log    *Log
	count  atomic.Uint64
	chunk  []byte
	answer []byte
}

const chunkText = "stream"

// NewServer returns a server that sends streams of this shape. If log is nil, it logs nothing.
func NewServer(shape Shape, log *Log) *Server {
	s := &Server{shape: shape, log: log}
	s.chunk = event(`{"id":"chatcmpl-truth","object":"chat.completion.chunk","created":` + created + `,"model":"truth",` +
		`"choices":[{"index":0,"delta":{"content":"` + chunkText + `"},"logprobs":null,"finish_reason":null}]}`)
	whole, _ := json.Marshal(strings.Repeat(chunkText, shape.Chunks))
	s.answer = fmt.Appendf(nil, `{"id":"chatcmpl-truth","object":"chat.completion","created":%s,"model":"truth",`+
		`"choices":[{"index":0,"message":{"role":"assistant","content":%s},"logprobs":null,"finish_reason":"stop"}],`+
		`"usage":{"prompt_tokens":8,"completion_tokens":%d,"total_tokens":%d}}`, created, whole, shape.Chunks, shape.Chunks+8)
	return s
}

func event(payload string) []byte { return []byte("data: " + payload + "\n\n") }

var created = strconv.FormatInt(time.Now().Unix(), 10)

var (
	roleEvent = event(`{"id":"chatcmpl-truth","object":"chat.completion.chunk","created":` + created + `,"model":"truth",` +
		`"choices":[{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,"finish_reason":null}]}`)
	finishEvent = event(`{"id":"chatcmpl-truth","object":"chat.completion.chunk","created":` + created + `,"model":"truth",` +
		`"choices":[{"index":0,"delta":{},"logprobs":null,"finish_reason":"stop"}]}`)
	doneEvent = event("[DONE]")
)

const maxBodyBytes = 16 << 20

func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if websocket.IsWebSocketUpgrade(r) {
		s.converse(w, r)
		return
	}
	received := arrival(r)
	var asked struct{ Stream bool }
	body, err := io.ReadAll(io.LimitReader(r.Body, maxBodyBytes))
	if r.Method != http.MethodPost || err != nil || json.Unmarshal(body, &asked) != nil {
		http.Error(w, "POST a completion request", http.StatusBadRequest)
		return
	}
	record := Record{Index: indexOf(r.Header, body), Number: s.count.Add(1) - 1, Received: received}
	if asked.Stream {
		w.Header().Set("Content-Type", "text/event-stream")
		w.Header().Set("Cache-Control", "no-cache")
		s.stream(eventStream{w, http.NewResponseController(w)}, r, &record)
	} else {
		s.whole(w, &record)
	}
	if s.log != nil {
		s.log.Write(&record)
	}
}

func (s *Server) converse(w http.ResponseWriter, r *http.Request) {
	conn, err := new(websocket.Upgrader).Upgrade(w, r, nil)
	if err != nil {
		return
	}
	defer func() { _ = conn.Close() }()
	_, body, err := conn.ReadMessage()
	if err != nil {
		return
	}
	record := Record{Index: indexOf(r.Header, body), Number: s.count.Add(1) - 1, Received: arrival(r)}
	s.stream(messages{conn}, r, &record)
	if s.log != nil {
		s.log.Write(&record)
	}
	// The client closes the WebSocket.
	_, _, _ = conn.ReadMessage()
}

type sender interface {
	io.Writer
	Flush() error
}

type eventStream struct {
	http.ResponseWriter
	*http.ResponseController
}

type messages struct{ conn *websocket.Conn }

func (m messages) Write(event []byte) (int, error) {
	return len(event), m.conn.WriteMessage(websocket.TextMessage, bytes.TrimSpace(bytes.TrimPrefix(event, []byte("data: "))))
}

func (messages) Flush() error { return nil }

func (s *Server) whole(w http.ResponseWriter, record *Record) {
	time.Sleep(s.shape.First)
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Content-Length", strconv.Itoa(len(s.answer)))
	record.Sent = append(record.Sent, clock.Now())
	_, _ = w.Write(s.answer)
	record.Ended = clock.Now()
}

func (s *Server) stream(out sender, r *http.Request, record *Record) {
	_, _ = out.Write(roleEvent)
	_ = out.Flush()
	if s.shape.Gap > 0 {
		s.paced(out, r, record)
	} else {
		time.Sleep(time.Duration(record.Received + int64(s.shape.First) - clock.Now()))
		for range s.shape.Chunks {
			_, _ = out.Write(s.chunk)
		}
	}
	_, _ = out.Write(finishEvent)
	_, _ = fmt.Fprintf(out, `data: {"id":"chatcmpl-truth","object":"chat.completion.chunk","created":%s,"model":"truth",`+
		`"choices":[],"usage":{"prompt_tokens":8,"completion_tokens":%d,"total_tokens":%d}}`+"\n\n", created, s.shape.Chunks, s.shape.Chunks+8)
	_, _ = out.Write(doneEvent)
	_ = out.Flush()
	record.Ended = clock.Now()
}

func (s *Server) paced(out sender, r *http.Request, record *Record) {
	random := rand.New(rand.NewPCG(s.shape.Seed, record.Number))
	due := record.Received + int64(s.shape.First)
	record.Sent = make([]int64, 0, s.shape.Chunks)
	record.Widths = make([]int64, 0, s.shape.Chunks)
	for range s.shape.Chunks {
		if ahead := due - clock.Now(); ahead > 0 {
			time.Sleep(time.Duration(ahead))
		}
		if r.Context().Err() != nil {
			return
		}
		before := clock.Now()
		if _, err := out.Write(s.chunk); err != nil || out.Flush() != nil {
			return
		}
		record.Sent = append(record.Sent, before)
		record.Widths = append(record.Widths, clock.Now()-before) // the uncertainty of the time in Sent
		due += int64(math.Round(float64(s.shape.Gap) * (1 + s.shape.Jitter*(2*random.Float64()-1))))
	}
}

// Record is the entry of one request in the log. Times are nanoseconds of package clock.
type Record struct {
	Index           string
	Number          uint64
	Received, Ended int64
	// Sent is when the write of each chunk began. Widths is how long each of these writes took.
	Sent   []int64
	Widths []int64
}

// Log writes one NDJSON line per request:
//
//	index       the index of the request (header X-Assay-Index, or in the prompt of a load), or "" without one
//	n           the number of the request at this server
//	receivedUs  when the request, or its WebSocket message, arrived: by the kernel's clock on Linux with HTTP/1.1, else when its head had been read
//	sentUs      [integer,...] when each chunk was handed to the operating system
//	widthsUs    [integer,...] how long each of these writes took
//	endedUs     when the last byte of the answer had been written
//
// Times are whole microseconds of the host's CLOCK_MONOTONIC on Linux, as in row files. On other systems, they are microseconds since 1970.
type Log struct {
	mutex sync.Mutex
	out   *bufio.Writer
}

// NewLog returns a log that writes one line for each request to out.
func NewLog(out io.Writer) *Log { return &Log{out: bufio.NewWriterSize(out, 1<<18)} }

// Shared converts a time of package clock to microseconds of CLOCK_MONOTONIC, which all processes of a host share. On systems other than Linux,
// it returns microseconds since 1970.
func Shared(reading int64) int64 {
	if host, ok := clock.HostMonotonic(reading); ok {
		return host / 1000
	}
	return clock.Epoch(reading)
}

// Write writes the line of one request.
func (l *Log) Write(record *Record) {
	sent, widths := []int64{}, []int64{}
	for _, at := range record.Sent {
		sent = append(sent, Shared(at))
	}
	for _, width := range record.Widths {
		widths = append(widths, width/1000)
	}
	line, _ := json.Marshal(struct {
		Index      string  `json:"index"`
		N          uint64  `json:"n"`
		ReceivedUs int64   `json:"receivedUs"`
		SentUs     []int64 `json:"sentUs"`
		WidthsUs   []int64 `json:"widthsUs"`
		EndedUs    int64   `json:"endedUs"`
	}{record.Index, record.Number, Shared(record.Received), sent, widths, Shared(record.Ended)})
	l.mutex.Lock()
	defer l.mutex.Unlock()
	_, _ = l.out.Write(append(line, '\n'))
}

// Flush writes all buffered lines.
func (l *Log) Flush() error {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.out.Flush()
}
