/** Orders the test files: slow ones begin first, so that none of them runs alone at the end. */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Those that take seven seconds or more. Some of them wait most of the time, as the kill matrix of WebSocket does, and some compute all of
// it, as the test of the package does: the two kinds alternate, so that neither a core is idle nor a test that waits is held up.
// Those that ask limiters through k6 have windows to keep to: they run at the start, beside others that wait.
const SLOW: readonly string[] = [
  'test/kill-matrix/kill-matrix-websocket.test.ts',
  'test/kill-matrix/kill-matrix-webhooks.test.ts',
  'test/limits/fairness.test.ts',
  'test/kill-matrix/kill-matrix-streams.test.ts',
  'load/session/run-load.test.ts',
  'test/kill-matrix/kill-matrix.test.ts',
  'load/session/run-load-stream.test.ts',
  'load/session/wrong-key.test.ts',
  'test/commands/command-line.test.ts',
  'test/commands/capacity-command.test.ts',
  'test/commands/packed.test.ts',
  'test/readings/example-deployment.test.ts',
  'test/check/secrets-nowhere.test.ts',
  'test/explore/explore.test.ts',
  'test/certificate/certify-command.test.ts',
  'test/check/asked-again.test.ts',
  'test/certificate/tamper-matrix.test.ts',
  'test/readings/readings-walk.test.ts',
  'test/commands/proxy-environment.test.ts',
  'test/readings/readings-shown.test.ts',
  'test/readings/further-profile.test.ts',
  'test/kill-matrix/variants.test.ts',
  'test/hostile/hostile-check.test.ts',
  'test/explore/explore-example.test.ts',
  'test/explore/explore-failed-requests.test.ts',
  'test/hostile/hostile-origins.test.ts',
  'test/check/strangers.test.ts',
  'test/check/header-keys.test.ts',
  'test/kill-matrix/one-cause.test.ts',
  'test/load/under-load.test.ts',
  'test/load/load-statement.test.ts',
  'test/load/load-faults.test.ts',
  'test/check/beside-busy.test.ts',
  'load/session/run-load-start.test.ts',
  'test/hostile/hostile-load.test.ts',
  'test/commands/merge-command.test.ts',
  'test/commands/ci-files.test.ts',
  'test/reports/pages-in-browser.test.ts',
  'test/explore/explore-sockets.test.ts',
  'test/check/unsteady.test.ts',
  'test/kill-matrix/judge-nulls.test.ts',
  'test/load/kubernetes.test.ts',
  'test/readings/websocket-readings.test.ts',
  'test/kill-matrix/kill-matrix-limits.test.ts',
  'test/commands/tls-command.test.ts',
  'load/session/cut-streams.test.ts',
  'test/load/capacity-sweeps.test.ts',
  'test/commands/interrupted-load.test.ts',
  'load/k6/go.test.ts',
  'test/load/load-baseline.test.ts',
  'test/certificate/wrong-deployments.test.ts',
  'test/readings/limits-readings.test.ts',
  'test/commands/load-flags.test.ts',
  'conformance/transport/socket-conversation.test.ts',
  'test/check/clients.test.ts',
  'conformance/transport/client-calls.test.ts',
  'load/session/samples-asked.test.ts',
  'test/check/request-headers.test.ts',
  'test/load/soak-trend.test.ts',
  'test/explore/explore-undecided.test.ts',
  'test/reports/report-in-browser.test.ts',
  'reference/patches.test.ts',
  'test/check/stopped-judge.test.ts',
  'test/kill-matrix/derived-faults.test.ts',
  'conformance/transport/secrets.test.ts',
  'test/hostile/hostile-receiver.test.ts',
  'tools/compile-schemas.test.ts',
  'test/check/keyless.test.ts',
  'test/check/signup-session.test.ts',
  'conformance/limits/checks/limits-stalls.test.ts',
  'load/session/stop-outside-k6.test.ts',
  'test/certificate/mutations.test.ts',
  'test/check/attribution.test.ts',
  'test/kill-matrix/disguise.test.ts',
  'reports/read-back.test.ts',
  'test/readings/profiles-shown.test.ts',
  'test/check/repeat.test.ts',
  'test/readings/webhooks-declared.test.ts',
  'test/certificate/hostile-bundles.test.ts',
  'conformance/transport/run-deadline.test.ts',
  'test/load/given-k6.test.ts',
  'test/load/mixed-transports.test.ts',
  'test/commands/interrupted.test.ts',
  'test/certificate/registry-page.test.ts',
]

/** Begins with the slow files; the others follow in the order that Vitest gives them. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer is not an array
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ project, moduleId }: TestSpecification): number {
  const rank = SLOW.indexOf(relative(project.vitest.config.root, moduleId))
  return rank < 0 ? SLOW.length : rank
}
