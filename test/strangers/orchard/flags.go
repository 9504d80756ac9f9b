package main

import (
	"errors"
	"flag"
	"os"
	"strings"
	"time"

	"stranger/internal/server"
	"stranger/internal/sw"
)

type settings struct {
	options server.Options
	port    int
	list    bool
}

// parse reads the settings from the command line and the environment.
func parse(args []string) (settings, error) {
	set := settings{options: server.Options{Switches: sw.NewSet(), Key: os.Getenv("STRANGER_KEY")}}
	o := &set.options
	delays := "300ms,600ms,1200ms"
	flags := flag.NewFlagSet("stranger", flag.ContinueOnError)
	flags.IntVar(&set.port, "port", 0, "port on 127.0.0.1, 0 for a free one")
	flags.BoolVar(&set.list, "list", false, "print the tables of switches and end")
	flags.IntVar(&o.RateLimit, "rate-limit", 1000, "chat calls per key and window")
	flags.DurationVar(&o.RateWindow, "rate-window", time.Minute, "length of the rate limit window")
	flags.DurationVar(&o.PieceDelay, "piece-delay", 10*time.Millisecond, "time between streamed tokens")
	flags.Int64Var(&o.MaxBody, "max-body", 4<<20, "largest request body in bytes")
	flags.StringVar(&delays, "webhook-delays", delays, "delays before the retries of a webhook delivery")
	flags.DurationVar(&o.HookTimeout, "webhook-timeout", 5*time.Second, "time limit of one delivery attempt")
	flags.Func("habit", "a habit to turn on, repeatable; all for every one", func(name string) error {
		return o.Switches.Enable(sw.Habit, name)
	})
	flags.Func("fault", "a fault to turn on, repeatable", func(name string) error {
		return o.Switches.Enable(sw.Fault, name)
	})
	if err := flags.Parse(args); err != nil {
		return set, err
	}
	var err error
	if o.HookDelays, err = durations(delays); err != nil {
		return set, err
	}
	return set, check(set, flags.Args())
}

func check(set settings, rest []string) error {
	o := set.options
	switch {
	case len(rest) > 0:
		return errors.New("unknown argument " + rest[0])
	case o.RateLimit < 1 || o.RateWindow <= 0 || o.MaxBody < 1 || o.PieceDelay < 0 || o.HookTimeout <= 0:
		return errors.New("limits and times must be positive")
	}
	return nil
}

// durations reads a list such as 300ms,600ms. An empty list means that a delivery is never retried.
func durations(list string) ([]time.Duration, error) {
	var all []time.Duration
	for _, text := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' }) {
		d, err := time.ParseDuration(text)
		if err != nil {
			return nil, err
		}
		all = append(all, d)
	}
	return all, nil
}
