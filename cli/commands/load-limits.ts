/** `assay load rate-limit` and `assay load fairness`: which limiter there is, and how it treats several keys. */
import { join, resolve } from 'node:path'
import type { LimitScenarioName } from '../../load/engine/bundle.ts'
import { FAIRNESS_DEFAULTS, FAIRNESS_MOST, type FairnessOptions } from '../../load/fairness/shape.ts'
import { DEFAULT_MOST, LARGEST_MOST } from '../../load/limits/plan.ts'
import { runText } from '../../load/write-load-run.ts'
import { renderFairnessSummary } from '../../reports/fairness-summary.ts'
import { renderLimiterSummary } from '../../reports/limiter-summary.ts'
import type { FairnessRun } from '../../schemas/fairness-run.ts'
import type { LimiterRun } from '../../schemas/limiter-run.ts'
import { parseFlags, text, type Flags, type Surroundings } from '../command.ts'
import { REQUEST_SIZE } from '../limit-announcement.ts'
import { writeLimitFaces } from '../limit-faces.ts'
import { boundsOf, LIMIT_FLAGS, refuseFairnessFlags, shapeOf } from '../limit-options.ts'
import { playFairness, playRateLimit, type StoppableOptions } from '../limit-play.ts'
import { limitTarget, type LimitTarget } from '../limit-target.ts'
import { refuseKeyFlags, requireTarget } from '../named-target.ts'
import { dropIfEmpty, outFolder } from '../out-folder.ts'
import { exitCodeUnder, STOPPED_EXIT_CODE, stopSignals } from '../stop.ts'
import { isCutOff } from '../stopped-load.ts'

/** Help of the scenarios that ask limiters. */
export const LIMIT_SCENARIO_HELP = `usage: assay load rate-limit BASE-URL [options]
       assay load fairness   BASE-URL [options]

rate-limit finds out from outside which rate limiter a service has and how large it is. fairness lets the first of
several keys ask for much more than the others, and says whether they pay for it and whom the limit counts together.
Both spend quota: the cost is announced first and kept to. Requests are small: ${REQUEST_SIZE}.
The word 'reference' in place of BASE-URL names the embedded reference with a limit.

  --keys-env A,B       environment variables with a key each; the plan needs two to tell a key from an address
  --key-env NAME       or one key, instead of --keys-env (default ASSAY_KEY)
  --dummy-key          the keys are not secrets: they may be shorter than 8 characters
  --allow-signup N     or make N fresh accounts (1 to 3) at the service
  --model NAME         model to ask (required with a base URL)
  --max-requests N     never more (default ${DEFAULT_MOST.requests}, fairness ${FAIRNESS_MOST.requests}; at most ${LARGEST_MOST.requests})
  --max-seconds N      never longer (default ${DEFAULT_MOST.seconds}; at most ${LARGEST_MOST.seconds}, a day)
  --sources A,B        addresses of this machine to ask from (127.0.0.1,127.0.0.2 for a target on 127.0.0.1)
  --refusal-status N   refuses with this too, besides 429 and 503 with Retry-After; a list
  --limit SPEC         the limit of the embedded reference, or none   (assay serve --help)
  --allow-remote       the target is another machine, and spending its quota is meant
  --accounts 1,1,2     fairness: the account of each key, in their order (default: each its own)
  --victim-rate N      fairness: requests per second of each key, from 0.01 (default ${FAIRNESS_DEFAULTS.victimPerSecond})
  --aggressor-rate N   fairness: requests per second of the first key under pressure, in all;
                       must be more than --victim-rate (default ${FAIRNESS_DEFAULTS.aggressorPerSecond})
  --phase-seconds N    fairness: length of each of two calm and two pressed phases (default: as long as it takes to show
                       that others do not pay, within the bounds)
  --seed S             prompts derive from it
  --out DIR            folder for limiter-run.json or fairness-run.json, rows, report.html and junit.xml
  --json               print that JSON instead of the summary

example: A=... B=... assay load rate-limit http://127.0.0.1:8000 --model NAME --keys-env A,B --max-seconds 120
`

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
