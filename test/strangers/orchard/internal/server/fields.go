package server

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// reader reads the fields of a JSON object. It keeps the first mistake, so that callers check only once. A
// null field counts as absent.
type reader struct {
	fields map[string]json.RawMessage
	prefix string // path of the object inside the request
	fail   *apiError
}

func (r *reader) refuse(name, code, message string) {
	if r.fail == nil {
		r.fail = invalid(r.prefix+name, code, fmt.Sprintf("'%s' %s", r.prefix+name, message))
	}
}

func (r *reader) has(name string) bool {
	value, present := r.fields[name]
	return present && string(value) != "null"
}

// read decodes a field, and reports whether it was present and of the right type.
func (r *reader) read(name string, into any, typeName string) bool {
	if !r.has(name) {
		return false
	}
	if json.Unmarshal(r.fields[name], into) != nil {
		r.refuse(name, "invalid_type", "must be "+typeName+".")
		return false
	}
	return true
}

// need records a mistake if one of these fields is absent.
func (r *reader) need(names ...string) {
	for _, name := range names {
		if !r.has(name) {
			r.refuse(name, "missing_field", "is required.")
		}
	}
}

func (r *reader) text(name string) string {
	var value string
	r.read(name, &value, "a string")
	return value
}

func (r *reader) oneOf(name string, allowed []string) string {
	value := r.text(name)
	if r.has(name) && !slices.Contains(allowed, value) {
		r.refuse(name, "invalid_value", "must be one of "+strings.Join(allowed, ", ")+".")
	}
	return value
}

func (r *reader) flag(name string) bool {
	var value bool
	r.read(name, &value, "true or false")
	return value
}

func (r *reader) integer(name string, low, high int) int {
	var value int
	if r.read(name, &value, "an integer") && (value < low || value > high) {
		r.refuse(name, "invalid_value", fmt.Sprintf("must be between %d and %d.", low, high))
	}
	return value
}

func (r *reader) number(name string, low, high float64) {
	var value float64
	if r.read(name, &value, "a number") && (value < low || value > high) {
		r.refuse(name, "invalid_value", fmt.Sprintf("must be between %g and %g.", low, high))
	}
}

// object returns a reader for an object in a field.
func (r *reader) object(name string) *reader {
	inner := &reader{prefix: r.prefix + name + "."}
	r.read(name, &inner.fields, "an object")
	return inner
}

// take copies the mistake of an inner object's reader. If r already has a mistake, take changes nothing.
func (r *reader) take(inner *reader) {
	if r.fail == nil {
		r.fail = inner.fail
	}
}
