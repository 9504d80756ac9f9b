package assay

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/grafana/sobek"
)

const (
	hiddenKey = "[key]"
	// shortestForm: a shorter text is part of ordinary words. conformance/codec/secret-forms.ts has the same bound.
	shortestForm = 8
	// shortestHalf is how much of a key is part of ordinary words at the end of a text that was cut.
	shortestHalf = 4
)

var errUnhidden = errors.New("k6/x/assay: the script did not hand over the forms of its secrets, see hide")

// keyring holds the texts that stand for secrets: keys and values of header fields, in each of their forms. The script computes the forms with
// conformance/codec/secret-forms.ts. They belong to all users: a mixed-up answer to one key repeats another key. The zero keyring is empty and ready.
type keyring struct {
	mutex sync.Mutex
	hider atomic.Pointer[hider]
}

// hider replaces forms, the longest first. It is immutable.
type hider struct {
	forms []string
	whole *strings.Replacer
}

// add makes sure that these texts are hidden from now on, short ones excepted.
func (k *keyring) add(forms ...string) {
	if !slices.ContainsFunc(forms, k.lacks) {
		return
	}
	k.mutex.Lock()
	defer k.mutex.Unlock()
	var all []string
	if now := k.hider.Load(); now != nil {
		all = slices.Clone(now.forms)
	}
	for _, form := range forms {
		if len(form) >= shortestForm {
			all = append(all, form)
		}
	}
	// Of two that begin at the same place the longer is hidden, or the rest of it would stay.
	slices.SortFunc(all, func(x, y string) int { return cmp.Or(len(y)-len(x), strings.Compare(x, y)) })
	all = slices.Compact(all)
	pairs := make([]string, 0, 2*len(all))
	for _, form := range all {
		pairs = append(pairs, form, hiddenKey)
	}
	k.hider.Store(&hider{all, strings.NewReplacer(pairs...)})
}

func (k *keyring) lacks(form string) bool {
	now := k.hider.Load()
	return len(form) >= shortestForm && (now == nil || !slices.Contains(now.forms, form))
}

// hide replaces every form of every secret.
func (k *keyring) hide(text string) string {
	if now := k.hider.Load(); now != nil && text != "" {
		return now.whole.Replace(text)
	}
	return text
}

// hideHalf removes the beginning of a form from the end of a text that was cut there. Nothing else may be given to it: an
// ordinary text may end as a key begins.
func (k *keyring) hideHalf(text string) string {
	now := k.hider.Load()
	if now == nil {
		return text
	}
	for _, form := range now.forms {
		for at := max(0, len(text)-len(form)); at <= len(text)-shortestHalf; at++ {
			if strings.HasPrefix(form, text[at:]) {
				return text[:at] + hiddenKey
			}
		}
	}
	return text
}

// secretValues returns the keys and the values of header fields of the load, for the script to compute their forms.
func (u *user) secretValues(sobek.FunctionCall) sobek.Value {
	task := u.run.task
	if task == nil {
		u.throw(errNoTask)
	}
	u.throwIf(task.ready())
	return u.vu.Runtime().ToValue(slices.Concat(task.keys, task.headers))
}

// hide takes texts that must not show in anything that is written.
func (u *user) hide(call sobek.FunctionCall) sobek.Value {
	var forms []string
	if err := u.vu.Runtime().ExportTo(call.Argument(0), &forms); err != nil {
		u.throw(fmt.Errorf("k6/x/assay: hide takes texts: %w", err))
	}
	u.run.keys.add(forms...)
	u.run.hasForms.Store(true)
	return sobek.Undefined()
}
