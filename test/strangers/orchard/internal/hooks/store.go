// Package hooks keeps webhook endpoints and delivers events to them.
package hooks

import (
	"crypto/rand"
	"encoding/base64"
	"slices"
	"sync"
	"time"

	"stranger/internal/ids"
	"stranger/internal/sw"
)

const secretBytes = 24

// Endpoint is a registered address. Functions return copies, so that callers cannot change the stored one.
type Endpoint struct {
	ID        string
	AccountID string
	URL       string
	Events    []string // empty: all
	Created   time.Time
	Secret    string // signs deliveries
	Previous  string // the secret before the last rotation

	deleted bool // only ever true under the fault hook-after-delete
	sent    int  // events queued so far
}

// Store holds the endpoints of all accounts. It is safe for concurrent use.
type Store struct {
	Switches *sw.Set
	IDs      ids.Maker

	mu   sync.Mutex
	list []*Endpoint // in the order of registration
}

// Create registers an address for events.
func (s *Store) Create(accountID, url string, events []string) Endpoint {
	e := &Endpoint{
		ID: s.IDs.New("whe_"), AccountID: accountID, URL: url, Events: events,
		Created: time.Now(), Secret: newSecret(),
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.list = append(s.list, e)
	return *e
}

// List returns the endpoints of an account.
func (s *Store) List(accountID string) []Endpoint {
	s.mu.Lock()
	defer s.mu.Unlock()
	var found []Endpoint
	for _, e := range s.list {
		if e.AccountID == accountID && !e.deleted {
			found = append(found, *e)
		}
	}
	return found
}

// Get returns one endpoint of an account; false if the account has no such endpoint.
func (s *Store) Get(accountID, id string) (Endpoint, bool) {
	for _, e := range s.List(accountID) {
		if e.ID == id {
			return e, true
		}
	}
	return Endpoint{}, false
}

// Delete removes one endpoint of an account. It returns false if the account has no such endpoint.
func (s *Store) Delete(accountID, id string) bool {
	if _, ok := s.Get(accountID, id); !ok {
		return false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for i, e := range s.list {
		switch {
		case e.ID != id:
		case s.Switches.On(sw.FaultHookDeleted):
			e.deleted = true
		default:
			s.list = slices.Delete(s.list, i, i+1)
			return true
		}
	}
	return true
}

// Rotate gives an endpoint a new secret and returns that secret; false if the account has no such endpoint.
func (s *Store) Rotate(accountID, id string) (string, bool) {
	if _, ok := s.Get(accountID, id); !ok {
		return "", false
	}
	fresh := newSecret()
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, e := range s.list {
		if e.ID == id && !s.Switches.On(sw.FaultHookOldSecret) {
			e.Previous, e.Secret = e.Secret, fresh
		}
	}
	return fresh, true
}

// byID returns the current state of an endpoint. Each attempt calls it, so that deletions and new secrets
// apply immediately.
func (s *Store) byID(id string) (Endpoint, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, e := range s.list {
		if e.ID == id {
			return *e, true
		}
	}
	return Endpoint{}, false
}

// receivers returns the ids of the endpoints that receive an event.
func (s *Store) receivers(accountID, eventType string) []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var found []string
	for _, e := range s.list {
		if !s.wants(e, accountID, eventType) {
			continue
		}
		if e.sent++; e.sent > 1 && s.Switches.On(sw.FaultHookOnce) {
			continue
		}
		found = append(found, e.ID)
	}
	return found
}

func (s *Store) wants(e *Endpoint, accountID, eventType string) bool {
	owned := e.AccountID == accountID || s.Switches.On(sw.FaultHookForeign)
	return owned && (len(e.Events) == 0 || slices.Contains(e.Events, eventType))
}

// newSecret returns a secret in the form of the Standard Webhooks specification.
func newSecret() string {
	random := make([]byte, secretBytes)
	rand.Read(random) // never fails since Go 1.24
	return "whsec_" + base64.StdEncoding.EncodeToString(random)
}
