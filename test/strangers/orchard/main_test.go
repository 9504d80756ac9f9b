package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"stranger/internal/sw"
)

// TestSwitchesFile compares SWITCHES.md with the declarations.
func TestSwitchesFile(t *testing.T) {
	var tables bytes.Buffer
	sw.WriteTables(&tables)
	file, err := os.ReadFile("SWITCHES.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(file), tables.String()) {
		t.Error("SWITCHES.md does not hold the output of --list")
	}
}

func TestUnknownSwitch(t *testing.T) {
	for _, args := range [][]string{{"--habit", "nope"}, {"--fault", "all"}, {"extra"}, {"--rate-limit", "0"}} {
		if _, err := parse(args); err == nil {
			t.Errorf("%v is accepted", args)
		}
	}
}

// TestProcess runs the compiled program.
func TestProcess(t *testing.T) {
	program := filepath.Join(t.TempDir(), "stranger")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	endings := map[string]func(*exec.Cmd, io.Closer){
		"input closed": func(_ *exec.Cmd, input io.Closer) { input.Close() },
		"SIGTERM":      func(c *exec.Cmd, _ io.Closer) { _ = c.Process.Signal(syscall.SIGTERM) },
	}
	for name, end := range endings {
		t.Run(name, func(t *testing.T) {
			command := exec.Command(program, "--habit", "all")
			command.Env = append(os.Environ(), "STRANGER_KEY=my-own-key")
			input, _ := command.StdinPipe()
			output, _ := command.StdoutPipe()
			if err := command.Start(); err != nil {
				t.Fatal(err)
			}
			timer := time.AfterFunc(20*time.Second, func() { _ = command.Process.Kill() })
			defer timer.Stop()
			callOnce(t, bufio.NewScanner(output))
			end(command, input)
			if err := command.Wait(); err != nil {
				t.Errorf("ended with %v", err)
			}
		})
	}
}

// callOnce reads the ready line, and sends one request with the base URL, key and model that this line contains.
func callOnce(t *testing.T, lines *bufio.Scanner) {
	var ready struct{ BaseURL, Key, Model string }
	if !lines.Scan() || json.Unmarshal(lines.Bytes(), &ready) != nil {
		t.Fatalf("ready line %q", lines.Text())
	}
	if ready.Key != "my-own-key" {
		t.Errorf("key %q", ready.Key)
	}
	request, err := http.NewRequest("POST", ready.BaseURL+"/v1/chat/completions",
		strings.NewReader(`{"model":"`+ready.Model+`","messages":[{"role":"user","content":"x"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+ready.Key)
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		t.Errorf("status %d", response.StatusCode)
	}
}
