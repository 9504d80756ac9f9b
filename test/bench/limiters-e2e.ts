/**
 * `npm run bench:limiters:e2e`: limiters behind sockets, asked by k6 as `assay load rate-limit` asks. First every family
 * of the reference in three sizes, then limiters of other people's software, then servers without any limit. Flags: `--only TEXT` (cases whose name holds
 * it), `--parallel N` (default 5), `--no-real`, `--no-reference`, `--keep FOLDER` (run and rows of each case stay there).
 * What is installed stays in `.cache/limiters`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import type { LimiterRun } from '../../schemas/limiter-run.ts'
import { packagePlace } from '../../load/runner/package-place.ts'
import { runRateLimit } from '../../load/limiter/run/run-limiter.ts'
import { killChildren } from './limiter-children.ts'
import { bareCases, referenceCases, type Group, type LimiterCase, type Served } from './limiter-cases.ts'
import { realCases } from './limiter-real.ts'

/** The outcome of a case. `right`: the true family alone; `set`: the true family among others; `open`: no answer, with its reason. */
type Verdict = 'right' | 'set' | 'open' | 'wrong'

type Result = {
  readonly name: string
  readonly group: Group
  readonly truth: string
  readonly verdict: Verdict
  readonly why: string
  readonly answer: string
  readonly requests: number
  readonly seconds: number
}

const BOUNDS = { maxRequests: 1500, maxSeconds: 120 } as const
/** The tolerances of capacity and window of an answer that counts as right. */
const WINDOW_TOLERANCE = 0.1
const ABOUT = 0.3

async function runCase(one: LimiterCase, folder: string): Promise<Result> {
  let served: Served
  try {
    served = await one.start()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return {
      name: one.name,
      group: one.group,
      truth: '',
      verdict: 'open',
      why,
      answer: 'not asked',
      requests: 0,
      seconds: 0,
    }
  }
  const kept = values.keep
  const out =
    kept === undefined ? mkdtempSync(join(folder, 'run-')) : join(kept, one.name.replaceAll(/\W+/g, '-'))
  try {
    const run = await runRateLimit({
      target: served.target,
      out,
      ...BOUNDS,
    })
    const answer = run.answer[0] ?? run.reasons.join('; ')
    const { requests, seconds } = run.cost
    return {
      name: one.name,
      group: one.group,
      truth: one.truth.families.join(' = '),
      ...judge(one, run),
      answer,
      requests,
      seconds,
    }
  } finally {
    await served.close()
  }
}

function judge({ truth }: LimiterCase, { finding, reasons }: LimiterRun): Pick<Result, 'verdict' | 'why'> {
  if (finding === null) return { verdict: 'open', why: `invalid: ${reasons.join('; ')}` }
  const { families, verdict, capacity, windowMs, reason } = finding
  if (verdict === 'undetermined') {
    const isExpected = truth.reasonText?.test(reason ?? '') === true
    return isExpected ? { verdict: 'right', why: '' } : { verdict: 'open', why: reason ?? 'undetermined' }
  }
  if (verdict === 'no-limit-seen') {
    return truth.families.some((family) => family === 'none')
      ? { verdict: 'right', why: '' }
      : { verdict: 'wrong', why: 'no limit seen' }
  }
  const isAmong = families.some((family) => truth.families.some((name) => name === family))
  if (!isAmong) return { verdict: 'wrong', why: `said ${families.join(' or ')}` }
  // How many are worked on at once is said as about so many.
  const share = families.includes('none') ? ABOUT : 0
  if (truth.capacity !== null && (capacity === null || !isNear(capacity, truth.capacity, share))) {
    return { verdict: 'wrong', why: `capacity ${capacity?.value ?? 'unknown'}, not ${truth.capacity}` }
  }
  if (truth.windowMs !== null && (windowMs === null || !isNear(windowMs, truth.windowMs, WINDOW_TOLERANCE))) {
    return { verdict: 'wrong', why: `window ${windowMs?.value ?? 'unknown'}, not ${truth.windowMs}` }
  }
  const isAlone = families.every((family) => truth.families.some((name) => name === family))
  return isAlone ? { verdict: 'right', why: '' } : { verdict: 'set', why: families.join(' or ') }
}

function isNear(
  found: { readonly value: number; readonly low: number; readonly high: number },
  truth: number,
  share: number,
): boolean {
  return (found.low <= truth && truth <= found.high) || Math.abs(found.value / truth - 1) <= share
}

async function inTurn(
  cases: readonly LimiterCase[],
  parallel: number,
  folder: string,
): Promise<readonly Result[]> {
  const waiting = [...cases]
  const results: Result[] = []
  const worker = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const result = await runCase(one, folder)
      results.push(result)
      process.stdout.write(`${line(result)}\n`)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return results
}

function line({ name, verdict, why, answer, requests, seconds }: Result): string {
  const cost = `${requests} requests, ${seconds.toFixed(0)} s`
  return `${verdict.padEnd(6)} ${name.padEnd(52)} ${answer}${why === '' ? '' : ` [${why}]`} (${cost})`
}

function summaryOf(results: readonly Result[], group: Result['group']): string {
  const own = results.filter((result) => result.group === group)
  const count = (verdict: Verdict): number => own.filter((result) => result.verdict === verdict).length
  const share = own.length === 0 ? 0 : (100 * (count('right') + count('set'))) / own.length
  return `${group}: ${own.length} limiters: ${count('right')} right, ${count('set')} rightly among others, ${count('open')} undetermined, ${count('wrong')} wrong: ${share.toFixed(1)} % right`
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    parallel: { type: 'string', default: '5' },
    'no-real': { type: 'boolean' },
    'no-reference': { type: 'boolean' },
    keep: { type: 'string' },
  },
})
await ensureK6({ onProgress: (text) => process.stderr.write(`${text}\n`) })
const installed = join(packagePlace().root, '.cache', 'limiters')
const folder = mkdtempSync(join(tmpdir(), 'assay-limiters-'))
// What a run keeps while it lasts goes the same way as the folder.
process.env['TMPDIR'] = folder
// Whatever ends this process, by Ctrl-C too, ends what it has started.
process.once('exit', () => {
  killChildren()
  rmSync(folder, { recursive: true, force: true })
})
for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(name, () => process.exit(code))
try {
  const only = values.only ?? ''
  const asked = [
    ...(values['no-reference'] === true ? [] : referenceCases()).filter(({ name }) => name.includes(only)),
    ...(values['no-real'] === true ? [] : realCases(installed, only)),
    ...bareCases().filter(({ name }) => name.includes(only)),
  ]
  const results = await inTurn(asked, Number(values.parallel), folder)
  const summary = (['reference', 'real', 'bare'] as const).map((group) => summaryOf(results, group))
  process.stdout.write(`\n${summary.join('\n')}\n`)
  const bench = join(packagePlace().root, 'reports', 'out', 'bench')
  mkdirSync(bench, { recursive: true })
  writeFileSync(join(bench, 'limiters-e2e.json'), `${JSON.stringify({ summary, results }, null, 2)}\n`)
  process.exitCode = results.some(({ verdict }) => verdict === 'wrong') ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
