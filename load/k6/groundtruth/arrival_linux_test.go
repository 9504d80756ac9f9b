package groundtruth

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

// Two requests arrive together. The server reads the second one only after its first answer, 0.2 s later: it must log the time of arrival.
func TestARequestThatWaitsHasItsArrivalTime(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	log := NewLog(&text)
	server := &http.Server{Handler: NewServer(Shape{Chunks: 1, First: 200 * time.Millisecond}, log), ConnContext: keepConn}
	go func() { _ = server.Serve(stampedListener{listener}) }()
	conn, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close() }()
	one := "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n%s\r\n{}"
	_, _ = fmt.Fprintf(conn, one+one, "", "Connection: close\r\n")
	if _, err := io.ReadAll(conn); err != nil {
		t.Fatal(err)
	}
	if err := stop(server); err != nil {
		t.Fatal(err)
	}
	_ = log.Flush()
	var received []int64
	for line := range strings.Lines(text.String()) {
		var one logged
		if err := json.Unmarshal([]byte(line), &one); err != nil {
			t.Fatal(err)
		}
		received = append(received, one.ReceivedUs)
	}
	if len(received) != 2 || received[1]-received[0] > 100_000 {
		t.Errorf("the requests arrived at %v us", received)
	}
}
