/** Carries a check request out: target, model, suite, run.json and its faces, the summary, the exit code. */
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeJson } from '../conformance/write-json.ts'
import type { Settings } from '../conformance/settings.ts'
import { startReference, type Reference } from '../reference/server.ts'
import { renderHtml } from '../reports/html.ts'
import { renderJunit } from '../reports/junit.ts'
import type { Run } from '../reports/run.ts'
import { renderSummary } from '../reports/summary.ts'
import { brokenRun, interruptedRun } from './broken-run.ts'
import { renderCost } from './check-plan.ts'
import { selectedChecks, type CheckRequest } from './check-request.ts'
import type { Surroundings } from './command.ts'
import { chooseModel } from './choose-model.ts'
import { showProgress } from './progress.ts'
import { readRun } from './read-run.ts'
import { receiverNotice } from './receiver-flags.ts'
import { runSuite, type SuiteResult } from './run-suite.ts'
import { stopSignals } from './stop.ts'

// The embedded reference's keys cross to the suite in the environment, as any user's keys do.
const EMBEDDED_KEY = 'ASSAY_EMBEDDED_KEY'
const EMBEDDED_LIMITS = {
  limitsKeyEnv: 'ASSAY_EMBEDDED_LIMITS_KEY',
  limitsSiblingKeyEnv: 'ASSAY_EMBEDDED_LIMITS_SIBLING_KEY',
  limitsOtherKeyEnv: 'ASSAY_EMBEDDED_LIMITS_OTHER_KEY',
} as const

/** Judges and reports. Returns the exit code; `run.json` is written whatever the outcome. */
export async function judgeTarget(request: CheckRequest, around: Surroundings): Promise<number> {
  const reference = request.target === null ? await startReference({}) : null
  try {
    const run = await judge(request, reference, around)
    writeFaces(request.settings.out, run)
    present(request, run, around)
    if (!request.json) around.stdout.write(`report: ${join(request.settings.out, 'report.html')}\n`)
    return run.exitCode
  } finally {
    await reference?.close()
  }
}

/** Runs the suite and writes `run.json`; a reference under test brings its own key and model. */
export async function judge(
  request: CheckRequest,
  reference: Reference | null,
  around: Surroundings,
): Promise<Run> {
  const settings = await settle(request, reference, around)
  const path = join(settings.out ?? '', 'run.json')
  // A run.json of an earlier run in the same folder must not pass for this one's.
  rmSync(path, { force: true })
  const progress = showProgress(around, selectedChecks(request).length)
  const signals = stopSignals()
  const result = await Promise.race([runSuite(settings, progress.onRecord), aborted(signals.signal)])
  signals.release()
  progress.end()
  const run =
    result === null
      ? interruptedRun(settings, request.plan)
      : (soundRun(path, result) ?? brokenRun(settings, request.plan, result))
  writeJson(path, run)
  return run
}

async function settle(
  request: CheckRequest,
  reference: Reference | null,
  around: Surroundings,
): Promise<Settings> {
  const baseUrl = request.target?.baseUrl ?? reference?.baseUrl ?? ''
  const { stderr } = around
  if (reference !== null) passKeys(reference)
  if (request.target !== null && !request.target.hasKey) {
    stderr.write(`assay: no key in ${request.settings.keyEnv}: requests go without a real key\n`)
  }
  if (typeof request.target?.notice === 'string') stderr.write(`assay: ${request.target.notice}\n`)
  const notice = receiverNotice(request.settings.receiver)
  if (notice !== null) stderr.write(`assay: ${notice}\n`)
  stderr.write(
    `assay: ${reference === null ? baseUrl : 'the embedded reference implementation'}: ${renderCost(request)}\n`,
  )
  const settings = {
    ...request.settings,
    baseUrl,
    ...(reference === null ? {} : { keyEnv: EMBEDDED_KEY, ...EMBEDDED_LIMITS }),
    model: request.settings.model ?? reference?.model ?? null,
  }
  return settings.model === null
    ? { ...settings, model: await chooseModel(settings, request.plan, around) }
    : settings
}

function passKeys({ key, limited }: Reference): void {
  process.env[EMBEDDED_KEY] = key
  process.env[EMBEDDED_LIMITS.limitsKeyEnv] = limited.key
  process.env[EMBEDDED_LIMITS.limitsSiblingKeyEnv] = limited.siblingKey
  process.env[EMBEDDED_LIMITS.limitsOtherKeyEnv] = limited.otherKey
}

async function aborted(signal: AbortSignal): Promise<null> {
  await once(signal, 'abort')
  return null
}

// What the suite wrote must be what the runner saw; anything else means Assay cannot be trusted this time.
function soundRun(path: string, result: SuiteResult): Run | null {
  if (result.problems.length > 0) return null
  const run = readRun(path)
  return run !== null && JSON.stringify(run.checks) === JSON.stringify(result.records) ? run : null
}

/** Writes `junit.xml` and `report.html` beside `run.json`. */
export function writeFaces(out: string, run: Run): void {
  writeFileSync(join(out, 'junit.xml'), renderJunit(run))
  writeFileSync(join(out, 'report.html'), renderHtml({ run }))
}

/** Prints the summary, or the JSON when asked. */
export function present(request: CheckRequest, run: Run, around: Surroundings): void {
  const { out } = request.settings
  if (request.json) {
    around.stdout.write(readFileSync(join(out, 'run.json'), 'utf8'))
    return
  }
  const color = around.stdout.isTTY === true && around.env['NO_COLOR'] === undefined
  const width = around.stdout.columns
  around.stdout.write(renderSummary(run, width === undefined ? { color } : { color, width }))
}
