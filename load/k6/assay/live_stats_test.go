package assay

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

func TestRefusalsCountUntilAnythingElseIsAnswered(t *testing.T) {
	p := new(liveStats)
	for _, status := range []int{401, 0, 403, 401} {
		p.inFlight.Add(1)
		p.end(status, classOK)
	}
	if p.sameFailures().failures != 3 || p.inFlight.Load() != 0 {
		t.Errorf("%d refusals, %d in flight", p.sameFailures().failures, p.inFlight.Load())
	}
	p.inFlight.Add(1)
	p.end(429, "http-429")
	p.inFlight.Add(1)
	p.end(401, "http-4xx")
	if p.sameFailures().failures != 0 {
		t.Errorf("%d refusals after an answer that was none", p.sameFailures().failures)
	}
}

func TestEachFailureHasItsKind(t *testing.T) {
	for _, row := range []struct {
		status int
		class  string
		kind   string
	}{
		{0, "reset", ""}, {0, "tls", "tls"}, {0, "refused", "refused"}, {0, "dns", "dns"}, {200, "ok", ""}, {200, "truncated", ""}, {200, "bad-json", failsAsOther}, {204, "not-a-completion", failsAsOther}, {200, "http-other", failsAsOther}, {301, "http-other", failsAsRedirect}, {399, "http-other", failsAsRedirect}, {400, "http-4xx", "400"}, {401, "http-4xx", "401"}, {403, "http-4xx", "401"}, {404, "http-4xx", "404"}, {408, "http-4xx", ""}, {425, "http-4xx", ""}, {429, "http-429", ""}, {499, "http-4xx", "499"}, {500, "http-5xx", failsAsServer}, {503, "http-5xx", failsAsServer}, {599, "http-5xx", failsAsServer}, {600, "http-other", ""},
	} {
		if got := failureKind(row.status, row.class); got != row.kind {
			t.Errorf("%d %s: %q, want %q", row.status, row.class, got, row.kind)
		}
	}
}

func TestRequestsThatReachNoServiceAreOneFailure(t *testing.T) {
	for _, row := range []struct {
		classes []string
		want    int64
	}{{[]string{"tls", "tls", "tls"}, 3}, {[]string{"tls", "reset", "tls"}, 2}, {[]string{"tls", "refused"}, 0}, {[]string{"reset", "timeout-connect"}, 0}} {
		p := new(liveStats)
		for _, class := range row.classes {
			p.inFlight.Add(1)
			p.end(0, class)
		}
		if p.sameFailures().failures != row.want {
			t.Errorf("%v: %d", row.classes, p.sameFailures().failures)
		}
	}
}

func TestOnlyTheSameLastingClientErrorCounts(t *testing.T) {
	for name, one := range map[string]struct {
		statuses []int
		want     int64
	}{
		"one and the same": {[]int{404, 0, 404, 404}, 3},
		"two of them":      {[]int{404, 404, 400}, 0},
		"a limit":          {[]int{429, 429}, 0},
		"what may pass":    {[]int{408, 425}, 0},
		"a key refused":    {[]int{401, 403}, 2},
		"a broken server":  {[]int{500, 503, 0, 502}, 3},
		"two broken ways":  {[]int{500, 302}, 0},
		"a good answer":    {[]int{422, 200, 422}, 0},
		"good ones only":   {[]int{200, 200}, 0},
	} {
		p := new(liveStats)
		for _, status := range one.statuses {
			p.inFlight.Add(1)
			p.end(status, classOK)
		}
		if p.sameFailures().failures != one.want {
			t.Errorf("%s: %d", name, p.sameFailures().failures)
		}
	}
}

