/**
 * `npm run bench -- limiters:e2e` identifies limiters behind sockets, as `assay load rate-limit` does. First every family
 * of the reference in three sizes, then limiters of third-party software, then servers without any limit. Flags: `--only TEXT` (cases whose
 * name contains it), `--parallel N` (default 5), `--no-real`, `--no-reference`, `--keep FOLDER` (keeps run and rows of each case there).
 * Installed software stays in `.cache/limiters`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import type { LimiterRun } from '../../schemas/compiled/limiter-run.ts'
import { packagePlace } from '../../load/runner/package-place.ts'
import { runRateLimit } from '../../load/limiter/run/run-limiter.ts'
import { figuresFolder } from './bench-figures.ts'
import { benchOptions } from './bench-frame.ts'
import { killChildren } from './limiter-children.ts'
import { bareCases, referenceCases, type Group, type LimiterCase, type Served } from './limiter-cases.ts'
import { realCases } from './limiter-real.ts'

/** The outcome of a case. `right`: the true family alone; `set`: the true family among others; `open`: no answer, with its reason. */
type Verdict = 'right' | 'set' | 'open' | 'wrong'

type CaseResult = {
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

async function runCase(one: LimiterCase, folder: string): Promise<CaseResult> {
  const { name, group } = one
  let served: Served
  try {
    served = await one.start()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { name, group, truth: '', verdict: 'open', why, answer: 'not asked', requests: 0, seconds: 0 }
  }
  const { keep } = options
  const out = keep === '' ? mkdtempSync(join(folder, 'run-')) : join(keep, name.replaceAll(/\W+/g, '-'))
  try {
    const run = await runRateLimit({ target: served.target, out, ...BOUNDS })
    const answer = run.answer[0] ?? run.reasons.join('; ')
    const truth = one.truth.families.join(' = ')
    const { requests, seconds } = run.cost
    return { name, group, truth, ...judge(one, run), answer, requests, seconds }
  } finally {
    await served.close()
  }
}

function judge(
  { truth }: LimiterCase,
  { finding, reasons }: LimiterRun,
): Pick<CaseResult, 'verdict' | 'why'> {
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
  // The number of requests in flight is reported as about so many.
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

async function inParallel(
  cases: readonly LimiterCase[],
  parallel: number,
  folder: string,
): Promise<readonly CaseResult[]> {
  const waiting = [...cases]
  const results: CaseResult[] = []
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

function line({ name, verdict, why, answer, requests, seconds }: CaseResult): string {
  const cost = `${requests} requests, ${seconds.toFixed(0)} s`
  return `${verdict.padEnd(6)} ${name.padEnd(52)} ${answer}${why === '' ? '' : ` [${why}]`} (${cost})`
}

function summaryOf(results: readonly CaseResult[], group: Group): string {
  const own = results.filter((result) => result.group === group)
  const count = (verdict: Verdict): number => own.filter((result) => result.verdict === verdict).length
  const share = own.length === 0 ? 0 : (100 * (count('right') + count('set'))) / own.length
  return `${group}: ${own.length} limiters: ${count('right')} right, ${count('set')} rightly among others, ${count('open')} undetermined, ${count('wrong')} wrong: ${share.toFixed(1)} % right`
}

const options = benchOptions(process.argv.slice(2), {
  only: '',
  parallel: 5,
  'no-real': false,
  'no-reference': false,
  keep: '',
})
await ensureK6({ onProgress: (text) => process.stderr.write(`${text}\n`) })
const installed = join(packagePlace().root, '.cache', 'limiters')
const folder = mkdtempSync(join(tmpdir(), 'assay-limiters-'))
// Temporary files of a run go with the folder.
process.env['TMPDIR'] = folder
// The end of this process, also by Ctrl-C, ends the programs that it has started.
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
  const { only } = options
  const asked = [
    ...(options['no-reference'] ? [] : referenceCases()).filter(({ name }) => name.includes(only)),
    ...(options['no-real'] ? [] : realCases(installed, only)),
    ...bareCases().filter(({ name }) => name.includes(only)),
  ]
  const results = await inParallel(asked, options.parallel, folder)
  const summary = (['reference', 'real', 'bare'] as const).map((group) => summaryOf(results, group))
  process.stdout.write(`\n${summary.join('\n')}\n`)
  const kept = join(figuresFolder(), 'limiters-e2e.json')
  writeFileSync(kept, `${JSON.stringify({ summary, results }, null, 2)}\n`)
  process.exitCode = results.some(({ verdict }) => verdict === 'wrong') ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
