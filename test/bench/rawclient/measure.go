package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"syscall"
)

// cost is what a program used: processor time with all its children, and peak memory of its largest process
// and of all processes together. Programs: the cost of its children by program name.
type cost struct {
	CPUUs       int64                `json:"cpuUs"`
	PeakKiB     int64                `json:"peakKiB"`
	TreePeakKiB int64                `json:"treePeakKiB"`
	Programs    map[string]*oneOfAll `json:"programs"`
	ExitCode    int                  `json:"exitCode"`
}

// oneOfAll is the cost of all processes with one name: their total CPU time, and the peak memory of the largest process.
type oneOfAll struct {
	CPUUs   int64 `json:"cpuUs"`
	PeakKiB int64 `json:"peakKiB"`
}

// measure runs a program, and prints the cost of the program and its children as the last line of stderr.
func measure(command []string) int {
	child := exec.Command(command[0], command[1:]...)
	child.Stdin, child.Stdout, child.Stderr = os.Stdin, os.Stdout, os.Stderr
	if err := child.Start(); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		return 1
	}
	seen := watchTree(child.Process.Pid)
	_ = child.Wait()
	spent := seen()
	state := child.ProcessState
	spent.CPUUs = (state.UserTime() + state.SystemTime()).Microseconds()
	spent.ExitCode = state.ExitCode()
	if usage, ok := state.SysUsage().(*syscall.Rusage); ok {
		spent.PeakKiB = max(spent.PeakKiB, peakOf(usage))
	}
	line, _ := json.Marshal(spent)
	fmt.Fprintf(os.Stderr, "%s\n", line)
	return state.ExitCode()
}
