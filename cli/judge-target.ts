/** Executes a check request: target, model, suite, run.json and its reports, the summary, the exit code. */
import { count } from '../schemas/count.ts'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeJson } from '../conformance/session/write-json.ts'
import { recordUnjudged, sealInterrupted } from '../conformance/session/sealed-transcript.ts'
import type { Settings } from '../conformance/session/settings.ts'
import { startReference, type Reference } from '../reference/server.ts'
import { renderRun } from '../reports/formats.ts'
import type { Run } from '../reports/run.ts'
import { heldAgainst } from './baseline/baseline-flags.ts'
import { brokenRun, exitCodeFor, trustedRun } from './broken-run.ts'
import { announcedBy, renderCost, statementWarnings } from './check-plan.ts'
import type { CheckRequest } from './check-request.ts'
import { columnsOf } from './terminal-width.ts'
import { withPrograms } from './client-flags.ts'
import type { CommandContext } from './command.ts'
import { chooseModel, confirmModel } from './choose-model.ts'
import { lockFolder } from './folder-lock.ts'
import { formatNamedTarget } from './named-target.ts'
import { reportToGithub } from './github-job.ts'
import { replacementNotice, setCertificatesAside } from './out-folder.ts'
import { showProgress } from './progress.ts'
import { receiverNotice } from './receiver-flags.ts'
import { removeRegistrations } from './remove-registrations.ts'
import { runSuite } from './run-suite.ts'
import type { SuiteResult } from './suite-runner.ts'
import { aborted, stopSignals, type StopSignals } from './stop.ts'
import { WriteError, writeProblemOf } from '../schemas/write-error.ts'
import { writeReports } from './write-reports.ts'

// The embedded reference's keys cross to the suite in the environment, as any user's keys do.
const EMBEDDED_KEY = 'ASSAY_EMBEDDED_KEY'
const EMBEDDED_LIMITS = {
  limitsKeyEnv: 'ASSAY_EMBEDDED_LIMITS_KEY',
  limitsSiblingKeyEnv: 'ASSAY_EMBEDDED_LIMITS_SIBLING_KEY',
  limitsOtherKeyEnv: 'ASSAY_EMBEDDED_LIMITS_OTHER_KEY',
} as const

/** Judges and reports. Returns the exit code; `run.json` is written whatever the outcome. */
export async function judgeTarget(request: CheckRequest, context: CommandContext): Promise<number> {
  return await whileJudged(request, context, async ({ run }) => {
    await reportToGithub({ kind: 'check', run }, context)
    await present(request, run, context)
    if (!request.json) context.stdout.write(`report: ${join(request.settings.out, 'report.html')}\n`)
    return exitCodeFor(run)
  })
}

/** A target that was judged, and whose reports are written. */
export type JudgedTarget = Judging & { readonly run: Run }

/**
 * Judges, writes the reports, and does the rest while the target is still there. Signals are held until all of it is written: a
 * second Ctrl-C in the middle of it would end this process silently. Returns the exit code of the rest.
 */
export async function whileJudged(
  request: CheckRequest,
  context: CommandContext,
  rest: (judged: JudgedTarget) => Promise<number>,
): Promise<number> {
  const unlock = lockFolder(request.settings.out)
  const signals = stopSignals()
  let reference: Reference | null = null
  try {
    reference = request.target === null ? await startReference({}) : null
    const run = await judge({ request, reference, signals }, context)
    await writeReports(request.settings.out, { kind: 'check', run })
    return await rest({ request, run, reference, signals })
  } finally {
    unlock()
    signals.release()
    await reference?.close()
  }
}

/** The request to judge, and the signals of the caller, which holds them until all is written. */
type Judging = {
  readonly request: CheckRequest
  readonly reference: Reference | null
  readonly signals: StopSignals
}

/** Runs the suite and writes `run.json`; a reference under test brings its own key and model. */
async function judge({ request, reference, signals }: Judging, context: CommandContext): Promise<Run> {
  const settings = settle(request, reference, context)
  const path = join(settings.out ?? '', 'run.json')
  const replaced = replacementNotice(settings.out ?? '', 'run.json')
  if (replaced !== null) context.stderr.write(`assay: ${replaced}\n`)
  // What an earlier run left in the same folder must not pass for this one's.
  for (const notice of setCertificatesAside(settings.out ?? '')) context.stderr.write(`assay: ${notice}\n`)
  for (const old of [path, transcriptOf(settings)]) rmSync(old, { force: true })
  const judged = await Promise.race([
    judgeSettled(settings, request, context, signals.signal),
    aborted(signals.signal),
  ])
  const run = judged ?? (await interrupted(settings, request, context, signals))
  const named: Run =
    reference === null ? run : { ...run, target: { ...run.target, isEmbedded: true as const } }
  const held = heldAgainst(request.baseline, named, context)
  writeJson(path, held)
  return held
}

