/**
 * Names the dearest test files whose tests are examples of the same behavior, and of which no test needs another. The brief sample runs some
 * of their tests each day, so that all run in turn. Not here: the kill matrix, and files in which a test uses what an earlier one wrote.
 */

/** The test files of which a part runs each day: the number of days in which all of their tests run. */
const IN_TURN: Readonly<Record<number, readonly string[]>> = {
  2: [
    'conformance/limits/checks/limits-stalls.test.ts',
    'conformance/transport/run-deadline.test.ts',
    'load/capacity/crossing.test.ts',
    'load/limiter/explain-answers.test.ts',
    'load/session/cut-streams.test.ts',
    'load/session/run-load-start.test.ts',
    'load/session/run-load-stream.test.ts',
    'load/session/run-load.test.ts',
    'load/session/wrong-key.test.ts',
    'test/certificate/changed-run-files.test.ts',
    'test/certificate/hostile-bundles.test.ts',
    'test/certificate/tamper-matrix.test.ts',
    'test/certificate/wrong-deployments.test.ts',
    'test/check/asked-again.test.ts',
    'test/check/attribution.test.ts',
    'test/check/broken-connections.test.ts',
    'test/check/check-baseline.test.ts',
    'test/check/header-keys.test.ts',
    'test/check/keyless.test.ts',
    'test/check/prompt-tokens.test.ts',
    'test/check/signup-session.test.ts',
    'test/check/stand-in.test.ts',
    'test/check/unjudged.test.ts',
    'test/check/unsteady.test.ts',
    'test/commands/capacity-command.test.ts',
    'test/commands/capacity-resume.test.ts',
    'test/commands/interrupted-load.test.ts',
    'test/commands/interrupted.test.ts',
    'test/commands/load-flags.test.ts',
    'test/commands/merge-command.test.ts',
    'test/commands/proxy-environment.test.ts',
    'test/commands/repeat-by-shell.test.ts',
    'test/commands/report-full-disk.test.ts',
    'test/commands/tls-command.test.ts',
    'test/commands/tls-services.test.ts',
    'test/explore/explore-failed-requests.test.ts',
    'test/explore/explore-fields.test.ts',
    'test/explore/explore-mistakes.test.ts',
    'test/explore/explore-sockets.test.ts',
    'test/explore/explore-undecided.test.ts',
    'test/explore/explore.test.ts',
    'test/hostile/hostile-check.test.ts',
    'test/hostile/hostile-load.test.ts',
    'test/hostile/hostile-origins.test.ts',
    'test/kill-matrix/variants.test.ts',
    'test/load/load-baseline.test.ts',
    'test/load/load-statement.test.ts',
    'test/readings/example-deployment.test.ts',
    'test/readings/further-profile.test.ts',
    'test/readings/limits-readings.test.ts',
    'test/readings/profiles-shown.test.ts',
    'test/readings/websocket-limits.test.ts',
    'test/readings/websocket-readings.test.ts',
  ],
  // In virtual time, many of them simulate the same service at length.
  3: [
    'load/capacity/sureness.test.ts',
    'test/limits/plan-in-time.test.ts',
    'test/limits/tiers-told.test.ts',
    'test/limits/tiers.test.ts',
    'test/limits/virtual-runs.test.ts',
    'test/load/capacity-sweeps.test.ts',
  ],
}

/** The number of days in which all tests of these files run; see {@link IN_TURN}. Of other files, all run each day. */
export const DAYS_OF: ReadonlyMap<string, number> = new Map(
  Object.entries(IN_TURN).flatMap(([days, files]) => files.map((file) => [file, Number(days)] as const)),
)

// The folders of code, and the tests of them that run in turn. All of these tests run after a change of the code.
const TESTS_OF: Readonly<Record<string, RegExp>> = {
  'certificate/': /^test\/certificate\//,
  'conformance/explore/': /^test\/explore\//,
  'conformance/limits/': /^conformance\/limits\//,
  'conformance/transport/': /^conformance\/transport\//,
  'load/capacity/': /capacity/,
  'load/limiter/': /^(?:load\/limiter|test\/limits)\//,
  'load/session/': /^(?:load\/session|test\/load)\//,
  'test/limits/tiers/': /^test\/limits\//,
}

/** Returns the folders with the code that a test file tests, if its tests run in turn. */
export function testedFolders(testFile: string): readonly string[] {
  const folders = Object.keys(TESTS_OF).filter((folder) => TESTS_OF[folder]?.test(testFile))
  return DAYS_OF.has(testFile) ? folders : []
}
