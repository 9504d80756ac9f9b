//go:build !linux

package wake

import "context"

type precise struct{}

func (precise) sleep(context.Context, int64) bool { return false }
