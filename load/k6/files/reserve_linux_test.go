package files

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

func fileTableSize(t *testing.T) int {
	t.Helper()
	text, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		var size int
		if n, _ := fmt.Sscanf(line, "FDSize: %d", &size); n == 1 {
			return size
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

func TestReserveEnlargesTheFileTable(t *testing.T) {
	var limit unix.Rlimit
	if err := unix.Getrlimit(unix.RLIMIT_NOFILE, &limit); err != nil {
		t.Fatal(err)
	}
	want := int(min(reservedFiles, limit.Cur))
	if size := fileTableSize(t); size >= want {
		t.Fatalf("a table of %d before", size)
	}
	before := openFiles(t)
	Reserve()
	if size := fileTableSize(t); size < want {
		t.Errorf("a table of %d, want %d", size, want)
	}
	if after := openFiles(t); after != before {
		t.Errorf("%d open files, %d before", after, before)
	}
}
