package assay

import (
	"crypto/tls"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/grafana/sobek"
	"go.k6.io/k6/v2/js/common"
	"go.k6.io/k6/v2/secretsource"

	"assay.local/k6/plan"
	"assay.local/k6/socket"
)

// config is the configuration of a run, which Node writes (load/runner/run-files.ts).
type config struct {
	CompletionsURL  string          `json:"completionsUrl"`
	SocketURL       string          `json:"socketUrl"`
	Dialect         socket.Dialect  `json:"dialect"`
	Model           json.RawMessage `json:"model"`
	IsAuthenticated bool            `json:"isAuthenticated"`
	Workload        workload        `json:"workload"`
	PlanPath        string          `json:"planPath"`
	RowsPath        string          `json:"rowsPath"`
	// SamplesPath is the file for stored answers, which checks judge after the load. If it is nil, no answers are stored.
	SamplesPath *string `json:"samplesPath"`
	// MostSamples is the maximum number of random answers in that file. If it is nil, the duration decides (see samplesPerSecond).
	MostSamples *int64 `json:"mostSamples"`
	// LeadMs is the time from the first iteration of the first user to the start of the load.
	LeadMs float64 `json:"leadMs"`
	// T0EpochUs is the start of the load if several processes start together. If it is nil, LeadMs decides.
	T0EpochUs   *float64 `json:"t0EpochUs"`
	HTTPVersion int      `json:"httpVersion"`
	UserAgent   string   `json:"userAgent"`
	HeaderNames []string `json:"headerNames"`
	// HasCertificate is true if the secrets include a client certificate.
	HasCertificate bool           `json:"hasCertificate"`
	Protocol       protocol       `json:"protocol"`
	Options        map[string]any `json:"options"`
	// MostFailures is the number of failed requests of one user in a row that ends the run. 0 means no limit.
	MostFailures int `json:"mostFailures"`
	// TakesBatches is true if Node sends batches of requests during the run, and there is no plan file.
	TakesBatches bool `json:"takesBatches"`
}

type workload struct {
	VUs             int                `json:"vus"`
	DurationSeconds float64            `json:"durationSeconds"`
	WarmUpSeconds   float64            `json:"warmUpSeconds"`
	Keys            int                `json:"keys"`
	Mix             map[string]float64 `json:"mix"`
	TimeoutSeconds  float64            `json:"requestTimeoutSeconds"`
}

func (w *workload) timeout() time.Duration { return seconds(w.TimeoutSeconds) }

// lasts returns the duration of a load, with its warm-up.
func (w *workload) lasts() time.Duration { return seconds(w.WarmUpSeconds + w.DurationSeconds) }

func seconds(number float64) time.Duration { return time.Duration(number * float64(time.Second)) }

type protocol struct {
	// StreamMembers are the members of a request body that ask for a stream.
	StreamMembers json.RawMessage `json:"streamMembers"`
	// Terminator is the data of the last event of a stream, usually [DONE]. It is empty if streams have no such event.
	Terminator string `json:"terminator"`
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

// task has the configuration, the plan and the secrets of the load, which all virtual users share.
type task struct {
	config  *config
	secrets *secretsource.Manager

	// areOptionsTaken is true after the first user has passed the options of the load to k6.
	areOptionsTaken atomic.Bool

	once    sync.Once
	problem error
	// socketURL is the address of the WebSocket, with the scheme http or https.
	url, socketURL *url.URL
	plan           *plan.Plan
	bodies         *plan.Bodies
	keys           []string
	// headers are the secret values of config.HeaderNames.
	headers     []string
	certificate tls.Certificate
	ring        *keyring
}

var errNoTask = errors.New("k6/x/assay: load was not called in the init context")

// load is a function of the module, which each virtual user calls at the start. It reads the configuration, and returns the k6 options to the
// first user, and null to the others.
func (u *user) load(call sobek.FunctionCall) sobek.Value {
	task, err := u.run.load(call.Argument(0).String(), u.vu.InitEnv())
	u.throwIf(err)
	// This unused object of k6 takes 13 kB per user.
	u.throwIf(u.vu.Runtime().GlobalObject().Delete("crypto"))
	if task.areOptionsTaken.Swap(true) {
		return sobek.Null()
	}
	return u.vu.Runtime().ToValue(task.config.Options)
}

func (r *run) load(path string, environment *common.InitEnvironment) (*task, error) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if r.task == nil {
		read, err := readConfig(path)
		if err != nil {
			return nil, err
		}
		setGarbage(startPercent)
		r.task = &task{config: read, secrets: environment.SecretsManager, ring: &r.keys}
	}
	return r.task, nil
}

// loaded returns the task after its preparation. It throws a JavaScript exception if that fails, or if the script has not called load.
func (u *user) loaded() *task {
	if u.run.task == nil {
		u.throw(errNoTask)
	}
	u.throwIf(u.run.task.ready())
	return u.run.task
}

// ready prepares the task at the first call. Later calls return the same result.
func (t *task) ready() error {
	t.once.Do(func() {
		if err := t.prepare(); err != nil {
			t.problem = fmt.Errorf("k6/x/assay: %w", err)
		}
	})
	return t.problem
}

func (t *task) prepare() error {
	var err error
	if t.url, err = url.Parse(t.config.CompletionsURL); err != nil || t.url.Host == "" {
		return errors.New("completionsUrl must be a whole http or https address")
	}
	if t.socketURL, err = url.Parse("http" + strings.TrimPrefix(t.config.SocketURL, "ws")); err != nil {
		return err
	}
	if !t.config.TakesBatches {
		if t.plan, err = plan.Open(t.config.PlanPath); err != nil {
			return err
		}
		t.bodies = plan.NewBodies(t.config.Model, t.plan, t.config.Protocol.StreamMembers)
	}
	return t.fetchSecrets()
}

// fetchSecrets reads the secrets from k6's secret source, so that k6 hides them in its log.
func (t *task) fetchSecrets() error {
	var names []string
	if t.config.IsAuthenticated {
		names = append(names, "key")
		for index := 1; index < t.config.Workload.Keys; index++ {
			names = append(names, "key"+strconv.Itoa(index))
		}
	}
	keys := len(names)
	for index := range t.config.HeaderNames {
		names = append(names, "header"+strconv.Itoa(index))
	}
	sent := len(names)
	if t.config.HasCertificate {
		names = append(names, "certificate")
	}
	values := make([]string, len(names))
	var err error
	for index, name := range names {
		if values[index], err = t.secrets.Get(secretsource.DefaultSourceName, name); err != nil {
			return err
		}
	}
	t.keys, t.headers = values[:keys], values[keys:sent]
	t.ring.add(values[:sent]...)
	for _, text := range values[sent:] {
		// Go may not support the algorithm of a private key that Node could read.
		pem, _ := base64.StdEncoding.DecodeString(text)
		if t.certificate, err = tls.X509KeyPair(pem, pem); err != nil {
			return fmt.Errorf("the client certificate cannot be used: %w", err)
		}
	}
	return nil
}

// keyOf returns the API key of a request, or "" if the target needs no key.
func (t *task) keyOf(entry *plan.Entry) string {
	if entry.KeyIndex < len(t.keys) {
		return t.keys[entry.KeyIndex]
	}
	return ""
}
