// Operator prints the job that the k6-operator makes for the first pod of a TestRun. It reads the list of manifests from its standard input.
package main

import (
	"encoding/json"
	"os"

	"github.com/grafana/k6-operator/api/v1alpha1"
	"github.com/grafana/k6-operator/pkg/resources/jobs"
)

func main() {
	if err := printJob(); err != nil {
		_, _ = os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}

func printJob() error {
	var list struct{ Items []json.RawMessage }
	if err := json.NewDecoder(os.Stdin).Decode(&list); err != nil {
		return err
	}
	var run v1alpha1.TestRun
	if err := json.Unmarshal(list.Items[len(list.Items)-1], &run); err != nil {
		return err
	}
	job, err := jobs.NewRunnerJob(&run, 1, "")
	if err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(job)
}
