// Package files enlarges the table of open files before a load begins, for its connections.
package files

import "golang.org/x/sys/unix"

// reserved is for the users of the largest load: a connection, another one while that is taken over, and a timer each.
const reserved = 32 << 10

// Reserve has the kernel make its table of open files large enough. The table grows by doubling, and the call that opens one file too many
// waits 10 to 30 ms for all processors while it grows. In a load that is the connection of the 65th, 257th, 513th user, and whoever opens
// one meanwhile waits too. Where fewer files are allowed, the table is made large enough for those.
func Reserve() {
	least := reserved
	var limit unix.Rlimit
	if unix.Getrlimit(unix.RLIMIT_NOFILE, &limit) == nil {
		least = int(min(uint64(least), limit.Cur))
	}
	// The number is free again at once; the table stays.
	if last, err := unix.FcntlInt(0, unix.F_DUPFD_CLOEXEC, least-1); err == nil {
		_ = unix.Close(last)
	}
}
