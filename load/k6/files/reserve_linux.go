// Package files enlarges the table of open files before a load. If the kernel did so later, it would delay connections.
package files

import "golang.org/x/sys/unix"

// reservedFiles is how many files the largest load has open: for each virtual user a connection, a timer, and sometimes a second
// descriptor.
const reservedFiles = 32 << 10

// Reserve makes the kernel enlarge this process's table of open files before the load. Otherwise the kernel would do so during the load,
// and the connections of the 65th, 257th and 513th user would take 10 to 30 ms longer.
func Reserve() {
	least := reservedFiles
	var limit unix.Rlimit
	if unix.Getrlimit(unix.RLIMIT_NOFILE, &limit) == nil {
		least = int(min(uint64(least), limit.Cur))
	}
	// Copying a descriptor to a high number makes the kernel enlarge the table of open files. Closing the copy leaves the table large.
	if last, err := unix.FcntlInt(0, unix.F_DUPFD_CLOEXEC, least-1); err == nil {
		_ = unix.Close(last)
	}
}
