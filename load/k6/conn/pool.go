package conn

import (
	"net/http"
	"sync"
)

// maxIdle bounds the idle connections of one user.
const maxIdle = 64

// Pool keeps the idle connections of one user. Its zero value is ready, and goroutines may share it.
type Pool struct {
	mutex sync.Mutex
	idle  []*Conn
}

// Take returns the idle connection that was used last and is still open; nil if there is none.
func (p *Pool) Take(address string, kind Kind) *Conn {
	for {
		conn := p.pick(address, kind)
		if conn == nil || conn.isQuiet() {
			return conn
		}
		conn.Break()
	}
}

func (p *Pool) pick(address string, kind Kind) *Conn {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for index := len(p.idle) - 1; index >= 0; index-- {
		if conn := p.idle[index]; conn.address == address && conn.kind == kind {
			p.idle = append(p.idle[:index], p.idle[index+1:]...)
			return conn
		}
	}
	return nil
}

// Keep stores a connection after its body was read to the end, or closes it if it is not usable again.
func (p *Pool) Keep(conn *Conn, response *http.Response) {
	isUsable := !response.Close && conn.isWritten()
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if !isUsable || len(p.idle) >= maxIdle {
		conn.Break()
		return
	}
	p.idle = append(p.idle, conn)
}

// Close closes all idle connections.
func (p *Pool) Close() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for _, conn := range p.idle {
		conn.Break()
	}
	p.idle = nil
}
