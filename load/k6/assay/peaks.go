package assay

import (
	"sort"
	"sync"
	"sync/atomic"
)

// peaks remembers how many requests were under way at most since any moment. Each peak is lower than the one before it, so
// there are never more of them than requests were under way at once.
type peaks struct {
	mutex sync.Mutex
	last  int64
	list  []peak
}

type peak struct{ moment, count int64 }

// begin counts one more, and returns the moment.
func (k *peaks) begin(count *atomic.Int64) int64 {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	k.last++
	now := peak{k.last, count.Add(1)}
	for len(k.list) > 0 && k.list[len(k.list)-1].count <= now.count {
		k.list = k.list[:len(k.list)-1]
	}
	k.list = append(k.list, now)
	return now.moment
}

// since is the highest count from a moment on.
func (k *peaks) since(moment int64) int64 {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	at := sort.Search(len(k.list), func(i int) bool { return k.list[i].moment >= moment })
	if at == len(k.list) {
		return 1
	}
	return k.list[at].count
}
