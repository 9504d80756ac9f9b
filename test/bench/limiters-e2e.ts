/**
 * `npm run bench -- limiters-e2e` identifies limiters behind sockets, as `assay load rate-limit` does: limiters of third-party software,
 * then servers without any limit. Flags: `--only TEXT` (cases whose name contains it), `--parallel N` (default 5), `--keep FOLDER` (keeps
 * run and rows of each case there). Installed software stays in `.cache/limiters`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import type { LimiterLimit, LimiterRun } from '../../schemas/compiled/limiter-run.ts'
import { packageLocation } from '../../load/runner/package-location.ts'
import { runRateLimit } from '../../load/limiter/runs.ts'
import { figuresFolder } from './bench-figures.ts'
import { benchOptions } from './bench-frame.ts'
import { killChildren } from './limiter-children.ts'
import { BEHAVIORS, bareCases, type Group, type LimiterCase, type Served } from './limiter-cases.ts'
import { realCases } from './limiter-real.ts'

/**
 * The verdict on a case. `right`: behavior, size, window and scope are right. `set`: right except for the
 * scope. `open`: Assay gave no answer.
 */
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

const BOUNDS = { maxRequests: 1500, maxSeconds: 300 } as const
/** The largest relative error of a printed window that still counts as right. The true windows are of 1.3 to 2 s, and none is usual. */
const WINDOW_TOLERANCE = 0.1

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
    const answer = run.answer.find((sentence) => /^(Confirmed|Open)/.test(sentence)) ?? run.reasons.join('; ')
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
  const confirmed = finding.limits.filter(
    ({ status, behavior }) => status === 'confirmed' && behavior !== 'none',
  )
  const expected = truth.families.flatMap((family) => BEHAVIORS[family])
  if (expected.some((behavior) => behavior === 'none'))
    return confirmed.length === 0
      ? { verdict: finding.isAnswered ? 'right' : 'open', why: finding.reasons.join('; ') }
      : { verdict: 'wrong', why: 'a limit was confirmed where there is none' }
  const [limit] = confirmed
  if (limit === undefined) {
    const isWrong = finding.isAnswered && finding.table[0]?.behavior === 'none'
    return { verdict: isWrong ? 'wrong' : 'open', why: finding.reasons.join('; ') }
  }
  if (!expected.some((behavior) => behavior === limit.behavior))
    return { verdict: 'wrong', why: `behavior ${limit.behavior ?? 'unknown'}, not ${expected.join(' or ')}` }
  if (truth.capacity !== null && limit.size.value !== truth.capacity)
    return { verdict: 'wrong', why: `size ${limit.size.value}, not ${truth.capacity}` }
  if (truth.windowMs !== null && !isWindow(limit.windowMs, truth.windowMs))
    return { verdict: 'wrong', why: `window ${limit.windowMs?.value ?? 'unknown'}, not ${truth.windowMs}` }
  // Each limiter with a window counts per key. One that delays refuses nobody, so no answer shows its scope.
  const scopes = limit.scope ?? []
  if (limit.behavior === 'delays' && scopes.length > 1) return { verdict: 'right', why: '' }
  if (truth.windowMs === null || (scopes.length === 1 && scopes[0] === 'key'))
    return { verdict: 'right', why: '' }
  if (scopes.length === 0 || scopes.includes('key')) return { verdict: 'set', why: 'the scope is open' }
  return { verdict: 'wrong', why: `scope ${scopes.join(' or ')}, not key` }
}

/** Returns whether the printed window is right. The interval around it does not count. */
function isWindow(found: LimiterLimit['windowMs'], windowMs: number): boolean {
  return found !== null && Math.abs(found.value / windowMs - 1) <= WINDOW_TOLERANCE
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
  return `${group}: ${own.length} limiters: ${count('right')} right, ${count('set')} right without the scope, ${count('open')} undetermined, ${count('wrong')} wrong: ${share.toFixed(1)} % right`
}

const options = benchOptions(process.argv.slice(2), {
  only: '',
  parallel: 5,
  keep: '',
})
await ensureK6({ onProgress: (text) => process.stderr.write(`${text}\n`) })
const installed = join(packageLocation().root, '.cache', 'limiters')
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
  const asked = [...realCases(installed, only), ...bareCases().filter(({ name }) => name.includes(only))]
  const results = await inParallel(asked, options.parallel, folder)
  const summary = (['real', 'bare'] as const).map((group) => summaryOf(results, group))
  process.stdout.write(`\n${summary.join('\n')}\n`)
  const kept = join(figuresFolder(), 'limiters-e2e.json')
  writeFileSync(kept, `${JSON.stringify({ summary, results }, null, 2)}\n`)
  process.exitCode = results.some(({ verdict }) => verdict === 'wrong') ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
