package assay

import (
	"cmp"
	"maps"
	"slices"
	"sync"
)

// endings counts the requests of a process by class, from its start on.
type endings struct {
	mutex   sync.Mutex
	byClass map[string]int64
}

// note counts a request that has ended. One that the end of the run cut shows nothing about the target.
func (e *endings) note(class string) {
	if class == classInterrupted {
		return
	}
	e.mutex.Lock()
	defer e.mutex.Unlock()
	if e.byClass == nil {
		e.byClass = map[string]int64{}
	}
	e.byClass[class]++
}

// sum returns how many requests ended, how many of them failed, and the most frequent class of failure: "-" without one.
func (e *endings) sum() (ended, failed int64, class string) {
	e.mutex.Lock()
	counts := maps.Clone(e.byClass)
	e.mutex.Unlock()
	ok := counts[classOK]
	delete(counts, classOK)
	for _, count := range counts {
		failed += count
	}
	if failed == 0 {
		return ok, 0, "-"
	}
	return ok + failed, failed, slices.MinFunc(slices.Collect(maps.Keys(counts)), func(a, b string) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(a, b))
	})
}
