/** The command `assay check`: determines target and model, runs the checks, and writes `run.json`, reports and summary. */
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import {
  recordUnjudged,
  runChecks,
  openSideConnection,
  startSession,
  type Session,
  type Settings,
  sessionOptions,
} from '../../conformance/session/open-session.ts'
import { betterProfile, type BetterProfile } from '../../conformance/session/replay.ts'
import { writeJson } from '../../schemas/files.ts'
import { registrationsLeft, remove } from '../../conformance/webhooks/probes/webhook-setup.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { finalExitCode, newFailures } from '../../reports/run-text.ts'
import { renderRun } from '../../reports/formats.ts'
import { checkPage } from '../../reports/check-page.ts'
import { renderText } from '../../reports/page.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { count } from '../../schemas/count.ts'
import { systemProblem } from '../../schemas/system-problem.ts'
import { withBaseline } from '../baseline/baseline.ts'
import {
  checkRequest,
  renderCost,
  renderPlan,
  statementWarnings,
  withPrograms,
  type CheckRequest,
  receiverNotice,
} from '../check-request.ts'
import { showProgress, textOptions } from '../progress.ts'
import type { Command, CommandContext } from '../command.ts'
import { CHECK_FLAGS, ENVIRONMENT } from '../flags.ts'
import { closingLines, nextStep } from '../next-step.ts'
import { lockFolder, replacementNotice, renameOldCertificates, writeReports } from '../out-folder.ts'
import { formatNamedTarget, requireTarget } from '../target.ts'
import { aborted, stopSignals, type StopSignals } from '../stop.ts'
import { CliError, fileText, STOPPED_EXIT_CODE } from '../errors.ts'
import { TranscriptError } from '../../conformance/transport/transcript.ts'
import { chooseModel, confirmModel } from '../model-choice.ts'

/** The command `assay check`, which judges a target. */
export const checkCommand: Command = {
  usage: ['check BASE-URL [options]'],
  about: `Judges whether the service at BASE-URL conforms to its interface. The word 'reference' in its place names the embedded
reference implementation.`,
  flags: CHECK_FLAGS,
  notes: ENVIRONMENT,
  examples: ['ASSAY_KEY=... assay check https://api.example.com --model NAME --out results'],
  maxPositionals: 1,
  run: async ({ flags, positionals }, context) => {
    requireTarget(positionals[0], 'check')
    const request = checkRequest(flags, positionals[0], context)
    if (flags['list'] === true) {
      for (const warning of statementWarnings(request)) context.stderr.write(`assay: ${warning}\n`)
      context.stdout.write(renderPlan(request))
      return 0
    }
    return await judgeTarget(request, context)
  },
}

// The environment variable for the key of the reference implementation. Settings contain names of variables, not keys.
const EMBEDDED_KEY = 'ASSAY_EMBEDDED_KEY'
const EMBEDDED_LIMITS = {
  limitsKeyEnv: 'ASSAY_EMBEDDED_LIMITS_KEY',
  limitsSiblingKeyEnv: 'ASSAY_EMBEDDED_LIMITS_SIBLING_KEY',
  limitsOtherKeyEnv: 'ASSAY_EMBEDDED_LIMITS_OTHER_KEY',
} as const

/** Judges a target, reports the result and returns the exit code. `run.json` is written whatever the outcome. */
async function judgeTarget(request: CheckRequest, context: CommandContext): Promise<number> {
  return await judgeThen(request, context, async ({ run }) => {
    const isSummaryWritten = await reportToGithub(run, context)
    present(request, run, context)
    const { out } = request.settings
    if (!request.json) context.stdout.write(closingLines(out, nextStep(run, profileFor(run, out))))
    const exitCode = exitCodeFor(run)
    return exitCode === 0 && !isSummaryWritten ? UNWRITABLE : exitCode
  })
}

