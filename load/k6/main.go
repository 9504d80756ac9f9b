// Command k6 is k6 with the extensions of Assay, each in a package beside this file. "k6 ground-truth" is a server to test its timing.
package main

import (
	"os"

	"go.k6.io/k6/v2/cmd"

	_ "assay.local/k6/assay"
	"assay.local/k6/groundtruth"
)

var sources string // a digest of the Go sources, which load/runner/build-k6.ts sets and Assay looks for in a built k6

func main() {
	if len(os.Args) > 1 && os.Args[1] == "ground-truth" {
		os.Exit(groundtruth.Main(os.Args[2:]))
	}
	if sources != "unused" { // Without this use, the linker would remove sources.
		cmd.Execute()
	}
}
