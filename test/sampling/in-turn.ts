/**
 * Names the dearest test files, which the brief sample runs in turn: of most of them some tests each day, of others all tests every third
 * day. In files of the first kind, no test needs another. The samples of `.ci/run` run all of these tests each day.
 */
import { dirname } from 'node:path'

/** The test files of which a part runs each day: the number of days in which all of their tests run. */
const IN_TURN: Readonly<Record<number, readonly string[]>> = {
  2: [
    'cli/node-settings.test.ts',
    'conformance/engine/explain.test.ts',
    'conformance/limits/checks/limits-stalls.test.ts',
    'conformance/sse/checks/sse.test.ts',
    'conformance/transport/client-calls.test.ts',
    'conformance/transport/run-deadline.test.ts',
    'conformance/transport/secrets.test.ts',
    'conformance/transport/socket-conversation.test.ts',
    'load/session/cut-streams.test.ts',
    'load/session/wrong-key.test.ts',
    'reports/capacity.test.ts',
    'reports/load-formats.test.ts',
    'reports/load-plots.test.ts',
    'reports/read-back.test.ts',
    'test/certificate/changed-run-files.test.ts',
    'test/certificate/hostile-bundles.test.ts',
    'test/certificate/tamper-matrix.test.ts',
    'test/certificate/wrong-deployments.test.ts',
    'test/check/announced-calls.test.ts',
    'test/check/asked-again.test.ts',
    'test/check/attribution.test.ts',
    'test/check/broken-connections.test.ts',
    'test/check/check-baseline.test.ts',
    'test/check/clients.test.ts',
    'test/check/header-keys.test.ts',
    'test/check/keyless.test.ts',
    'test/check/partial-capability.test.ts',
    'test/check/prompt-tokens.test.ts',
    'test/check/repeat.test.ts',
    'test/check/signup-session.test.ts',
    'test/check/stand-in.test.ts',
    'test/check/stopped-judge.test.ts',
    'test/check/unjudged.test.ts',
    'test/check/unknown-model.test.ts',
    'test/check/unsteady.test.ts',
    'test/commands/capacity-command.test.ts',
    'test/commands/capacity-preflight.test.ts',
    'test/commands/capacity-resume.test.ts',
    'test/commands/explore-command.test.ts',
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
    'test/hostile/endless-sockets.test.ts',
    'test/hostile/hostile-check.test.ts',
    'test/hostile/hostile-load.test.ts',
    'test/hostile/hostile-origins.test.ts',
    'test/hostile/hostile-receiver.test.ts',
    'test/reports/pages-in-browser.test.ts',
    'test/reports/report-in-browser.test.ts',
    'test/runner/named-tests.test.ts',
    'tools/compile-schemas.test.ts',
  ],
  // Tests in virtual time, of which many simulate the same service at length, and dear tests of loads and readings.
  3: [
    'load/capacity/crossing.test.ts',
    'load/capacity/sureness.test.ts',
    'load/limiter/explain-answers.test.ts',
    'load/session/run-load-start.test.ts',
    'load/session/run-load-stream.test.ts',
    'load/session/run-load.test.ts',
    'test/limits/plan-in-time.test.ts',
    'test/limits/tiers-told.test.ts',
    'test/limits/tiers.test.ts',
    'test/limits/virtual-runs.test.ts',
    'test/load/capacity-sweeps.test.ts',
    'test/load/load-baseline.test.ts',
    'test/load/load-statement.test.ts',
    'test/readings/example-deployment.test.ts',
    'test/readings/further-profile.test.ts',
    'test/readings/limits-readings.test.ts',
    'test/readings/profiles-shown.test.ts',
    'test/readings/websocket-limits.test.ts',
    'test/readings/websocket-readings.test.ts',
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
 * their tests, or the brief sample has only few of their cases.
 */
export const RESTING: readonly string[] = [
  'test/kill-matrix/one-cause.test.ts',
  'test/limits/announced-cost.test.ts',
  'test/limits/commands.test.ts',
  'test/kill-matrix/variants.test.ts',
  'test/readings/readings-shown.test.ts',
  'test/load/under-load.test.ts',
  'test/certificate/registry-page.test.ts',
  'test/readings/readings-walk.test.ts',
  'test/load/load-faults.test.ts',
  'test/limits/drafts.test.ts',
  'test/kill-matrix/disguise.test.ts',
  'test/patches/patches.test.ts',
  'test/kill-matrix/derived-faults.test.ts',
  'load/limiter/next-look.test.ts',
  'test/load/given-k6.test.ts',
  'test/kill-matrix/kill-matrix-webhooks.test.ts',
  'test/limits/fairness.test.ts',
  'test/kill-matrix/kill-matrix-streams.test.ts',
  'test/check/calls-declared.test.ts',
  'test/kill-matrix/limits-variants.test.ts',
  'test/kill-matrix/kill-matrix-websocket.test.ts',
  'test/readings/webhooks-declared.test.ts',
  'test/load/kubernetes.test.ts',
  'test/readings/websocket-unreachable.test.ts',
  'load/session/samples-asked.test.ts',
  'test/kill-matrix/judge-nulls.test.ts',
  'test/kill-matrix/kill-matrix-limits.test.ts',
  'test/bench/service-models.test.ts',
  'test/limits/limits-faults.test.ts',
  'test/load/soak-trend.test.ts',
  'load/merge/merge-parts.test.ts',
  'load/limiter/search.test.ts',
  'test/limits/unlimited.test.ts',
  'test/load/mixed-transports.test.ts',
  'test/load/load-reports.test.ts',
  'test/readings/websocket-handshake.test.ts',
  'test/load/load-limits-statement.test.ts',
]

// The folders of code that tests outside of the code's folder test. After a change there, all tests that run in turn run.
const TESTED: readonly (readonly [tests: RegExp, folders: readonly string[]])[] = [
  [
    /^test\/(?:kill-matrix|patches|readings|limits\/limits-faults)/,
    [
      'conformance/',
      'reference/',
      'schemas/',
      'test/faults/',
      'test/fixtures/',
      'test/kill-matrix/',
      'test/patches/',
      'test/variants/',
    ],
  ],
  [/^test\/(?:check|explore|hostile)\//, ['conformance/']],
  [/^test\/certificate\//, ['certificate/', 'cli/']],
  [/^test\/reports\//, ['reports/']],
  [/^test\/runner\//, ['test/runner/']],
  [/^test\/commands\/|\/commands\.test/, ['cli/']],
  [/^test\/limits\//, ['load/fairness/', 'load/limiter/', 'test/limits/tiers/']],
  [/^test\/load\//, ['load/']],
  [/^test\/bench\//, ['test/bench/']],
]

/** Returns the folders with the code that a test file tests. */
export function testedFolders(testFile: string): readonly string[] {
  const elsewhere = TESTED.flatMap(([tests, folders]) => (tests.test(testFile) ? folders : []))
  return testFile.startsWith('test/') ? elsewhere : [`${dirname(testFile)}/`]
}
