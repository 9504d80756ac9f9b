package assay

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"go.k6.io/k6/v2/js/modules"
	"go.k6.io/k6/v2/secretsource"

	"assay.local/k6/clock"
	"assay.local/k6/conn"
	"assay.local/k6/rows"
)

type openOptions struct {
	path    string
	lead    time.Duration
	t0Epoch int64
	// overTransport: even plain requests take the transport, as those over TLS do.
	overTransport bool
}

// run is what the users of one process share: where rows go and when time began.
type run struct {
	mutex     sync.Mutex
	options   openOptions
	isOpen    bool
	begun     bool
	t0        int64
	sink      *rows.Sink
	once      sync.Once
	trends    sync.Once
	liveStats liveStats
	silence   silence
	task      *task
	kept      *recorder
	secrets   *secretsource.Manager
	keys      keyring
	// hasForms: the script handed over the forms of its secrets.
	hasForms atomic.Bool
}

// takeSecrets keeps the one source of secrets of the process.
func (r *run) takeSecrets(manager *secretsource.Manager) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.secrets == nil {
		r.secrets = manager
	}
}

// open keeps the options. The file is made with the first request, because k6 also runs the init code of a script
// when it only inspects it.
func (r *run) open(options openOptions) error {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.isOpen && r.options != options {
		return errors.New("k6/x/assay: open was called before with other options")
	}
	r.options, r.isOpen = options, true
	return nil
}

// begin fixes t0 and makes the file, once.
func (r *run) begin(segment string) (t0 int64, err error) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if !r.begun {
		r.begun = true
		r.t0 = clock.Now() + int64(r.options.lead)
		if r.options.t0Epoch > 0 {
			r.t0 = clock.FromEpoch(r.options.t0Epoch)
		}
	}
	if r.sink == nil && r.options.path != "" {
		// Not remembered when it fails: each request of each user says so again.
		if r.sink, err = rows.Create(r.options.path, headerAt(r.t0, segment)); err == nil {
			r.liveStats.keepFile(r.options.path)
		}
	}
	return r.t0, err
}

// recorder is made with the first request of a load that keeps samples; nil for any other.
func (r *run) recorder() *recorder {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if path := r.task.config.SamplesPath; r.kept == nil && path != nil {
		r.kept = newRecorder(*path, r.t0, int64(r.task.config.Workload.lasts()), r.task.config.MostSamples)
	}
	return r.kept
}

func headerAt(t0 int64, segment string) rows.Header {
	header := rows.Header{T0Epoch: clock.Epoch(t0), T0Monotonic: rows.Never, Segment: segment}
	if host, ok := clock.HostMonotonic(t0); ok {
		header.T0Monotonic = host / 1000
	}
	return header
}

func (r *run) isOverTransport() bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return r.options.overTransport
}

func (r *run) write(line []byte) error {
	if r.sink == nil {
		return nil
	}
	return r.sink.Write(line)
}

// writeDecision takes a decision from a script: one JSON object.
func (r *run) writeDecision(text string) error {
	var line bytes.Buffer
	if err := json.Compact(&line, []byte(text)); err != nil || !strings.HasPrefix(line.String(), "{") {
		return errors.New("k6/x/assay: writeRow takes one JSON object as text")
	}
	return r.write(append(line.Bytes(), '\n'))
}

// flush writes everything in memory.
func (r *run) flush() error {
	r.mutex.Lock()
	sink, kept := r.sink, r.kept
	r.mutex.Unlock()
	kept.finish()
	r.liveStats.flush()
	if sink == nil {
		return nil
	}
	var all error
	for _, decision := range [][]byte{r.silence.line(), lostTimesLine(conn.LostTimes())} {
		if decision != nil && r.task != nil {
			all = errors.Join(all, r.write(decision))
		}
	}
	return errors.Join(all, sink.Flush())
}

// eventExit is k6's event.Exit. Its package is internal to k6, its number is fixed by the pinned version and tested.
const eventExit = 6

// closeAtExit flushes when k6 is about to exit, whichever way the run ended, and k6 waits for it.
func (r *run) closeAtExit(vu modules.VU) {
	r.once.Do(func() {
		global := vu.Events().Global
		if global == nil {
			return
		}
		_, exits := global.Subscribe(eventExit)
		go func() {
			for exit := range exits {
				if err := r.flush(); err != nil {
					// k6 has reported everything else by now, and rows that are missing fail the run downstream.
					fmt.Println("k6/x/assay:", err)
				}
				exit.Done()
			}
		}()
	})
}

// lostTimesLine returns the decision with the number of events that lost their times; nil without any.
func lostTimesLine(events int64) []byte {
	if events == 0 {
		return nil
	}
	return fmt.Appendf(nil, `{"v":1,"decision":{"type":"lost-times","events":%d}}`+"\n", events)
}
