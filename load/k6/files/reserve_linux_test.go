package files

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// roomFor returns how many open files the table of this process has room for.
func roomFor(t *testing.T) int {
	t.Helper()
	text, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		var room int
		if n, _ := fmt.Sscanf(line, "FDSize: %d", &room); n == 1 {
			return room
		}
	}
	t.Fatal("no FDSize")
	return 0
}

func openFiles(t *testing.T) int {
	t.Helper()
	all, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Fatal(err)
	}
	return len(all)
}

func TestThereIsRoomForTheUsersOfALoad(t *testing.T) {
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_NOFILE, &limit); err != nil {
		t.Fatal(err)
	}
	want := int(min(reserved, limit.Cur))
	if room := roomFor(t); room >= want {
		t.Fatalf("room for %d before", room)
	}
	before := openFiles(t)
	Reserve()
	if room := roomFor(t); room < want {
		t.Errorf("room for %d, want %d", room, want)
	}
	if after := openFiles(t); after != before {
		t.Errorf("%d open files, %d before", after, before)
	}
}
