// Package files enlarges the table of open files before a load begins, so that connections need not wait for it.
package files

import "golang.org/x/sys/unix"

// reserved is enough for the users of the largest load: one connection, its replacement during a takeover, and one timer each.
const reserved = 32 << 10

// Reserve makes the kernel enlarge its table of open files. A full table is doubled, which would delay
// the connections of the 65th, 257th and 513th user by 10 to 30 ms.
func Reserve() {
	least := reserved
	var limit unix.Rlimit
	if unix.Getrlimit(unix.RLIMIT_NOFILE, &limit) == nil {
		least = int(min(uint64(least), limit.Cur))
	}
	// The copied descriptor is closed at once. The table keeps its size.
	if last, err := unix.FcntlInt(0, unix.F_DUPFD_CLOEXEC, least-1); err == nil {
		_ = unix.Close(last)
	}
}
