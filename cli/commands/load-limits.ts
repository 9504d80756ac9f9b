/** `assay load rate-limit` and `assay load fairness`: which limiter there is, and how it treats several keys. */
import { join, resolve } from 'node:path'
import type { LimitScenarioName } from '../../load/engine/bundle.ts'
import type { FairnessOptions } from '../../load/fairness/shape.ts'
import { runText } from '../../load/write-load-run.ts'
import { renderFairnessSummary } from '../../reports/fairness-summary.ts'
import { renderLimiterSummary } from '../../reports/limiter-summary.ts'
import type { FairnessRun } from '../../schemas/fairness-run.ts'
import type { LimiterRun } from '../../schemas/limiter-run.ts'
import { parseFlags, text, type Flags, type Surroundings } from '../command.ts'
import { writeLimitFaces } from '../limit-faces.ts'
import { boundsOf, LIMIT_FLAGS, refuseFairnessFlags, shapeOf } from '../limit-options.ts'
import { playFairness, playRateLimit, type StoppableOptions } from '../limit-play.ts'
import { limitTarget, type LimitTarget } from '../limit-target.ts'
import { refuseKeyFlags, requireTarget } from '../named-target.ts'
import { dropIfEmpty, outFolder } from '../out-folder.ts'
import { exitCodeUnder, STOPPED_EXIT_CODE, stopSignals } from '../stop.ts'
import { isCutOff } from '../stopped-load.ts'

const EMBEDDED_LIMIT = 'token-bucket,n=5,rate=5'

/** Runs a scenario that asks limiters and returns the exit code. */
export async function loadLimits(
  scenario: LimitScenarioName,
  args: readonly string[],
  around: Surroundings,
): Promise<number> {
  const { flags, positionals } = parseFlags(args, LIMIT_FLAGS, 2)
  if (scenario === 'rate-limit') refuseFairnessFlags(flags)
  refuseKeyFlags(flags, positionals[1])
  const given = requireTarget(positionals[1], `load ${scenario}`)
  const options = { ...boundsOf(flags), ...shapeOf(flags) }
  const found = await limitTarget(flags, given, EMBEDDED_LIMIT, around)
  // Held until the report is written: a Ctrl-C amid it would end this process without a word.
  const signals = stopSignals()
  try {
    const file = scenario === 'fairness' ? 'fairness-run.json' : 'limiter-run.json'
    const out = outFolder(text(flags, 'out'), `load-${scenario}`, file, around.cwd)
    const run = await play(scenario, { ...options, out: resolve(out), signals }, found, around).finally(() =>
      dropIfEmpty(out),
    )
    if (isCutOff(signals, join(out, file), around)) return STOPPED_EXIT_CODE
    await writeLimitFaces(out, run)
    present(run, flags, out, around)
    return exitCodeUnder(signals, run.exitCode)
  } finally {
    signals.release()
    await found.close()
  }
}

async function play(
  scenario: LimitScenarioName,
  options: StoppableOptions<Omit<FairnessOptions, 'target'>>,
  { target, keyOrigins, accounts, ready }: LimitTarget,
  around: Surroundings,
): Promise<LimiterRun | FairnessRun> {
  const asked = { ...options, target, keyOrigins }
  if (scenario === 'fairness') return await playFairness({ ...asked, accounts }, around, ready)
  return await playRateLimit(asked, around, ready)
}

function present(run: LimiterRun | FairnessRun, flags: Flags, out: string, { stdout }: Surroundings): void {
  if (flags['json'] === true) {
    stdout.write(runText(run))
    return
  }
  stdout.write(run.scenario === 'fairness' ? renderFairnessSummary(run) : renderLimiterSummary(run))
  stdout.write(`report: ${join(out, 'report.html')}\n`)
}
