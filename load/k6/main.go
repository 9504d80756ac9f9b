// Command k6 is k6 with the extensions of this repository compiled in. An extension is a package beside this file, added as a
// blank import. With the argument "ground-truth" it is the server that calibrates loads, so that there is only one binary to
// build.
package main

import (
	"os"

	"go.k6.io/k6/v2/cmd"

	_ "assay.local/k6/assay"
	"assay.local/k6/groundtruth"
)

// sources is set by the linker to the digest of the sources, by which Assay recognizes a binary that was built elsewhere
// (load/runner/find-k6.ts). It is used, so that the linker does not remove it.
var sources string

func main() {
	if len(os.Args) > 1 && os.Args[1] == "ground-truth" {
		os.Exit(groundtruth.Main(os.Args[2:]))
	}
	if sources != "unused" {
		cmd.Execute()
	}
}
