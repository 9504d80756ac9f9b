package workload

import "math"

// Workload is what entries depend on, as in load/workload/workload.ts.
type Workload struct {
	Model           string             `json:"model"`
	VUs             int                `json:"vus"`
	DurationSeconds float64            `json:"durationSeconds"`
	WarmUpSeconds   float64            `json:"warmUpSeconds"`
	RampUpSeconds   float64            `json:"rampUpSeconds"`
	ThinkSeconds    float64            `json:"thinkSeconds"`
	MaxTokens       float64            `json:"maxTokens"`
	PromptTokens    float64            `json:"promptTokens"`
	Lengths         Lengths            `json:"lengths"`
	PrefixShare     float64            `json:"prefixShare"`
	Keys            int64              `json:"keys"`
	Mix             map[string]float64 `json:"mix"`
	Timeout         float64            `json:"requestTimeoutSeconds"`
}

// Lengths says how lengths vary.
type Lengths struct {
	Kind        string  `json:"kind"`
	PromptCV    float64 `json:"promptCv"`
	OutputCV    float64 `json:"outputCv"`
	Correlation float64 `json:"correlation"`
}

// Data is what was recorded and is sent again; both lists may be empty.
type Data struct {
	Pairs []Sizes `json:"pairs"`
	Trace []Sizes `json:"trace"`
}

// Sizes is a recorded request.
type Sizes struct {
	PromptTokens float64 `json:"promptTokens"`
	OutputTokens float64 `json:"outputTokens"`
	SharedTokens float64 `json:"sharedTokens"`
}

// Entry is one request to come.
type Entry struct {
	Index                                 int64
	ThinkUs                               int64
	Transport                             string
	KeyIndex                              int64
	PrefixTokens, PromptTokens, MaxTokens int
}

const (
	longestPrompt = 200_000
	longestAnswer = 1_000_000
)

// transports in the order in which a mix is drawn.
var transports = [...]string{"json", "sse", "websocket"}

// Entries gives the entry of any index. It is never changed, so all users share it.
type Entries struct {
	workload                      Workload
	data                          Data
	lengths, transport, think     root
	prompt, output                lognormal
	meanThinkUs, sum, independent float64
	used                          []string
}

// NewEntries prepares the entries of a run.
func NewEntries(workload Workload, seed string, data Data) *Entries {
	e := &Entries{
		workload: workload, data: data, lengths: rootOf(seed, "lengths"), transport: rootOf(seed, "transport"),
		think: rootOf(seed, "think"), meanThinkUs: workload.ThinkSeconds * 1_000_000,
	}
	for _, name := range transports {
		if workload.Mix[name] > 0 {
			e.used = append(e.used, name)
			e.sum += workload.Mix[name]
		}
	}
	if len(e.used) == 0 {
		e.used = []string{"json"}
	}
	varying := workload.Lengths
	e.prompt = newLognormal(workload.PromptTokens, varying.PromptCV, longestPrompt)
	e.output = newLognormal(workload.MaxTokens, varying.OutputCV, longestAnswer)
	e.independent = math.Sqrt(1 - float64(varying.Correlation*varying.Correlation))
	return e
}

// At returns the entry of an index.
func (e *Entries) At(index int64) Entry {
	entry := Entry{Index: index, Transport: e.transportAt(index)}
	if e.workload.Keys > 0 {
		entry.KeyIndex = index % e.workload.Keys
	}
	if e.meanThinkUs != 0 {
		random := e.think.at(index)
		entry.ThinkUs = int64(round(e.meanThinkUs * random.exponential()))
	}
	e.size(&entry)
	return entry
}

func (e *Entries) transportAt(index int64) string {
	if len(e.used) == 1 {
		return e.used[0]
	}
	random := e.transport.at(index)
	rest := random.uniform() * e.sum
	for _, name := range e.used {
		if rest -= e.workload.Mix[name]; rest < 0 {
			return name
		}
	}
	return e.used[0]
}

func (e *Entries) size(entry *Entry) {
	prompt, output := e.workload.PromptTokens, e.workload.MaxTokens
	switch {
	case e.workload.Model == "open-trace":
		e.recorded(entry)
		return
	case e.workload.Lengths.Kind == "empirical":
		random := e.lengths.at(entry.Index)
		place := int(random.uniform() * float64(len(e.data.Pairs)))
		prompt, output = 1, 1
		if place < len(e.data.Pairs) {
			prompt, output = e.data.Pairs[place].PromptTokens, e.data.Pairs[place].OutputTokens
		}
	case e.workload.Lengths.Kind == "lognormal":
		random := e.lengths.at(entry.Index)
		first := random.normal()
		second := random.normal()
		correlation := e.workload.Lengths.Correlation
		prompt = e.prompt.length(first)
		output = e.output.length(float64(correlation*first) + float64(e.independent*second))
	}
	entry.PrefixTokens, entry.PromptTokens, entry.MaxTokens = int(round(prompt*e.workload.PrefixShare)), int(prompt), int(output)
}

func (e *Entries) recorded(entry *Entry) {
	record := Sizes{PromptTokens: 1, OutputTokens: 1}
	if entry.Index < int64(len(e.data.Trace)) {
		record = e.data.Trace[entry.Index]
	}
	prompt := min(longestPrompt, record.PromptTokens)
	entry.PrefixTokens, entry.PromptTokens, entry.MaxTokens = int(min(prompt, record.SharedTokens)), int(prompt), int(record.OutputTokens)
}

// lognormal draws lengths with a mean and a coefficient of variation, from 1 to most.
type lognormal struct{ mu, sigma, most float64 }

func newLognormal(mean, cv, most float64) lognormal {
	if mean <= 0 {
		return lognormal{most: most}
	}
	variance := ln(1 + float64(cv*cv))
	return lognormal{mu: ln(mean) - variance/2, sigma: math.Sqrt(variance), most: most}
}

func (l lognormal) length(z float64) float64 {
	return min(l.most, max(1, round(exp(l.mu+float64(l.sigma*z)))))
}
