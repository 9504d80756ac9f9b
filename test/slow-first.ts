/** The order of test files: those that take longest begin first, so that none of them is still at work alone at the end. */
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Those that take seven seconds or more. Some of them wait most of the time, as the kill matrix of WebSocket does, and some compute all of
// it, as the test of the package does: the two kinds alternate, so that neither a core is idle nor a test that waits is held up.
// Those that ask limiters through k6 have windows to keep to: they run at the start, beside others that wait.
const SLOW: readonly string[] = [
  'test/kill-matrix-websocket.test.ts',
  'test/kill-matrix-webhooks.test.ts',
  'test/limits/identify.test.ts',
  'test/limits/fairness.test.ts',
  'test/limits/reset-units.test.ts',
  'test/kill-matrix-streams.test.ts',
  'load/session/run-load.test.ts',
  'test/kill-matrix.test.ts',
  'load/session/run-load-stream.test.ts',
  'load/session/wrong-key.test.ts',
  'test/command-line.test.ts',
  'test/capacity-command.test.ts',
  'test/packed.test.ts',
  'test/example-deployment.test.ts',
  'test/secrets-nowhere.test.ts',
  'test/explore.test.ts',
  'test/certificate/certify-command.test.ts',
  'test/asked-again.test.ts',
  'test/certificate/tamper-matrix.test.ts',
  'test/readings-walk.test.ts',
  'test/proxy-environment.test.ts',
  'test/readings-shown.test.ts',
  'test/further-profile.test.ts',
  'test/variants.test.ts',
  'test/hostile-check.test.ts',
  'test/explore-example.test.ts',
  'test/explore-failed-requests.test.ts',
  'test/hostile-origins.test.ts',
  'test/strangers.test.ts',
  'test/header-keys.test.ts',
  'test/limits/several-limits.test.ts',
  'test/one-cause.test.ts',
  'test/under-load.test.ts',
  'test/load-statement.test.ts',
  'test/load-faults.test.ts',
  'test/beside-busy.test.ts',
  'load/session/run-load-start.test.ts',
  'test/hostile-load.test.ts',
  'test/merge-command.test.ts',
  'test/ci-files.test.ts',
  'test/pages-in-browser.test.ts',
  'test/explore-sockets.test.ts',
  'test/unsteady.test.ts',
  'test/judge-nulls.test.ts',
  'test/kubernetes.test.ts',
  'test/websocket-readings.test.ts',
  'test/kill-matrix-limits.test.ts',
  'test/tls-command.test.ts',
  'load/session/cut-streams.test.ts',
  'test/capacity-sweeps.test.ts',
  'test/interrupted-load.test.ts',
  'load/k6/go.test.ts',
  'test/load-baseline.test.ts',
  'test/certificate/wrong-deployments.test.ts',
  'test/limits-readings.test.ts',
  'test/load-flags.test.ts',
  'conformance/transport/socket-conversation.test.ts',
  'test/clients.test.ts',
  'conformance/transport/client-calls.test.ts',
  'load/session/samples-asked.test.ts',
  'test/request-headers.test.ts',
  'test/limits/queues.test.ts',
  'test/soak-trend.test.ts',
  'test/explore-undecided.test.ts',
  'cli/capacity-target.test.ts',
  'test/report-in-browser.test.ts',
  'reference/patches.test.ts',
  'test/limits/hard-cases.test.ts',
  'test/stopped-judge.test.ts',
  'test/limits/confusion.test.ts',
  'test/derived-faults.test.ts',
  'conformance/transport/secrets.test.ts',
  'test/hostile-receiver.test.ts',
  'tools/compile-schemas.test.ts',
  'test/keyless.test.ts',
  'test/signup-session.test.ts',
  'conformance/limits/checks/limits-stalls.test.ts',
  'load/session/stop-outside-k6.test.ts',
  'test/certificate/mutations.test.ts',
  'test/limits/spending.test.ts',
  'test/attribution.test.ts',
  'test/disguise.test.ts',
  'reports/read-back.test.ts',
  'test/limits/search.test.ts',
  'test/profiles-shown.test.ts',
  'test/repeat.test.ts',
  'test/limits/findings.test.ts',
  'test/limits/consumed-quota-plans.test.ts',
  'test/webhooks-declared.test.ts',
  'test/certificate/hostile-bundles.test.ts',
  'conformance/transport/run-deadline.test.ts',
  'test/given-k6.test.ts',
  'test/mixed-transports.test.ts',
  'test/interrupted.test.ts',
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
