package sw

import (
	"fmt"
	"io"
)

// WriteTables prints the tables of SWITCHES.md. A test compares the file with this output.
func WriteTables(w io.Writer) {
	fmt.Fprintf(w, "## Habits (%d)\n\n| Name | Area | What is seen |\n|---|---|---|\n", len(All(Habit)))
	for _, s := range All(Habit) {
		fmt.Fprintf(w, "| `%s` | %s | %s |\n", s.Name, s.Area, s.About)
	}
	fmt.Fprintf(w, "\n## Faults (%d)\n\n| Name | Area | What is wrong | What it breaks |\n|---|---|---|---|\n", len(All(Fault)))
	for _, s := range All(Fault) {
		fmt.Fprintf(w, "| `%s` | %s | %s | %s |\n", s.Name, s.Area, s.About, s.Breaks)
	}
}
