// Command rawclient does as little as a Go program can to read event streams or JSON answers: it reads, takes
// the time, and counts lines that look like a chunk with text. Our benches compare "assay load" with this
// lower bound. "rawclient measure CMD ..." runs another program and prints its cost. "rawclient far ..."
// serves behind a simulated network. "rawclient capture PORT" prints when the TLS records of such a server
// arrived. "rawclient sleep" prints how late this machine wakes a sleeping process.
package main

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"io"
	"net/http"
	"net/http/httptrace"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gorilla/websocket"

	"assay.local/k6/clock"
	"assay.local/k6/groundtruth"
)

type options struct {
	url      string
	out      string
	users    int
	requests int
	isJSON   bool
	isHTTP2  bool
	isSocket bool
	rampUp   time.Duration
	longest  time.Duration
}

func main() {
	if len(os.Args) > 2 && os.Args[1] == "measure" {
		os.Exit(measure(os.Args[2:]))
	}
	if len(os.Args) == 3 && os.Args[1] == "capture" {
		os.Exit(capture(os.Args[2]))
	}
	if len(os.Args) == 8 && os.Args[1] == "far" {
		os.Exit(far(os.Args[2:]))
	}
	if len(os.Args) == 2 && os.Args[1] == "sleep" {
		os.Exit(sleeper())
	}
	var o options
	flag.StringVar(&o.url, "url", "", "where to POST")
	flag.StringVar(&o.out, "out", "", "file for the times of all streams")
	flag.IntVar(&o.users, "users", 10, "connections, each with one request at a time")
	flag.IntVar(&o.requests, "requests", 4, "requests per connection")
	flag.DurationVar(&o.rampUp, "ramp-up", 0, "over how long the connections begin")
	flag.BoolVar(&o.isHTTP2, "http2", false, "speak HTTP/2 over TLS")
	flag.BoolVar(&o.isSocket, "websocket", false, "read messages over a WebSocket for each request")
	flag.BoolVar(&o.isJSON, "json", false, "ask for JSON answers")
	flag.DurationVar(&o.longest, "longest", 5*time.Minute, "starts no request after this time")
	flag.Parse()
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "rawclient:", err)
		os.Exit(1)
	}
}

// stream holds the times of one answer.
type stream struct {
	index               int64
	sent, ready, closed int64
	chunks              []int64
}

func run(o options) error {
	var all sync.WaitGroup
	var next, failed, done atomic.Int64
	results := make([][]stream, o.users)
	began := time.Now()
	for user := range o.users {
		all.Go(func() {
			// A transport of its own per user, as k6 has it.
			time.Sleep(o.rampUp * time.Duration(user) / time.Duration(o.users))
			client := reader{options: o, transport: &http.Transport{DisableCompression: true, ForceAttemptHTTP2: o.isHTTP2, Protocols: protocols(o.isHTTP2)}}
			for range o.requests {
				if time.Since(began) > o.longest {
					return
				}
				result, err := client.ask(next.Add(1) - 1)
				if err != nil {
					failed.Add(1)
					continue
				}
				done.Add(1)
				if !o.isJSON {
					results[user] = append(results[user], result)
				}
			}
		})
	}
	all.Wait()
	wall := time.Since(began)
	fmt.Printf("{\"requests\":%d,\"failed\":%d,\"wallUs\":%d}\n", done.Load(), failed.Load(), wall.Microseconds())
	if o.out == "" {
		return nil
	}
	return write(o.out, results)
}

// protocols returns a single HTTP version, so that all readers use the same one.
func protocols(isHTTP2 bool) *http.Protocols {
	p := new(http.Protocols)
	p.SetHTTP1(!isHTTP2)
	p.SetHTTP2(isHTTP2)
	return p
}

type reader struct {
	options   options
	transport *http.Transport
	buffer    []byte
}

func (r *reader) ask(index int64) (stream, error) {
	body := `{"model":"truth","messages":[{"role":"user","content":"x"}],"stream":` + strconv.FormatBool(!r.options.isJSON) + `}`
	if r.options.isSocket {
		return r.converse(index, body)
	}
	request, err := http.NewRequest(http.MethodPost, r.options.url, strings.NewReader(body))
	if err != nil {
		return stream{}, err
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set(groundtruth.IndexHeader, strconv.FormatInt(index, 10))
	result := stream{index: index, sent: clock.Now()}
	trace := &httptrace.ClientTrace{GotConn: func(httptrace.GotConnInfo) { result.ready = clock.Now() }}
	response, err := r.transport.RoundTrip(request.WithContext(httptrace.WithClientTrace(request.Context(), trace)))
	if err != nil {
		return stream{}, err
	}
	defer func() { _ = response.Body.Close() }()
	if r.options.isJSON {
		_, err = io.Copy(io.Discard, response.Body)
		return result, err
	}
	err = r.read(response.Body, &result)
	result.closed = clock.Now()
	return result, err
}

// converse sends a request over a WebSocket, and notes the time of each message with text.
func (r *reader) converse(index int64, body string) (stream, error) {
	result := stream{index: index, sent: clock.Now()}
	header := http.Header{groundtruth.IndexHeader: {strconv.FormatInt(index, 10)}}
	conn, response, err := websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(r.options.url, "http"), header)
	if err != nil {
		return stream{}, err
	}
	_ = response.Body.Close()
	defer func() { _ = conn.Close() }()
	if err := conn.WriteMessage(websocket.TextMessage, []byte(body)); err != nil {
		return stream{}, err
	}
	for {
		_, message, err := conn.ReadMessage()
		at := clock.Now()
		if err != nil || string(message) == "[DONE]" {
			result.closed = at
			return result, err
		}
		if bytes.Contains(message, mark) {
			result.chunks = append(result.chunks, at)
		}
	}
}

// read records when each chunk arrived: the time of the read that completed the chunk. isChunk recognizes chunks.
func (r *reader) read(body io.Reader, result *stream) error {
	if r.buffer == nil {
		r.buffer = make([]byte, 8192)
	}
	kept := 0
	for {
		n, err := body.Read(r.buffer[kept:])
		at := clock.Now()
		rest := r.buffer[:kept+n]
		for {
			end := bytes.IndexByte(rest, '\n')
			if end < 0 {
				break
			}
			if isChunk(rest[:end]) {
				result.chunks = append(result.chunks, at)
			}
			rest = rest[end+1:]
		}
		kept = copy(r.buffer, rest)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

var mark = []byte(`"delta":{"content":"`)

func isChunk(line []byte) bool { return len(line) > 0 && line[0] == 'd' && bytes.Contains(line, mark) }

func write(path string, results [][]stream) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(file)
	for _, streams := range results {
		for _, one := range streams {
			fmt.Fprintf(out, `{"i":%d,"sentUs":%d,"readyUs":%d,"closedUs":%d,"chunksUs":[`, one.index, groundtruth.Shared(one.sent), groundtruth.Shared(max(one.ready, one.sent)), groundtruth.Shared(one.closed))
			for index, at := range one.chunks {
				if index > 0 {
					_ = out.WriteByte(',')
				}
				_, _ = out.WriteString(strconv.FormatInt(groundtruth.Shared(at), 10))
			}
			_, _ = out.WriteString("]}\n")
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return file.Close()
}
