package assay

import "testing"

func TestEachRequestKnowsTheMostThatWereUnderWayWithIt(t *testing.T) {
	p := new(liveStats)
	first, second, third := p.begin(), p.begin(), p.begin()
	for _, since := range []int64{first, second, third} {
		// They started together, no matter which was counted first.
		if most := p.most(since); most != 3 {
			t.Errorf("%d under way at most, not 3", most)
		}
	}
	p.end(200, "ok")
	p.end(200, "ok")
	later := p.begin()
	if p.most(later) != 2 || p.most(third) != 3 {
		t.Errorf("%d since the last, %d since the third", p.most(later), p.most(third))
	}
	p.end(200, "ok")
	p.end(200, "ok")
	if alone := p.most(p.begin()); alone != 1 {
		t.Errorf("%d, alone", alone)
	}
}

func TestThereAreNeverMorePeaksThanRequestsUnderWay(t *testing.T) {
	p := new(liveStats)
	for range 1000 {
		p.begin()
		p.begin()
		p.end(200, "ok")
		p.end(200, "ok")
	}
	if len(p.peaks.list) > 2 {
		t.Errorf("%d peaks", len(p.peaks.list))
	}
}
