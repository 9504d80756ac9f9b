package main

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const (
	// watchEvery is how often the processes are looked at. What one of them uses after the last look is not seen.
	watchEvery = 40 * time.Millisecond
	// ticksPerSecond is the unit of /proc (USER_HZ), fixed on Linux.
	ticksPerSecond = 100
)

// watchTree starts to measure a process and its descendants, and returns a function that stops and returns the cost.
func watchTree(root int) func() cost {
	stop, stopped := make(chan struct{}), make(chan cost, 1)
	go func() {
		seen := map[int]*process{}
		tree := int64(0)
		ticker := time.NewTicker(watchEvery)
		defer ticker.Stop()
		for {
			tree = max(tree, look(root, seen))
			select {
			case <-stop:
				stopped <- costOf(seen, tree)
				return
			case <-ticker.C:
			}
		}
	}()
	return func() cost {
		close(stop)
		return <-stopped
	}
}

// process is the last measurement of one process.
type process struct {
	name           string
	cpuUs, peakKiB int64
}

func costOf(seen map[int]*process, tree int64) cost {
	all := cost{TreePeakKiB: tree, Programs: map[string]*oneOfAll{}}
	for _, one := range seen {
		program := all.Programs[one.name]
		if program == nil {
			program = &oneOfAll{}
			all.Programs[one.name] = program
		}
		program.CPUUs += one.cpuUs
		program.PeakKiB = max(program.PeakKiB, one.peakKiB)
		all.PeakKiB = max(all.PeakKiB, one.peakKiB)
	}
	return all
}

// look updates the measurements of a process and its descendants, and returns their current memory.
func look(pid int, seen map[int]*process) int64 {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0
	}
	// The name is in parentheses and may hold anything.
	from, to := bytes.IndexByte(stat, '('), bytes.LastIndexByte(stat, ')')
	fields := strings.Fields(string(stat[to+1:]))
	if from < 0 || to < from || len(fields) < 22 {
		return 0
	}
	resident := number(fields[21]) * int64(os.Getpagesize()) / 1024
	one := seen[pid]
	if one == nil {
		one = &process{}
		seen[pid] = one
	}
	one.name = string(stat[from+1 : to])
	one.cpuUs = max(one.cpuUs, (number(fields[11])+number(fields[12]))*1_000_000/ticksPerSecond)
	one.peakKiB = max(one.peakKiB, resident)
	tasks, _ := os.ReadDir(fmt.Sprintf("/proc/%d/task", pid))
	for _, task := range tasks {
		children, _ := os.ReadFile(fmt.Sprintf("/proc/%d/task/%s/children", pid, task.Name()))
		for _, child := range strings.Fields(string(children)) {
			resident += look(int(number(child)), seen)
		}
	}
	return resident
}

func number(text string) int64 {
	value, _ := strconv.ParseInt(text, 10, 64)
	return value
}

func peakOf(usage *syscall.Rusage) int64 { return usage.Maxrss }
