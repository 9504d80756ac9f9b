package assay

import (
	"cmp"
	"context"
	"encoding/json"
	"net"
	"net/http"
	"slices"
	"sync"
	"time"

	"go.k6.io/k6/v2/lib"
	"go.k6.io/k6/v2/lib/netext"

	"assay.local/k6/conn"
	"assay.local/k6/rows"
	"assay.local/k6/wake"
)

func (u *user) writeRequest(b *batchRequest) error {
	encoder, _ := encoders.Get().(*rows.Encoder)
	defer encoders.Put(encoder)
	encoder.T0 = u.t0
	line := encoder.Encode(&b.answer.row)
	var more struct {
		Ask       json.RawMessage `json:"ask"`
		Date      *string         `json:"date"`
		ErrorText *string         `json:"errorText,omitempty"`
	}
	more.Ask = b.label
	if date, err := http.ParseTime(b.answer.header.Get("Date")); err == nil {
		text := date.UTC().Format(time.RFC3339)
		more.Date = &text
	}
	if b.answer.body != nil {
		text := b.caller.bodyText(b.answer)
		more.ErrorText = &text
	}
	members, err := json.Marshal(more)
	if err != nil {
		return err
	}
	line = append(line[:len(line)-len("}\n")], ',')
	line = append(line, members[len("{"):]...)
	return u.run.write(append(line, '\n'))
}

type batchRequest struct {
	caller caller // Each request has its own caller, because several may be in flight.
	env    requestEnv
	source string
	client string // Only requests from the same address with the same key share connections.
	label  []byte
	answer *answer
}

func sendBatch(ctx context.Context, requests []*batchRequest, pools *connectionPools, isFresh bool) {
	due := slices.Clone(requests)
	slices.SortStableFunc(due, func(x, y *batchRequest) int { return cmp.Compare(x.caller.spec.due, y.caller.spec.due) })
	var alarm wake.Alarm
	var underWay sync.WaitGroup
	for _, one := range due {
		alarm.Sleep(ctx, one.caller.spec.due)
		underWay.Go(func() { one.perform(ctx, pools, isFresh) })
	}
	underWay.Wait()
}

func (b *batchRequest) perform(ctx context.Context, pools *connectionPools, isFresh bool) {
	b.env.dialer = pools.dialFrom(b.source)
	if isFresh {
		b.env.pool = new(conn.Pool)
		defer b.env.pool.Close()
	} else {
		b.env.pool = pools.poolOf(b.client)
	}
	b.answer = b.caller.perform(ctx, b.env)
}

type connectionPools struct {
	dialer lib.DialContexter
	mutex  sync.Mutex
	pools  map[string]*conn.Pool
}

func newConnectionPools(ctx context.Context, state *lib.State) *connectionPools {
	p := &connectionPools{dialer: state.Dialer, pools: map[string]*conn.Pool{}}
	context.AfterFunc(ctx, func() {
		p.mutex.Lock()
		defer p.mutex.Unlock()
		for _, pool := range p.pools {
			pool.Close()
		}
	})
	return p
}

func (p *connectionPools) poolOf(client string) *conn.Pool {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.pools[client] == nil {
		p.pools[client] = new(conn.Pool)
	}
	return p.pools[client]
}

func (p *connectionPools) dialFrom(source string) conn.Dialer {
	if source == "" && p.dialer != nil {
		return p.dialer
	}
	var local net.Addr
	if source != "" {
		local = &net.TCPAddr{IP: net.ParseIP(source)}
	}
	if k6, ok := p.dialer.(*netext.Dialer); ok {
		own := &netext.Dialer{
			Dialer: k6.Dialer, Resolver: k6.Resolver, Blacklist: k6.Blacklist, BlockedHostnames: k6.BlockedHostnames, Hosts: k6.Hosts,
		}
		own.LocalAddr = local
		return own
	}
	return &net.Dialer{LocalAddr: local}
}
