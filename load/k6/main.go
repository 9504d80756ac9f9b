// Command k6 is k6 itself, built here so that extensions of this repository can be compiled in.
// An extension lives in a package beside this file and is added as a blank import.
package main

import "go.k6.io/k6/v2/cmd"

func main() {
	cmd.Execute()
}
