// Command k6 is k6 itself, with the extensions of this repository compiled in. An extension lives in a package beside
// this file and is added as a blank import. The word "ground-truth" makes it the server that load is calibrated with instead,
// so that there is one binary to build and to keep.
package main

import (
	"os"

	"go.k6.io/k6/v2/cmd"

	_ "assay.local/k6/assay"
	"assay.local/k6/groundtruth"
)

// Set by the linker to the digest of the sources that it was built from, by which Assay recognizes a binary that was built elsewhere
// (load/runner/find-k6.ts). It is used, so that the linker keeps it.
var sources string

func main() {
	if len(os.Args) > 1 && os.Args[1] == "ground-truth" {
		os.Exit(groundtruth.Main(os.Args[2:]))
	}
	if sources != "unused" {
		cmd.Execute()
	}
}
