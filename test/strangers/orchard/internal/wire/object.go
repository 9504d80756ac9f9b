// Package wire controls the bytes of answers: the order of JSON members, styles of JSON, and unusual writes.
package wire

import (
	"bytes"
	"encoding/json"
)

// Object is a JSON object that keeps the order of its members, so that a fault or a habit can change one of them.
type Object struct {
	members []member
}

type member struct {
	name  string
	value any
}

// Obj returns an object from names and values in turn.
func Obj(pairs ...any) *Object {
	o := &Object{}
	for i := 0; i+1 < len(pairs); i += 2 {
		o.Set(pairs[i].(string), pairs[i+1])
	}
	return o
}

// Set replaces the value of a member, or appends the member.
func (o *Object) Set(name string, value any) *Object {
	for i := range o.members {
		if o.members[i].name == name {
			o.members[i].value = value
			return o
		}
	}
	o.members = append(o.members, member{name, value})
	return o
}

// Drop removes a member.
func (o *Object) Drop(name string) {
	for i := range o.members {
		if o.members[i].name == name {
			o.members = append(o.members[:i], o.members[i+1:]...)
			return
		}
	}
}

// MarshalJSON writes the members in their order.
func (o *Object) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, m := range o.members {
		if i > 0 {
			b.WriteByte(',')
		}
		name, err := plainJSON(m.name)
		if err != nil {
			return nil, err
		}
		value, err := plainJSON(m.value)
		if err != nil {
			return nil, err
		}
		b.Write(name)
		b.WriteByte(':')
		b.Write(value)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// plainJSON encodes a value as json.Marshal does, but without HTML escapes.
func plainJSON(v any) ([]byte, error) {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// reversed returns the value with the members of all objects in reverse order.
func reversed(v any) any {
	switch v := v.(type) {
	case *Object:
		turned := &Object{}
		for i := len(v.members) - 1; i >= 0; i-- {
			turned.members = append(turned.members, member{v.members[i].name, reversed(v.members[i].value)})
		}
		return turned
	case []any:
		list := make([]any, len(v))
		for i := range v {
			list[i] = reversed(v[i])
		}
		return list
	}
	return v
}
