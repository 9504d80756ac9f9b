/**
 * Names the dearest test files, which the brief sample runs in turn: of most of them some tests each day, of others all tests every third
 * day. In files of the first kind, no test needs another. The samples of `.ci/run` run all of these tests each day.
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

/** The number of days in which each of {@link RESTING} runs once. */
export const RESTING_DAYS = 3

/**
 * Test files that run every third day, in groups of {@link RESTING_DAYS} that take about the same time. One run of a service serves most of
 * their tests, so that a part of the tests would take as long. A file whose cases the names of a change select must not rest.
 */
export const RESTING: readonly string[] = [
  'test/limits/commands.test.ts',
  'test/limits/announced-cost.test.ts',
  'test/load/under-load.test.ts',
  'test/load/given-k6.test.ts',
  'test/limits/drafts.test.ts',
  'test/load/load-faults.test.ts',
  'load/limiter/next-look.test.ts',
  'test/limits/fairness.test.ts',
  'test/load/kubernetes.test.ts',
  'load/session/samples-asked.test.ts',
  'load/merge/merge-parts.test.ts',
  'test/load/soak-trend.test.ts',
  'test/bench/service-models.test.ts',
  'test/load/load-reports.test.ts',
  'test/load/mixed-transports.test.ts',
  'test/limits/unlimited.test.ts',
  'load/limiter/search.test.ts',
  'test/load/load-limits-statement.test.ts',
]

// The folders of code, and the tests of them that run in turn. All of these tests run after a change of the code.
const TESTS_OF: Readonly<Record<string, RegExp>> = {
  'certificate/': /^test\/certificate\//,
  'cli/': /^test\/commands\/|\/commands/,
  'conformance/explore/': /^test\/explore\//,
  'conformance/limits/': /^conformance\/limits\//,
  'conformance/transport/': /^conformance\/transport\//,
  'load/': /^test\/load\//,
  'load/capacity/': /capacity/,
  'load/fairness/': /^test\/limits\/(?:commands|fairness)/,
  'load/limiter/': /^(?:load\/limiter|test\/limits)\//,
  'load/merge/': /^load\/merge\//,
  'load/samples/': /^load\/session\//,
  'load/session/': /^load\/session\//,
  'test/bench/': /^test\/bench\//,
  'test/limits/tiers/': /^test\/limits\//,
}

/** Returns the folders with the code that a test file tests, if its tests run in turn. */
export function testedFolders(testFile: string): readonly string[] {
  const folders = Object.keys(TESTS_OF).filter((folder) => TESTS_OF[folder]?.test(testFile))
  return DAYS_OF.has(testFile) || RESTING.includes(testFile) ? folders : []
}
