package assay

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"

	"go.k6.io/k6/v2/lib"

	"assay.local/k6/clock"
	"assay.local/k6/rows"
)

// askers records the client addresses, connections and bodies (in order) of the requests to a server.
type askers struct {
	mutex     sync.Mutex
	addresses []string
	sockets   map[string]bool
	bodies    []string
}

func (a *askers) serve(t *testing.T, answer http.HandlerFunc) *httptest.Server {
	t.Helper()
	a.sockets = map[string]bool{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		host, _, _ := net.SplitHostPort(r.RemoteAddr)
		a.mutex.Lock()
		a.addresses = append(a.addresses, host)
		a.sockets[r.RemoteAddr] = true
		a.bodies = append(a.bodies, string(body))
		a.mutex.Unlock()
		answer(w, r)
	}))
	t.Cleanup(server.Close)
	return server
}

func completion(w http.ResponseWriter, _ *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	_, _ = io.WriteString(w, goodJSON)
}

func TestABatchEndsWithTheRun(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	one := &batchRequest{}
	address := target(t, hang)
	one.caller.spec = *newSpec(address, func(s *spec) { s.due = clock.Now() + int64(time.Hour) })
	one.env = requestEnv{spec: &one.caller.spec, keys: new(keyring), liveStats: new(liveStats)}
	time.AfterFunc(20*time.Millisecond, cancel)
	sendBatch(ctx, []*batchRequest{one}, newConnectionPools(ctx, new(lib.State)), true)
	if one.answer.row.Class != classInterrupted || one.answer.row.Sent != rows.Never {
		t.Errorf("row %+v", one.answer.row)
	}
}
