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

type config struct { // written by load/runner/run-files.ts
	CompletionsURL  string          `json:"completionsUrl"`
	SocketURL       string          `json:"socketUrl"`
	Dialect         socket.Dialect  `json:"dialect"`
	Model           json.RawMessage `json:"model"`
	IsAuthenticated bool            `json:"isAuthenticated"`
	Workload        workload        `json:"workload"`
	PlanPath        string          `json:"planPath"`
	RowsPath        string          `json:"rowsPath"`
	SamplesPath     *string         `json:"samplesPath"`
	MostSamples     *int64          `json:"mostSamples"`
	LeadMs          float64         `json:"leadMs"`
	T0EpochUs       *float64        `json:"t0EpochUs"`
	HTTPVersion     int             `json:"httpVersion"`
	UserAgent       string          `json:"userAgent"`
	HeaderNames     []string        `json:"headerNames"`
	HasCertificate  bool            `json:"hasCertificate"`
	Protocol        protocol        `json:"protocol"`
	Options         map[string]any  `json:"options"`
	MostFailures    int             `json:"mostFailures"`
	TakesBatches    bool            `json:"takesBatches"`
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

func (w *workload) duration() time.Duration { return seconds(w.WarmUpSeconds + w.DurationSeconds) }

func seconds(number float64) time.Duration { return time.Duration(number * float64(time.Second)) }

type protocol struct {
	StreamMembers json.RawMessage `json:"streamMembers"`
	Terminator    string          `json:"terminator"`
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

type task struct {
	config  *config
	secrets *secretsource.Manager

	areOptionsTaken atomic.Bool

	once           sync.Once
	problem        error
	url, socketURL *url.URL
	plan           *plan.Plan
	bodies         *plan.Bodies
	keys           []string
	headers        []string
	certificate    tls.Certificate
	ring           *keyring
}

var errNoTask = errors.New("k6/x/assay: load was not called in the init context")

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

func (u *user) loaded() *task {
	if u.run.task == nil {
		u.throw(errNoTask)
	}
	u.throwIf(u.run.task.ready())
	return u.run.task
}

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
	// k6 hides the values of its secret source in its log.
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

func (t *task) keyOf(entry *plan.Entry) string {
	if entry.KeyIndex < len(t.keys) {
		return t.keys[entry.KeyIndex]
	}
	return ""
}