func TestPagesInPlaceOfCompletionsAreOneFailure(t *testing.T) {
	p := new(liveStats)
	for _, class := range []string{classBadJSON, classNoCompletion} {
		p.inFlight.Add(1)
		p.end(200, class)
	}
	if p.sameFailures().failures != 2 || p.sameFailures().kind != failsAsOther {
		t.Errorf("%d refusals as %s", p.sameFailures().failures, p.sameFailures().kind)
	}
	p.inFlight.Add(1)
	p.end(200, classTruncated)
	if p.sameFailures().failures != 0 {
		t.Errorf("%d refusals after half a stream", p.sameFailures().failures)
	}
}

func TestARequestIsInFlightFromSendingToItsEnd(t *testing.T) {
	p := new(liveStats)
	seen := make(chan int64, 1)
	target := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		seen <- p.inFlight.Load()
		w.WriteHeader(http.StatusUnauthorized)
	}))
	defer target.Close()
	c := new(caller)
	address, err := url.Parse(target.URL)
	if err != nil {
		t.Fatal(err)
	}
	s := newSpec(address, jsonSpec)
	env := envFor(t)
	env.liveStats = p
	env.aim(s)
	c.perform(context.Background(), env)
	if during := <-seen; during != 1 || p.inFlight.Load() != 0 || p.sameFailures().failures != 1 {
		t.Errorf("%d during, %d after, %d refusals", during, p.inFlight.Load(), p.sameFailures().failures)
	}
	// A request that the end of the run cuts before it is sent is never in flight.
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	c.perform(ctx, env)
	if p.inFlight.Load() != 0 {
		t.Errorf("%d in flight", p.inFlight.Load())
	}
}

func TestCountsAreInAFileBesideTheRows(t *testing.T) {
	p := new(liveStats)
	p.inFlight.Store(7 + 6)
	path := filepath.Join(t.TempDir(), "rows.ndjson")
	p.keepFile(path)
	wantLive(t, path, "13 0 0 -")
	for _, class := range []string{classOK, classTruncated, "http-5xx", classInterrupted, "http-5xx", classOK} {
		p.end(0, class)
	}
	wantLive(t, path, "7 5 3 http-5xx")
	p.inFlight.Store(0)
	p.flush()
	if text, err := os.ReadFile(path + ".live"); err != nil || len(text) != 122 {
		t.Errorf("the line is %q: %v", text, err)
	}
}

func TestDelaysOfTheTimerAreInTheFile(t *testing.T) {
	p := new(liveStats)
	path := filepath.Join(t.TempDir(), "rows.ndjson")
	p.keepFile(path)
	for _, delayUs := range []int64{700, 20, 9000, 3000} {
		p.tick(delayUs)
	}
	p.flush()
	text, err := os.ReadFile(path + ".live")
	if fields := strings.Fields(string(text)); err != nil || strings.Join(fields[4:], " ") != "4 2 8000 7000" {
		t.Errorf("the line is %q: %v", text, err)
	}
}

func TestTheLastOfSeveralFlushesWritesTheNewestCounts(t *testing.T) {
	p := new(liveStats)
	file, err := os.Create(filepath.Join(t.TempDir(), "live"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	p.file.Store(file)
	// Many rounds, because only some of them interrupt a flush between its sum and its write.
	for round := int64(1); round <= 2000; round++ {
		var flushes sync.WaitGroup
		for range 32 {
			flushes.Go(p.flush)
		}
		p.end(0, classOK)
		p.flush()
		flushes.Wait()
		text := make([]byte, 74)
		if _, err := file.ReadAt(text, 0); err != nil {
			t.Fatal(err)
		}
		if ended := strings.Fields(string(text))[1]; ended != fmt.Sprint(round) {
			t.Fatalf("the file has %s ended requests after %d", ended, round)
		}
	}
}

// wantLive waits until the live statistics file begins with the fields of want.
func wantLive(t *testing.T, path, want string) {
	t.Helper()
	for deadline := time.Now().Add(30 * time.Second); ; time.Sleep(10 * time.Millisecond) {
		text, _ := os.ReadFile(path + ".live")
		fields := strings.Fields(string(text))
		if strings.Join(fields[:min(4, len(fields))], " ") == want {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("the file has %q, want %q", text, want)
		}
	}
}