async function judgeSettled(
  settings: Settings,
  request: CheckRequest,
  context: CommandContext,
  stop: AbortSignal,
): Promise<Run> {
  const { plan } = request
  const chosen =
    settings.model === null
      ? await chooseModel(settings, plan, context)
      : await confirmModel(settings, plan, context)
  // Who stopped it meanwhile has its transcript already.
  stop.throwIfAborted()
  if (chosen.kind === 'unreachable')
    return recordUnjudged(transcriptOf(settings), { settings, plan, env: context.env, reason: chosen.reason })
  const full = await withPrograms({ ...settings, model: chosen.model }, context, stop)
  stop.throwIfAborted()
  const progress = showProgress(context, announcedBy(request))
  const result = await (context.runSuite ?? runSuite)(full, progress).finally(progress.end)
  requireWritten(settings, result)
  const run = trustedRun(join(settings.out ?? '', 'run.json'), result)
  return typeof run === 'string' ? brokenRun(full, plan, { records: result.records, reason: run }) : run
}

const CLEANING_MS = 3000

async function interrupted(
  settings: Settings,
  { plan, target }: CheckRequest,
  context: CommandContext,
  { killSignal }: StopSignals,
): Promise<Run> {
  const transcript = transcriptOf(settings)
  const wasBegun = existsSync(transcript)
  const run = sealInterrupted(transcript, { settings, plan, env: context.env })
  // The embedded reference goes away with whatever was registered there.
  const removing = target === null ? Promise.resolve(0) : removeRegistrations(settings, plan, context.env)
  const removed = await Promise.race([removing, aborted(killSignal), passed(CLEANING_MS)])
  const registrations =
    removed === 0
      ? ''
      : removed === null
        ? '; webhook registrations may remain'
        : `; ${count(removed, 'webhook registration')} removed`
  const kept = wasBegun
    ? `${settings.out ?? ''} keeps what was seen; 'assay replay ${transcript}' judges it`
    : 'nothing was seen yet'
  context.stderr.write(`assay: interrupted: ${kept}${registrations}\n`)
  return run
}

async function passed(ms: number): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, ms).unref())
  return null
}

function transcriptOf({ out }: Settings): string {
  return join(out ?? '', 'transcript.ndjson')
}

function settle(request: CheckRequest, reference: Reference | null, context: CommandContext): Settings {
  const baseUrl = request.target?.baseUrl ?? reference?.baseUrl ?? ''
  const { stderr } = context
  if (reference !== null) passKeys(reference)
  if (request.target !== null && !request.target.hasKey) {
    stderr.write(`assay: no key in ${request.settings.keyEnv}: requests are sent without a real key\n`)
  }
  for (const notice of request.target?.notices ?? [])
    stderr.write(`assay: ${notice}
`)
  for (const warning of statementWarnings(request))
    stderr.write(`assay: ${warning}
`)
  const notice = receiverNotice(request.settings.receiver)
  if (notice !== null) stderr.write(`assay: ${notice}\n`)
  stderr.write(
    `assay: ${formatNamedTarget({ baseUrl, isEmbedded: reference !== null })}: ${renderCost(request)}\n`,
  )
  return {
    ...request.settings,
    baseUrl,
    ...(reference === null ? {} : { keyEnv: EMBEDDED_KEY, ...EMBEDDED_LIMITS }),
    model: request.settings.model ?? reference?.model ?? null,
  }
}

function passKeys({ key, limited }: Reference): void {
  process.env[EMBEDDED_KEY] = key
  process.env[EMBEDDED_LIMITS.limitsKeyEnv] = limited.key
  process.env[EMBEDDED_LIMITS.limitsSiblingKeyEnv] = limited.siblingKey
  process.env[EMBEDDED_LIMITS.limitsOtherKeyEnv] = limited.otherKey
}

// An error crosses from the suite as its message. The paths are those of this run, so nothing else is taken for it.
function requireWritten({ out }: Settings, { problems }: SuiteResult): void {
  const start = writeProblemOf(out ?? '')
  const problem = problems.find((text) => text.includes(start))
  if (problem !== undefined) throw new WriteError(problem.slice(problem.indexOf(start)))
}

/** Prints the summary, or the JSON when asked. */
export async function present(request: CheckRequest, run: Run, context: CommandContext): Promise<void> {
  const { out } = request.settings
  if (request.json) {
    context.stdout.write(readFileSync(join(out, 'run.json'), 'utf8'))
    return
  }
  const color = context.stdout.isTTY === true && context.env['NO_COLOR'] === undefined
  const width = columnsOf(context.stdout)
  const options = width === undefined ? { color } : { color, width }
  context.stdout.write(await renderRun({ kind: 'check', run }, 'summary', options))
}
