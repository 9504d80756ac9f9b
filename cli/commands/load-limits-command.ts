/** `assay load rate-limit` and `assay load fairness`: which limiter there is, and how it treats several keys. */
import { join, resolve } from 'node:path'
import type { Plan } from '../../conformance/engine/plan.ts'
import type { LimitScenarioName } from '../../load/runner/bundle-script.ts'
import type { FairnessOptions } from '../../load/limiter/options.ts'
import { runText } from '../../load/runner/write-run.ts'
import { renderRun, type RunWithKind } from '../../reports/formats.ts'
import { RUN_KINDS, type RunKind } from '../../schemas/run-kinds.ts'
import { parseFlags, textFlag, type Flags, type CommandContext } from '../command.ts'
import { limiterBounds, LIMIT_FLAGS, refuseFairnessFlags, fairnessOptions } from '../limit-options.ts'
import { runFairnessScenario, runRateLimitScenario, type StoppableOptions } from '../run-limit-scenario.ts'
import { limitTarget, type LimitTarget } from '../limit-target.ts'
import { loadStatement } from '../load-statement.ts'
import { refuseKeyFlags, requireTarget } from '../named-target.ts'
import { profileFrom } from '../profile-flag.ts'
import { inLockedFolder } from '../folder-lock.ts'
import { outFolder } from '../out-folder.ts'
import { exitCodeUnder, STOPPED_EXIT_CODE, stopSignals } from '../stop.ts'
import { isRunAborted } from '../stopped-load.ts'
import { writeReports } from '../write-reports.ts'

const EMBEDDED_LIMIT = 'token-bucket,n=5,rate=5'

const KIND_OF = {
  'rate-limit': 'limiter',
  fairness: 'fairness',
} as const satisfies Readonly<Record<LimitScenarioName, RunKind>>

/** Runs a scenario that identifies limiters and returns the exit code. */
export async function loadLimits(
  scenario: LimitScenarioName,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  const { flags, positionals } = parseFlags(args, LIMIT_FLAGS, 2)
  if (scenario === 'rate-limit') refuseFairnessFlags(flags)
  refuseKeyFlags(flags, positionals[1])
  const given = requireTarget(positionals[1], `load ${scenario}`)
  const options = { ...limiterBounds(flags), ...fairnessOptions(flags) }
  const declared = statementOf(flags, context)
  const target = await limitTarget({ flags, given, limit: EMBEDDED_LIMIT, declared }, context)
  // Held until the report is written: a Ctrl-C in the middle of it would end this process silently.
  const signals = stopSignals()
  try {
    const { file } = RUN_KINDS[KIND_OF[scenario]]
    const folder = outFolder(textFlag(flags, 'out'), `load-${scenario}`, file, context.cwd)
    return await inLockedFolder(folder, async () => {
      const { path: out } = folder
      const readings = declared === null ? {} : { conformance: declared }
      const own = { ...options, ...readings, out: resolve(out), signals }
      const found = await runScenario(scenario, own, target, context)
      if (isRunAborted(signals, join(out, file), context)) return STOPPED_EXIT_CODE
      await writeReports(out, found)
      await present(found, flags, out, context)
      return exitCodeUnder(signals, found.run.exitCode)
    })
  } finally {
    signals.release()
    await target.close()
  }
}

/** Returns the readings of the statement over those of the default profile; null without a statement. */
function statementOf(flags: Flags, context: CommandContext): Plan | null {
  const path = textFlag(flags, 'statement')
  return path === null ? null : loadStatement(path, profileFrom(flags), context)
}

async function runScenario(
  scenario: LimitScenarioName,
  options: StoppableOptions<Omit<FairnessOptions, 'target'>>,
  { target, keyOrigins, accounts, ready }: LimitTarget,
  context: CommandContext,
): Promise<RunWithKind<'limiter' | 'fairness'>> {
  const given = { ...options, target, keyOrigins }
  if (scenario === 'fairness')
    return { kind: 'fairness', run: await runFairnessScenario({ ...given, accounts }, context, ready) }
  return { kind: 'limiter', run: await runRateLimitScenario(given, context, ready) }
}

async function present(
  found: RunWithKind<'limiter' | 'fairness'>,
  flags: Flags,
  out: string,
  { stdout }: CommandContext,
): Promise<void> {
  if (flags['json'] === true) {
    stdout.write(runText(found.run))
    return
  }
  stdout.write(await renderRun(found, 'summary'))
  stdout.write(`report: ${join(out, 'report.html')}\n`)
}
