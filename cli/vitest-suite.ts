/** Runs the conformance suite under Vitest: every check is a test. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Reporter } from 'vitest/node'
import { followRequests } from '../conformance/session/request-progress.ts'
import type { Settings } from '../conformance/session/settings.ts'
import type { CheckRecord } from '../reports/run.ts'
import type { SuiteListener, SuiteResult } from './suite-runner.ts'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Runs the suite with these settings. Never rejects for what the target does. */
export async function runUnderVitest(
  settings: Settings,
  { onRecord, onRequests }: SuiteListener,
): Promise<SuiteResult> {
  const records: CheckRecord[] = []
  const problems: string[] = []
  const keepSignals = signalKeeper()
  const reporter: Reporter = {
    onInit: keepSignals,
    onTestCaseResult(testCase) {
      const record = testCase.meta().assay
      if (record === undefined) {
        problems.push(`${testCase.name}: ${testCase.result().errors?.[0]?.message ?? 'left no verdict'}`)
        return
      }
      records.push(record)
      onRecord(record)
    },
    onTestRunEnd(modules, unhandled) {
      const failures = [...modules.flatMap((module) => module.errors()), ...unhandled]
      problems.push(...failures.map((failure) => failure.message))
    },
  }
  const { startVitest } = await import('vitest/node')
  const before = process.exitCode
  const channelName = `assay-progress-${randomUUID()}`
  const stopFollowing = followRequests(channelName, onRequests)
  try {
    const vitest = await startVitest('test', [], optionsFor(settings, reporter, channelName))
    await vitest.close()
  } finally {
    stopFollowing()
  }
  process.exitCode = before
  return { records, problems }
}

/**
 * Takes away what was put on the signals since: Vitest ends the process at the first one, before a word can be said and
 * while registrations at the target are still to be removed.
 */
function signalKeeper(): () => void {
  const own = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const)
  return () => {
    for (const [signal, listeners] of own) {
      const others = process.listeners(signal).filter((listener) => !listeners.includes(listener))
      for (const listener of others) process.off(signal, listener)
    }
  }
}

function optionsFor(settings: Settings, reporter: Reporter, assayProgress: string) {
  const folder = join(import.meta.dirname, '..', 'conformance', 'session')
  return {
    root: folder,
    config: false as const,
    watch: false,
    include: ['suite.ts'],
    exclude: [],
    pool: 'threads' as const,
    isolate: false,
    // Node loads the suite itself: to transform each of its modules takes longer than to judge.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    fileParallelism: false,
    passWithNoTests: false,
    provide: { assay: settings, assayProgress },
    reporters: [reporter],
  }
}
