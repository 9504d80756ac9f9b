package assay

import (
	"maps"
	"slices"

	"github.com/grafana/sobek"
)

// functions are what scripts can import.
var functions = map[string]func(*user, sobek.FunctionCall) sobek.Value{
	"load":         (*user).load,
	"secretValues": (*user).secretValues,
	"hide":         (*user).hide,
	"settle":       (*user).settle,
	"next":         (*user).next,
	"turn":         (*user).turn,
	"open":         (*user).open,
	"batch":        (*user).batch,
	"writeRow":     (*user).writeRow,
	"nowUs":        (*user).nowUs,
	"flush":        (*user).flush,
	"refusals":     (*user).refusals,

	"converse":     (*user).converse,
	"socketBegins": (*user).socketBegins,
	"socketEnded":  (*user).socketEnded,
	"keepAnswer":   (*user).keepAnswer,
	"socketRest":   (*user).socketRest,
}

var functionNames = slices.Sorted(maps.Keys(functions))

// exports makes each function for JavaScript when a script first uses it: of a function each user has a copy of a
// kilobyte, and most scripts use a few of them.
type exports struct {
	user *user
	made map[string]sobek.Value
}

func (e *exports) Get(name string) sobek.Value {
	function, isThere := functions[name]
	if !isThere {
		return nil
	}
	if e.made[name] == nil {
		e.made[name] = e.user.vu.Runtime().ToValue(func(call sobek.FunctionCall) sobek.Value { return function(e.user, call) })
	}
	return e.made[name]
}

// Set and Delete refuse: the module is the same for all of a script.
func (e *exports) Set(string, sobek.Value) bool { return false }
func (e *exports) Delete(string) bool           { return false }
func (e *exports) Has(name string) bool         { return functions[name] != nil }
func (e *exports) Keys() []string               { return functionNames }
