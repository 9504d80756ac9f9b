// Package accounts keeps accounts and their API keys in memory.
package accounts

import (
	"crypto/rand"
	"errors"
	"strings"
	"sync"
	"time"

	"stranger/internal/ids"
	"stranger/internal/sw"
)

// ErrTaken is returned if the address already has an account.
var ErrTaken = errors.New("address in use")

const (
	prefix     = "sk-stranger-"
	keyDelay   = time.Second
	ignoreTail = 4 // characters the fault key-tail-ignored does not compare
)

// Account is an account of a user. It has no password, because the interface has no login by password.
type Account struct {
	ID      string
	Email   string
	Name    string
	Created time.Time
}

// Key is an API key of an account.
type Key struct {
	ID         string
	Value      string
	Account    *Account
	Created    time.Time
	UsableFrom time.Time
}

// Store holds all accounts and keys. It is safe for concurrent use.
type Store struct {
	switches *sw.Set
	ids      ids.Maker

	mu      sync.Mutex
	byEmail map[string]*Account
	byValue map[string]*Key
	handed  *Key // the first key handed out, for the fault signup-same-key
}

// NewStore returns a store with one account that owns firstKey, or a new key if firstKey is empty.
func NewStore(switches *sw.Set, maker ids.Maker, firstKey string) (*Store, string) {
	s := &Store{switches: switches, ids: maker, byEmail: map[string]*Account{}, byValue: map[string]*Key{}}
	if firstKey == "" {
		firstKey = prefix + rand.Text()
	}
	owner := &Account{ID: maker.New("acct_"), Email: "owner@stranger.example", Created: time.Now()}
	s.byEmail[owner.Email] = owner
	s.byValue[firstKey] = &Key{ID: maker.New("key_"), Value: firstKey, Account: owner, Created: time.Now()}
	return s, firstKey
}

// SignUp creates an account and its key. It returns ErrTaken if the address already has an account.
func (s *Store) SignUp(email, name string) (*Key, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	account, known := s.byEmail[email]
	if known && !s.switches.On(sw.HabitSignupSame) {
		return nil, ErrTaken
	}
	if !known {
		account = &Account{ID: s.ids.New("acct_"), Email: email, Name: name, Created: time.Now()}
		s.byEmail[email] = account
	}
	return s.handOut(account), nil
}

func (s *Store) handOut(account *Account) *Key {
	if s.switches.On(sw.FaultSignupSame) && s.handed != nil {
		return s.handed
	}
	key := &Key{ID: s.ids.New("key_"), Value: s.newValue(), Account: account, Created: time.Now()}
	if s.switches.On(sw.HabitSignupDelay) {
		key.UsableFrom = key.Created.Add(keyDelay)
	}
	s.handed = key
	if !s.switches.On(sw.FaultSignupDead) && !s.switches.OneInFive(sw.FaultSignupSome) {
		s.byValue[key.Value] = key
	}
	return key
}

// newValue returns the value of a new key, with at least 128 random bits.
func (s *Store) newValue() string {
	if s.switches.On(sw.HabitSignupLongKey) {
		return prefix + "v1.~_+/" + strings.Repeat(rand.Text()+"-", 7) + "=="
	}
	return prefix + rand.Text()
}

// Find returns the key with this value, or nil if no such key is usable yet. Some faults also accept wrong values.
func (s *Store) Find(value string) *Key {
	s.mu.Lock()
	defer s.mu.Unlock()
	if key := s.byValue[value]; key != nil && !time.Now().Before(key.UsableFrom) {
		return key
	}
	return s.findWrong(value)
}

// findWrong returns a valid key in place of an unknown value, if a fault makes the service accept this value; else nil.
func (s *Store) findWrong(value string) *Key {
	anyKey := s.switches.On(sw.FaultAnyKey) || s.switches.OneInFive(sw.FaultSometimesOpen)
	for known, key := range s.byValue {
		sameHead := len(value) == len(known) && value[:max(0, len(known)-ignoreTail)] == known[:max(0, len(known)-ignoreTail)]
		if anyKey || (s.switches.On(sw.FaultKeyTail) && sameHead) {
			return key
		}
	}
	return nil
}

// Any returns some key, for faults that accept requests without a key.
func (s *Store) Any() *Key {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, key := range s.byValue {
		return key
	}
	return nil
}
