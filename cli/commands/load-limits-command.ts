/** `assay load rate-limit` and `assay load fairness`: which limiter there is, and how it treats several keys. */
import { join, resolve } from 'node:path'
import type { Plan } from '../../conformance/engine/plan.ts'
import type { LimitScenarioName } from '../../load/runner/bundle-script.ts'
import type { FairnessOptions } from '../../load/limiter/options.ts'
import type { RunWithKind } from '../../reports/formats.ts'
import { RUN_KINDS, type RunKind } from '../../schemas/run-kinds.ts'
import { textFlag, type Command, type CommandContext, type Flags, type Given } from '../command.ts'
import { FAIRNESS_FLAGS, RATE_LIMIT_FLAGS } from '../flags.ts'
import { REQUEST_SIZE } from '../limit-announcement.ts'
import { keepHeapSmall } from '../small-heap.ts'
import { limiterBounds, fairnessOptions } from '../limit-options.ts'
import { runFairnessScenario, runRateLimitScenario, type StoppableOptions } from '../run-limit-scenario.ts'
import { limitTarget, type LimitTarget } from '../limit-target.ts'
import { loadStatement } from '../load-statement.ts'
import { refuseKeyFlags, requireTarget } from '../named-target.ts'
import { profileFrom } from '../profile-flag.ts'
import { inLockedFolder } from '../folder-lock.ts'
import { outFolder } from '../out-folder.ts'
import { exitCodeUnder, STOPPED_EXIT_CODE, stopSignals } from '../stop.ts'
import { isRunAborted } from '../stopped-load.ts'
import { presentRun } from '../present.ts'

const EMBEDDED_LIMIT = 'token-bucket,n=5,rate=5'

const KIND_OF = {
  'rate-limit': 'limiter',
  fairness: 'fairness',
} as const satisfies Readonly<Record<LimitScenarioName, RunKind>>

const ABOUT = `rate-limit identifies the rate limiter of a service and its size from outside. With fairness, the first of several keys
sends many more requests than the others; the report shows the impact on them and the scope of the limit.
Both spend quota: the cost is announced first and is a hard limit.
Requests are small:
${REQUEST_SIZE}.
The word 'reference' in place of BASE-URL names the embedded reference with a limit.`

/** Identifies a rate limiter. */
export const rateLimitCommand: Command = {
  usage: ['load rate-limit BASE-URL [options]'],
  about: ABOUT,
  flags: RATE_LIMIT_FLAGS,
  examples: [
    'A=... B=... assay load rate-limit http://127.0.0.1:8000 --model NAME --keys-env A,B --max-seconds 120',
  ],
  maxPositionals: 1,
  run: async (given, context) => await loadLimits('rate-limit', given, context),
}

/** Compares how a rate limiter treats several keys. */
export const fairnessCommand: Command = {
  usage: ['load fairness BASE-URL [options]'],
  about: ABOUT,
  flags: FAIRNESS_FLAGS,
  examples: ['A=... B=... assay load fairness http://127.0.0.1:8000 --model NAME --keys-env A,B'],
  maxPositionals: 1,
  run: async (given, context) => await loadLimits('fairness', given, context),
}

/** Runs a scenario that identifies limiters and returns the exit code. */
async function loadLimits(
  scenario: LimitScenarioName,
  { flags, positionals }: Given,
  context: CommandContext,
): Promise<number> {
  keepHeapSmall()
  const [named] = positionals
  refuseKeyFlags(flags, named)
  const given = requireTarget(named, `load ${scenario}`)
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
      await presentRun(found, { out, isJson: flags['json'] === true }, context)
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
