package assay

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"go.k6.io/k6/v2/metrics"
	"go.k6.io/k6/v2/secretsource"

	"assay.local/k6/rows"
	"assay.local/k6/workload"
)

// config is the configuration of a run by Node: load/scenarios/shared/scenario-config.ts.
type config struct {
	CompletionsURL  string            `json:"completionsUrl"`
	Model           json.RawMessage   `json:"model"`
	IsAuthenticated bool              `json:"isAuthenticated"`
	Workload        workload.Workload `json:"workload"`
	Seed            string            `json:"seed"`
	RowsPath        string            `json:"rowsPath"`
	DataPath        *string           `json:"dataPath"`
	StartsPath      *string           `json:"startsPath"`
	SamplesPath     *string           `json:"samplesPath"`
	MostSamples     *int64            `json:"mostSamples"`
	LeadMs          float64           `json:"leadMs"`
	T0EpochUs       *float64          `json:"t0EpochUs"`
	IsMarked        bool              `json:"isMarked"`
	IsOverTransport bool              `json:"isOverTransport"`
	UserAgent       string            `json:"userAgent"`
	HeaderNames     []string          `json:"headerNames"`
	Protocol        protocol          `json:"protocol"`
	Options         map[string]any    `json:"options"`
	HasOutput       bool              `json:"hasOutput"`
	// MostFailures is how many requests of one user may fail in a row before the run ends; 0: any number.
	MostFailures int `json:"mostFailures"`
}

// protocol is how streams are requested and how they end: load/runner/load-protocol.ts.
type protocol struct {
	StreamMembers json.RawMessage `json:"streamMembers"`
	Terminator    *string         `json:"terminator"`
}

// end returns what ends a stream, and the data of its last event where it has one.
func (p *protocol) end() (string, string) {
	if p.Terminator == nil {
		return endFinish, ""
	}
	return endBoth, *p.Terminator
}

func (c *config) openOptions() openOptions {
	options := openOptions{
		path: c.RowsPath, lead: time.Duration(c.LeadMs * float64(time.Millisecond)), gapsCap: defaultGapsCap,
		overTransport: c.IsOverTransport,
	}
	if c.T0EpochUs != nil {
		options.t0Epoch = int64(*c.T0EpochUs)
	}
	return options
}

// task is the load of a process: what its users share and never changes. It is made once, and everything that takes long
// only with the first request, because k6 also runs the init code of a script when it only inspects it.
type task struct {
	config  *config
	secrets *secretsource.Manager

	// areOptionsTaken: k6 has the options of the load, from the first user.
	areOptionsTaken atomic.Bool

	once    sync.Once
	problem error
	url     *url.URL
	starts  []int64
	entries *workload.Entries
	bodies  *workload.Bodies
	prompts *workload.Prompts
	keys    []string
	// headers have the values of header fields that every request carries, secrets all, in the order of their names.
	headers []string
	ring    *keyring
	// ttft is set where metrics go to an output of k6: it is not one of k6's own.
	ttft *metrics.Metric
}

func readConfig(path string) (*config, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("k6/x/assay: the configuration of the load cannot be read: %w", err)
	}
	c := new(config)
	if err := json.Unmarshal(text, c); err != nil {
		return nil, fmt.Errorf("k6/x/assay: %s is not the configuration of a load: %w", path, err)
	}
	return c, nil
}

// ready prepares the load; each user gets the same complaint.
func (t *task) ready() error {
	t.once.Do(func() { t.problem = t.prepare() })
	return t.problem
}

func (t *task) prepare() error {
	var err error
	if t.url, err = url.Parse(t.config.CompletionsURL); err != nil || t.url.Host == "" {
		return fmt.Errorf("k6/x/assay: completionsUrl must be a whole http or https address")
	}
	var data workload.Data
	if path := t.config.DataPath; path != nil {
		text, err := os.ReadFile(*path)
		if err == nil {
			err = json.Unmarshal(text, &data)
		}
		if err != nil {
			return fmt.Errorf("k6/x/assay: the recordings cannot be read: %w", err)
		}
	}
	if path := t.config.StartsPath; path != nil {
		if t.starts, err = readStarts(*path); err != nil {
			return err
		}
	}
	t.entries = workload.NewEntries(t.config.Workload, t.config.Seed, data)
	t.prompts = workload.NewPrompts(t.config.Seed)
	t.bodies = workload.NewBodies(t.config.Model, t.prompts, t.config.Protocol.StreamMembers)
	if err := t.fetchKeys(); err != nil {
		return err
	}
	return t.fetchHeaders()
}

// readStarts reads 64-bit whole numbers: microseconds after the start of the run.
func readStarts(path string) ([]int64, error) {
	packed, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("k6/x/assay: the schedule cannot be read: %w", err)
	}
	starts := make([]int64, len(packed)/8)
	for index := range starts {
		starts[index] = int64(binary.LittleEndian.Uint64(packed[8*index:]))
	}
	return starts, nil
}

// fetchKeys takes the keys from the secret source of k6, which from then on keeps them out of its logs.
func (t *task) fetchKeys() error {
	if !t.config.IsAuthenticated {
		return nil
	}
	for place := range max(1, t.config.Workload.Keys) {
		name := "key"
		if place > 0 {
			name += strconv.FormatInt(place, 10)
		}
		key, err := t.secrets.Get(secretsource.DefaultSourceName, name)
		if err != nil {
			return fmt.Errorf("k6/x/assay: %w", err)
		}
		t.keys = append(t.keys, key)
	}
	t.ring.add(t.keys...)
	return nil
}

// fetchHeaders takes the values of header fields from the same source.
func (t *task) fetchHeaders() error {
	for place := range t.config.HeaderNames {
		value, err := t.secrets.Get(secretsource.DefaultSourceName, "header"+strconv.Itoa(place))
		if err != nil {
			return fmt.Errorf("k6/x/assay: %w", err)
		}
		t.headers = append(t.headers, value)
	}
	// Before any request: the first one of a process may be a conversation, which passes through no caller.
	t.ring.add(t.headers...)
	return nil
}

// keyOf is empty for a target that wants none.
func (t *task) keyOf(entry *workload.Entry) string {
	if entry.KeyIndex < int64(len(t.keys)) {
		return t.keys[entry.KeyIndex]
	}
	return ""
}

// startsTogether reports whether all users begin a stream at once.
func (t *task) startsTogether() bool {
	w := &t.config.Workload
	return t.config.StartsPath == nil && w.RampUpSeconds == 0 && w.Mix[transportSSE] == 1
}

// startOf is when a request is due, rows.Never without a schedule.
func (t *task) startOf(index int64) int64 {
	if index < int64(len(t.starts)) {
		return t.starts[index]
	}
	return rows.Never
}
