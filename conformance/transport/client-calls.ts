import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import {
  ClientProgramError,
  NO_OUTCOME,
  libraryIn,
  outcomeIn,
  type ClientJob,
  type ClientLanguage,
  type ClientProgram,
  type JobOutcome,
  type TimedJob,
} from '../exchange/client-job.ts'
import type { ClientOutcome, Exchange } from '../exchange/exchange.ts'
import {
  openClientProxy,
  type ClientProxy,
  type ForwardCall,
  type ForwardedRequests,
  CALL_FIELD,
} from './client-proxy.ts'
import type { Origin, Redactor } from './request-record.ts'
import { parseJson } from '../codec/parse-json.ts'
import { systemProblem } from '../../schemas/system-problem.ts'
import type { ProbeContext } from '../engine/probe.ts'

type ClientCallsOptions = {
  readonly programs: readonly ClientProgram[]
  readonly origin: Origin
  readonly redactor: Redactor
  readonly forward: ForwardCall
  /** Throws BudgetError if the run has used up its time budget. */
  readonly requireTime: () => void
  /** Called before each job. An error that it throws stops all further jobs. */
  readonly beforeEach?: () => void
  /** The timeout of the client library in ms. It is longer than the deadline at which Assay itself ends a call. */
  readonly patienceMs: number
  readonly record: (exchange: Exchange) => void
}

const MAX_ERROR_CHARS = 500
// The maximum number of times that a program is started if it ends during jobs.
const MAX_STARTS = 4

/** Makes and records the calls of `jobs` in order. Throws BudgetError if the budget is spent, ClientProgramError if a program fails. */
export async function callThroughProgram(
  language: ClientLanguage,
  jobs: readonly ClientJob[],
  options: ClientCallsOptions,
): Promise<void> {
  const { programs, origin, redactor, forward, record } = options
  const program = readyProgram(language, programs)
  const proxy = await openClientProxy(origin, forward)
  const access = { baseUrl: `${proxy.url}/v1`, key: proxy.proxyKey }
  let current: ClientProcess | null = null
  let starts = 0
  const unsent: string[] = []
  try {
    for (const job of jobs) {
      options.requireTime()
      options.beforeEach?.()
      if (current === null || current.isOver()) {
        starts += 1
        if (starts > MAX_STARTS)
          throw new ClientProgramError(`the client program of ${language} ended repeatedly`)
        current = await startClientProcess(program, access)
      }
      const { exchanges, failure, reported } = await carryOut(job, current, proxy, options.patienceMs)
      const outcome = recordOf(current.library, reported, redactor)
      if (exchanges.length === 0 && failure === null)
        unsent.push(`${outcome.library} sent nothing for ${job.label}: ${outcome.error ?? 'no error'}`)
      for (const [at, exchange] of exchanges.entries())
        record(at === exchanges.length - 1 ? { ...exchange, client: outcome } : exchange)
      if (failure !== null) throw failure.error
    }
    const [first] = unsent
    if (first !== undefined) throw new ClientProgramError(first)
  } finally {
    await current?.end()
    await proxy.close()
  }
}

function readyProgram(language: ClientLanguage, programs: readonly ClientProgram[]): ReadyProgram {
  const program = programs.find((candidate) => candidate.language === language)
  if (program?.kind === 'ready') return program
  throw new ClientProgramError(program?.reason ?? `no client program of ${language} was prepared`)
}

async function carryOut(
  asked: ClientJob,
  process: ClientProcess,
  proxy: ClientProxy,
  patienceMs: number,
): Promise<ForwardedRequests & { readonly reported: JobOutcome }> {
  proxy.begin(asked)
  const startMs = performance.now()
  const reported = await process.carryOut({ ...asked, timeoutMs: patienceMs })
  const tookMs = performance.now() - startMs
  const forwarded = await proxy.forwardedOf(asked.label)
  const why = ownEndOf(forwarded, tookMs >= patienceMs)
  return { ...forwarded, reported: why === null ? reported : withoutOutcome(reported, why) }
}

// Returns why a limit of Assay or of the client library ended the job; null otherwise. Such a job shows nothing about the target.
function ownEndOf({ exchanges, failure }: ForwardedRequests, isTimeUp: boolean): string | null {
  if (failure !== null) return 'the run sent no further attempt'
  return isTimeUp && exchanges.at(-1)?.end.kind === 'aborted'
    ? 'the library gave up by its own timeout'
    : null
}

function withoutOutcome({ label, error }: JobOutcome, why: string): JobOutcome {
  const message = error === null ? why : `${why}: ${error.name}: ${error.message}`
  return { label, text: null, error: { name: NO_OUTCOME, status: null, message } }
}

function recordOf(library: string, { text, error }: JobOutcome, redactor: Redactor): ClientOutcome {
  if (error === null) return { library, text: text === null ? null : redactor.text(text), error: null }
  const words = redactor.text(`${error.name}: ${error.message}`).slice(0, MAX_ERROR_CHARS)
  return {
    library,
    text: null,
    error: words,
    errorClass: redactor.text(error.name),
    errorStatus: error.status,
  }
}

type ReadyProgram = Extract<ClientProgram, { readonly kind: 'ready' }>

type ClientProcess = {
  readonly library: string
  readonly carryOut: (job: TimedJob) => Promise<JobOutcome>
  readonly isOver: () => boolean
  readonly end: () => Promise<void>
}

