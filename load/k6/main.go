// Command k6 is k6 itself, with the extensions of this repository compiled in. An extension lives in a package beside
// this file and is added as a blank import.
package main

import (
	"go.k6.io/k6/v2/cmd"

	_ "assay.local/k6/assay"
)

func main() {
	cmd.Execute()
}
