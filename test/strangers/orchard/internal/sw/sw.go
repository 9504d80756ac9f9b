// Package sw lists the switches of the server. A habit is unusual but right;
// a fault is wrong. Every switch is declared once, here, with its explanation.
package sw

import (
	"fmt"
	"sync"
)

// Kind tells habits from faults.
type Kind string

// The two kinds of switch.
const (
	Habit Kind = "habit"
	Fault Kind = "fault"
)

// Area is the part of the service a switch touches.
type Area string

// The areas, as the tables in SWITCHES.md name them.
const (
	HTTP      Area = "HTTP"
	Shape     Area = "response shape"
	Auth      Area = "authentication"
	Errors    Area = "errors"
	MaxTokens Area = "max_tokens"
	Stream    Area = "streaming"
	Socket    Area = "WebSocket"
	Hooks     Area = "webhooks"
	Signup    Area = "sign-up"
	Limits    Area = "limits"
)

// Switch is one habit or one fault.
type Switch struct {
	Kind   Kind
	Area   Area
	Name   string
	About  string // what is seen on the wire
	Breaks string // faults only: the sentence or choice that is broken
}

var registry []*Switch

func habit(area Area, name, about string) *Switch {
	return register(&Switch{Kind: Habit, Area: area, Name: name, About: about})
}

func fault(area Area, name, about, breaks string) *Switch {
	return register(&Switch{Kind: Fault, Area: area, Name: name, About: about, Breaks: breaks})
}

func register(s *Switch) *Switch {
	registry = append(registry, s)
	return s
}

// All returns the switches of one kind in the order of their declaration.
func All(kind Kind) []*Switch {
	var found []*Switch
	for _, s := range registry {
		if s.Kind == kind {
			found = append(found, s)
		}
	}
	return found
}

// Set holds the switches that are turned on for one server.
type Set struct {
	on    map[*Switch]bool
	mu    sync.Mutex
	calls map[*Switch]int
}

// NewSet returns a set with the given switches turned on.
func NewSet(switches ...*Switch) *Set {
	s := &Set{on: map[*Switch]bool{}, calls: map[*Switch]int{}}
	for _, x := range switches {
		s.on[x] = true
	}
	return s
}

// Enable turns on the switch of this name; "all" turns on every habit.
// There is no "all" for faults, because a judge should meet them one by one.
func (s *Set) Enable(kind Kind, name string) error {
	found := false
	for _, x := range All(kind) {
		if x.Name == name || (kind == Habit && name == "all") {
			s.on[x] = true
			found = true
		}
	}
	if !found {
		return fmt.Errorf("unknown %s %q, see --list", kind, name)
	}
	return nil
}

// On reports whether a switch is turned on.
func (s *Set) On(x *Switch) bool { return s.on[x] }

// OneInFive is On for intermittent faults: true on the third call of every
// five. Counting instead of drawing lots keeps test runs repeatable.
func (s *Set) OneInFive(x *Switch) bool {
	if !s.on[x] {
		return false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.calls[x]++
	return s.calls[x]%5 == 3
}
