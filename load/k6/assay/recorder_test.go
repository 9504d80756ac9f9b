package assay

import (
	"path/filepath"
	"testing"
	"time"
)

const tenSeconds = int64(10 * time.Second)

func recorderOfTest(t *testing.T) *recorder {
	return newRecorder(filepath.Join(t.TempDir(), "samples.ndjson"), 0, tenSeconds, nil)
}

func TestSamplesAreDrawnFromEveryUserOfALockstep(t *testing.T) {
	kept := recorderOfTest(t)
	var byUser, bySecond [10]int
	for round := int64(0); round < 160; round++ {
		dueAt := round * tenSeconds / 160
		for user := range 5 {
			if kept.isSampleDue(dueAt) {
				byUser[user]++
				bySecond[dueAt/int64(time.Second)]++
			}
		}
	}
	for user, count := range byUser[:5] {
		if count < 15 {
			t.Errorf("user %d has %d of %d samples", user, count, kept.chosen)
		}
	}
	for second, count := range bySecond {
		if count < 5 {
			t.Errorf("second %d has %d of %d samples", second, count, kept.chosen)
		}
	}
	if kept.chosen < 150 || kept.chosen > 200 {
		t.Errorf("%d samples, want about 200", kept.chosen)
	}
}

func TestOfFewRequestsAllAreSamplesInAnyOrder(t *testing.T) {
	kept := recorderOfTest(t)
	for index := range int64(50) {
		// Users claim their requests before these are due, so not in the order of time.
		dueAt := (index + 18) % 50 * tenSeconds / 50
		if !kept.isSampleDue(dueAt) {
			t.Errorf("the request due at %s is no sample", time.Duration(dueAt))
		}
	}
}
