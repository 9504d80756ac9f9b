/** Reads the output of `go test` and `go vet`. Pure. */

const FAILED_TEST = /^( *)--- FAIL: /
const MAX_CHARACTERS = 600

/**
 * Returns the name and the report of each failed test. If no test failed (for example because the code did
 * not compile), returns the whole output.
 */
export function goProblems(output: string): readonly string[] {
  const lines = output.split('\n')
  const failed = lines.flatMap((line, index) => {
    const indent = FAILED_TEST.exec(line)?.[1]
    return indent === undefined ? [] : [[line, ...reportAfter(lines, index, indent)]]
  })
  // A test that failed only because of a subtest has no report.
  const telling = failed.filter((report) => report.length > 1)
  const reports = telling.length > 0 ? telling : failed
  if (reports.length === 0) return [output.trim()]
  return reports.map((report) =>
    report
      .map((line) => line.trim())
      .join(' ')
      .slice(0, MAX_CHARACTERS),
  )
}

// Returns the report of a failed test: the lines that are indented deeper than its name, up to the next test.
function reportAfter(lines: readonly string[], index: number, indent: string): readonly string[] {
  const after = lines.slice(index + 1)
  const end = after.findIndex((line) => !line.startsWith(`${indent}    `) || /^ *--- /.test(line))
  return after.slice(0, end === -1 ? after.length : end)
}
