package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"syscall"
)

// measure runs a program and prints, as the last line on standard error, what it and its children cost.
func measure(command []string) int {
	child := exec.Command(command[0], command[1:]...)
	child.Stdin, child.Stdout, child.Stderr = os.Stdin, os.Stdout, os.Stderr
	err := child.Run()
	var ended *exec.ExitError
	if err != nil && !errors.As(err, &ended) {
		fmt.Fprintln(os.Stderr, "measure:", err)
		return 1
	}
	state := child.ProcessState
	peak := int64(0)
	if usage, ok := state.SysUsage().(*syscall.Rusage); ok {
		peak = usage.Maxrss
		if runtime.GOOS == "darwin" {
			peak /= 1024
		}
	}
	fmt.Fprintf(os.Stderr, "{\"cpuUs\":%d,\"peakKiB\":%d,\"exitCode\":%d}\n",
		(state.UserTime() + state.SystemTime()).Microseconds(), peak, state.ExitCode())
	return state.ExitCode()
}
