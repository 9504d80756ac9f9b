package line

import (
	"net/http"
	"sync"
)

// maxIdle bounds the idle connections of one user.
const maxIdle = 64

// Pool keeps the idle connections of one user. Its zero value is ready, and goroutines may share it.
type Pool struct {
	mutex sync.Mutex
	idle  []*Line
}

// Take returns an idle connection that is still open, the last one used first; nil when there is none.
func (p *Pool) Take(address string, kind Kind) *Line {
	for {
		line := p.pick(address, kind)
		if line == nil || line.isQuiet() {
			return line
		}
		line.Break()
	}
}

func (p *Pool) pick(address string, kind Kind) *Line {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for index := len(p.idle) - 1; index >= 0; index-- {
		if line := p.idle[index]; line.address == address && line.kind == kind {
			p.idle = append(p.idle[:index], p.idle[index+1:]...)
			return line
		}
	}
	return nil
}

// Keep takes a connection back after a body that was read to its end, or closes one that cannot be used again.
func (p *Pool) Keep(line *Line, response *http.Response) {
	isUsable := !response.Close && line.isWritten()
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if !isUsable || len(p.idle) >= maxIdle {
		line.Break()
		return
	}
	p.idle = append(p.idle, line)
}

// Close closes all idle connections.
func (p *Pool) Close() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for _, line := range p.idle {
		line.Break()
	}
	p.idle = nil
}