// The time limit in ms for the start of a program. A language runtime starts slowly on a busy machine.
const START_DEADLINE_MS = 60_000
// The time in ms that a job may last beyond its request timeouts, for pauses between retries and for a busy machine.
const JOB_MARGIN_MS = 30_000
const STDERR_CHARS = 4000
// The environment variables that a client program gets. Other variables may hold keys, so they are not passed on.
const PASSED = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'JAVA_HOME', 'SystemRoot'] as const

type ClientAccess = { readonly baseUrl: string; readonly key: string }

async function startClientProcess(program: ReadyProgram, access: ClientAccess): Promise<ClientProcess> {
  const { child, nextLine, complaint, isOver, end } = spawned(program, access)
  const library = libraryIn(await nextLine(START_DEADLINE_MS))
  if (library === null) {
    await end()
    const why = complaint() ?? `no word within ${START_DEADLINE_MS / 1000} s`
    throw new ClientProgramError(`the client program of ${program.language} did not start: ${why}`)
  }
  return {
    library,
    isOver,
    end,
    async carryOut(job) {
      const deadlineMs = jobDeadlineMs(job)
      const lineComes = nextLine(deadlineMs)
      child.stdin.write(`${JSON.stringify(job)}\n`)
      const outcome = outcomeIn(await lineComes)
      if (outcome?.label === job.label) return outcome
      const why = isOver()
        ? `the program ended: ${complaint() ?? 'it printed nothing'}`
        : `the library came to no end within ${deadlineMs / 1000} s`
      await end()
      return { label: job.label, text: null, error: { name: NO_OUTCOME, status: null, message: why } }
    },
  }
}

/** Returns the time limit in ms of a call through a client library, with the retries of the library. */
export function jobDeadlineMs({ timeoutMs, maxRetries }: Pick<TimedJob, 'timeoutMs' | 'maxRetries'>): number {
  return timeoutMs * (maxRetries + 1) + JOB_MARGIN_MS
}

function spawned({ command, args }: ReadyProgram, access: ClientAccess) {
  const child = spawn(command, args, { env: environmentFor(access), stdio: ['pipe', 'pipe', 'pipe'] })
  let isOver = false
  let stderrText = ''
  let take: ((line: unknown) => void) | null = null
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  const finish = (): void => {
    isOver = true
    take?.(undefined)
    close()
  }
  child.on('error', (error) => {
    stderrText = systemProblem(error)
    finish()
  })
  child.on('close', finish)
  child.stdin.on('error', () => undefined)
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderrText = (stderrText + text).slice(-STDERR_CHARS)
  })
  createInterface({ input: child.stdout }).on('line', (line) => take?.(parseJson(line)))
  return {
    child,
    isOver: () => isOver,
    complaint: () => lastLine(stderrText),
    end: async (): Promise<void> => {
      child.kill('SIGKILL')
      await closed
    },
    nextLine: async (deadlineMs: number): Promise<unknown> => {
      if (isOver) return undefined
      const { promise, resolve } = Promise.withResolvers<unknown>()
      const timer = setTimeout(() => resolve(undefined), deadlineMs)
      take = resolve
      const line = await promise
      take = null
      clearTimeout(timer)
      return line
    },
  }
}

function environmentFor({ baseUrl, key }: ClientAccess): Record<string, string> {
  const passed = PASSED.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(passed),
    LC_ALL: 'C.UTF-8',
    // The proxy runs on this machine.
    NO_PROXY: '*',
    ASSAY_CLIENT_BASE_URL: baseUrl,
    ASSAY_CLIENT_KEY: key,
  }
}

function lastLine(text: string): string | null {
  return text.trim().split('\n').at(-1)?.trim() || null
}

/** Calls `use` with a client of the given library. The client reaches the target through a local proxy, which records the calls. */
export async function runClient(
  [label, library, use]: Parameters<ProbeContext['throughClient']>,
  {
    origin,
    redactor,
    forward,
    record,
  }: Pick<ClientCallsOptions, 'origin' | 'redactor' | 'forward' | 'record'>,
): Promise<Exchange> {
  const proxy = await openClientProxy(origin, forward)
  proxy.begin({ label, key: null })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).origin !== proxy.url) throw new TypeError(`refused to leave ${origin.baseUrl}`)
    request.headers.set(CALL_FIELD, label)
    return await globalThis.fetch(request)
  }
  try {
    const outcome = await outcomeOf(library, redactor, () =>
      use({ baseUrl: proxy.url, apiKey: proxy.proxyKey, fetch }),
    )
    const { exchanges, failure } = await proxy.forwardedOf(label)
    const last = exchanges.at(-1)
    for (const exchange of exchanges.slice(0, -1)) record(exchange)
    if (last !== undefined && failure !== null) record(last)
    // A spent budget must not look like a fault of the target.
    if (failure !== null) throw failure.error
    if (last === undefined)
      throw new Error(`${library} sent nothing at all: ${outcome.error ?? 'it gave no reason'}`)
    const exchange = { ...last, client: outcome }
    record(exchange)
    return exchange
  } finally {
    await proxy.close()
  }
}

async function outcomeOf(
  library: string,
  redactor: Redactor,
  use: () => Promise<string>,
): Promise<ClientOutcome> {
  try {
    return { library, text: redactor.text(await use()), error: null }
  } catch (error) {
    const text = error instanceof Error ? `${nameOf(error)}: ${error.message}` : String(error)
    return { library, text: null, error: redactor.text(text).slice(0, MAX_ERROR_CHARS) }
  }
}

// Returns the name of an error, or the name of its class if the name is only `Error`.
function nameOf({ name, constructor }: Error): string {
  return name === 'Error' ? constructor.name : name
}