/** Returns a profile that the answers of a failed run fit better; null if there is none. Judges the transcript in `out` again. */
export function profileFor(run: Run, out: string): BetterProfile | null {
  if (newFailures(run).length === 0) return null
  try {
    return betterProfile(fileText(join(out, 'transcript.ndjson'), 'the transcript'), run)
  } catch (error) {
    // A hint does not change how the run ends. Any other error is a mistake of Assay.
    if (error instanceof CliError || error instanceof TranscriptError) return null
    throw error
  }
}

const UNWRITABLE = 2

/** The arguments and the result of a check run whose reports are written. */
export type JudgedTarget = Judging & { readonly run: Run }

/** Judges a target and writes its reports, then calls `rest` with the result. Returns the exit code that `rest` returns. */
export async function judgeThen(
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

/** The arguments of a check run and the stop signals of its command. `reference`: the reference implementation; null for a service. */
type Judging = {
  readonly request: CheckRequest
  readonly reference: Reference | null
  readonly signals: StopSignals
}

/** Runs the checks, applies the baseline and writes `run.json`. The reference implementation is judged with its own key and model. */
async function judge({ request, reference, signals }: Judging, given: CommandContext): Promise<Run> {
  const context = { ...given, env: { ...given.env, ...keysOf(reference) } }
  const settings = settingsOf(request, reference, context)
  const out = settings.out ?? ''
  const path = join(out, 'run.json')
  const replaced = replacementNotice(out, 'run.json')
  if (replaced !== null) context.stderr.write(`assay: ${replaced}\n`)
  // Files of an earlier run must not look like files of this run.
  for (const notice of renameOldCertificates(out)) context.stderr.write(`assay: ${notice}\n`)
  for (const old of ['run.json', 'transcript.ndjson', 'junit.xml', 'report.html'])
    rmSync(join(out, old), { force: true })
  const run = await judgeUntilStopped({ settings, request, signals }, context)
  const { command } = request
  const target: Run['target'] = reference === null ? run.target : { ...run.target, isEmbedded: true }
  const named: Run = { ...run, command, target }
  const held = withBaseline(request.baseline, named, context)
  writeJson(path, held)
  return held
}

type PreparedJudging = Pick<Judging, 'request' | 'signals'> & { readonly settings: Settings }

async function judgeUntilStopped(settled: PreparedJudging, context: CommandContext): Promise<Run> {
  let session: Session | null = null
  const { signal } = settled.signals
  const judged = judgePrepared(settled, context, (opened) => (session = opened))
  return (await Promise.race([judged, aborted(signal)])) ?? (await interrupted(session, settled, context))
}

/** Finds the model, prepares the client libraries, and runs the checks. */
async function judgePrepared(
  { settings, request, signals: { signal: stop } }: PreparedJudging,
  context: CommandContext,
  onSession: (session: Session) => void,
): Promise<Run> {
  const { plan } = request
  const { env } = context
  const choose = settings.model === null ? chooseModel : confirmModel
  const chosen = await choose(settings, plan, context)
  stop.throwIfAborted()
  const { search } = chosen
  if (chosen.kind === 'unreachable')
    return recordUnjudged(sessionOptions({ ...settings, search }, plan, env), chosen.reason)
  const full = await withPrograms({ ...settings, model: chosen.model, search }, context, stop)
  stop.throwIfAborted()
  const session = startSession(sessionOptions(full, plan, env))
  onSession(session)
  const { checks, cost } = request
  const announced = { checks: checks.length, requests: cost.requests }
  const end = showProgress(context, announced, session.sentRequests)
  return await runChecks(session).finally(end)
}

const CLEANING_MS = 3000

async function interrupted(
  session: Session | null,
  { settings, request, signals }: PreparedJudging,
  context: CommandContext,
): Promise<Run> {
  const { plan, target } = request
  const { env, stderr } = context
  if (session === null) {
    stderr.write('assay: interrupted: nothing was seen yet\n')
    return recordUnjudged(sessionOptions(settings, plan, env), null)
  }
  const run = await session.interrupt()
  // The registrations of the reference implementation end with it.
  const removing = target === null ? Promise.resolve(0) : removeRegistrations(session, settings, plan, env)
  const removed = await Promise.race([
    removing,
    aborted(signals.killSignal),
    passed(CLEANING_MS, null, { ref: false }),
  ])
  const registrations =
    removed === 0
      ? ''
      : removed === null
        ? '; webhook registrations may remain'
        : `; ${count(removed, 'webhook registration')} removed`
  const out = settings.out ?? ''
  stderr.write(
    `assay: interrupted: ${out} keeps what was seen; 'assay replay ${join(out, 'transcript.ndjson')}' judges it${registrations}\n`,
  )
  return run
}

/** Removes the webhook addresses that a run has registered and returns their number; null if the removal failed. */
async function removeRegistrations(
  { evidence }: Session,
  settings: Settings,
  plan: CheckRequest['plan'],
  env: CommandContext['env'],
): Promise<number | null> {
  const { context } = openSideConnection(sessionOptions(settings, plan, env))
  const left = registrationsLeft(context, evidence.exchanges())
  const answers = await Promise.all(left.map((one) => remove(context, one)))
  return answers.every((answer) => answer?.response != null) ? left.length : null
}

function settingsOf(request: CheckRequest, reference: Reference | null, context: CommandContext): Settings {
  const baseUrl = request.target?.baseUrl ?? reference?.baseUrl ?? ''
  const { stderr } = context
  if (request.target !== null && !request.target.hasKey)
    stderr.write(`assay: no key in ${request.settings.keyEnv}: requests are sent without a real key\n`)
  for (const notice of request.target?.notices ?? []) stderr.write(`assay: ${notice}\n`)
  for (const warning of statementWarnings(request)) stderr.write(`assay: ${warning}\n`)
  const notice = receiverNotice(request.settings.receiver)
  if (notice !== null) stderr.write(`assay: ${notice}\n`)
  stderr.write(
    `assay: ${formatNamedTarget({ baseUrl, isEmbedded: reference !== null })}: ${renderCost(request)}\n`,
  )
  return {
    ...request.settings,
    onNotice: (text) => void stderr.write(`assay: ${text}\n`),
    sparesQuota: !request.command.includes('--max-requests'),
    baseUrl,
    ...(reference === null ? {} : { keyEnv: EMBEDDED_KEY, ...EMBEDDED_LIMITS }),
    model: request.settings.model ?? reference?.model ?? null,
  }
}

function keysOf(reference: Reference | null): Readonly<Record<string, string>> {
  if (reference === null) return {}
  const { key, limited } = reference
  return {
    [EMBEDDED_KEY]: key,
    [EMBEDDED_LIMITS.limitsKeyEnv]: limited.key,
    [EMBEDDED_LIMITS.limitsSiblingKeyEnv]: limited.siblingKey,
    [EMBEDDED_LIMITS.limitsOtherKeyEnv]: limited.otherKey,
  }
}

/** Prints the summary of a run, or its JSON if requested. */
export function present(request: CheckRequest, run: Run, context: CommandContext): void {
  if (request.json) {
    context.stdout.write(`${JSON.stringify(run, null, 2)}\n`)
    return
  }
  context.stdout.write(renderText(checkPage(run), textOptions(context)))
}

/** Returns the exit code of a command for this run. It is 130, as in shells, if the user stopped the run. */
export function exitCodeFor(run: Run): number {
  return run.interrupted === true ? STOPPED_EXIT_CODE : finalExitCode(run)
}

/** Prints annotations and appends the job summary in GitHub Actions. Returns false if the summary could not be written, else true. */
async function reportToGithub(
  run: Run,
  { env, stderr }: Pick<CommandContext, 'env' | 'stderr'>,
): Promise<boolean> {
  if (env['GITHUB_ACTIONS'] !== 'true') return true
  stderr.write(await renderRun({ kind: 'check', run }, 'github'))
  const summary = env['GITHUB_STEP_SUMMARY']
  if (summary === undefined || summary === '') return true
  const text = await renderRun({ kind: 'check', run }, 'markdown')
  try {
    appendFileSync(summary, text)
    return true
  } catch (error) {
    stderr.write(`assay: the job summary was not written: ${systemProblem(error)}\n`)
    return false
  }
}
