// Package sw declares the switches of the server, with explanations. A habit is unusual but correct, a fault is wrong.
package sw

import (
	"fmt"
	"sync"
)

// Kind is a kind of switch: habit or fault.
type Kind string

// The two kinds of switch.
const (
	Habit Kind = "habit"
	Fault Kind = "fault"
)

// Area is the part of the service that a switch changes.
type Area string

// The areas of the tables in SWITCHES.md.
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

// Switch turns on one habit (unusual but correct behavior) or one fault (incorrect behavior) of the server.
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

// Set holds the switches that one server has.
type Set struct {
	on    map[*Switch]bool
	mu    sync.Mutex
	calls map[*Switch]int
}

// NewSet returns a set with these switches.
func NewSet(switches ...*Switch) *Set {
	s := &Set{on: map[*Switch]bool{}, calls: map[*Switch]int{}}
	for _, x := range switches {
		s.on[x] = true
	}
	return s
}

// Enable adds the switch with this name; "all" adds every habit. Faults have no "all", because each needs a
// separate run.
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

// On reports whether the set has a switch.
func (s *Set) On(x *Switch) bool { return s.on[x] }

// OneInFive reports whether an intermittent fault applies to this call. The fault applies to the third of every five
// calls. Counting instead of chance makes runs repeatable.
func (s *Set) OneInFive(x *Switch) bool {
	if !s.on[x] {
		return false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.calls[x]++
	return s.calls[x]%5 == 3
}
