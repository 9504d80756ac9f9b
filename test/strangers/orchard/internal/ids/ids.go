// Package ids makes identifiers.
package ids

import (
	"strings"

	"github.com/google/uuid"
	"github.com/oklog/ulid/v2"
)

// Maker makes random ids with a prefix.
type Maker struct {
	Long bool // two ULIDs instead of a short random part
}

// New returns a new id.
func (m Maker) New(prefix string) string {
	if m.Long {
		return prefix + ulid.Make().String() + ulid.Make().String()
	}
	return prefix + strings.ReplaceAll(uuid.NewString(), "-", "")[:24]
}
