// Package limits counts calls per key in fixed windows.
package limits

import (
	"sync"
	"time"

	"stranger/internal/sw"
)

// Window allows Limit calls per key and period. The period of a key starts with its first call.
type Window struct {
	Limit    int
	Period   time.Duration
	Switches *sw.Set

	mu   sync.Mutex
	keys map[string]*count
}

type count struct {
	used int
	ends time.Time
}

// Verdict tells whether a call is allowed, and how much of the key's quota remains after the call.
type Verdict struct {
	OK        bool
	Limit     int
	Remaining int
	Reset     time.Duration // until the next window
}

// Take counts one call of a key, unless the quota is used up, and returns whether it is allowed.
func (w *Window) Take(key string) Verdict {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.Switches.On(sw.FaultLimitShared) {
		key = "everybody"
	}
	now := time.Now()
	c := w.current(key, now)
	allowed := c.used < w.Limit || w.Switches.On(sw.FaultLimitNone)
	if allowed {
		c.used++
	}
	return Verdict{OK: allowed, Limit: w.Limit, Remaining: max(0, w.Limit-c.used), Reset: max(0, c.ends.Sub(now))}
}

func (w *Window) current(key string, now time.Time) *count {
	c := w.keys[key]
	if c != nil && (now.Before(c.ends) || w.stuck(c)) {
		return c
	}
	w.forgetOld(now)
	c = &count{ends: now.Add(w.Period)}
	w.keys[key] = c
	return c
}

// stuck reports whether a key is refused forever, because of the fault limit-never-resets.
func (w *Window) stuck(c *count) bool {
	return c.used >= w.Limit && w.Switches.On(sw.FaultLimitForever)
}

// forgetOld removes ended periods, so that memory does not grow with the number of keys.
func (w *Window) forgetOld(now time.Time) {
	if w.keys == nil {
		w.keys = map[string]*count{}
	}
	for key, c := range w.keys {
		if now.After(c.ends) && !w.stuck(c) {
			delete(w.keys, key)
		}
	}
}
