/** Carries out jobs through the program of a language, and keeps what the library made of each beside the last call of the job. */
import {
  ClientProgramError,
  NO_OUTCOME,
  type ClientJob,
  type ClientLanguage,
  type ClientProgram,
  type JobOutcome,
} from '../exchange/client-job.ts'
import type { ClientOutcome, Exchange } from '../exchange/exchange.ts'
import { startClientProcess, type ClientProcess, type ReadyProgram } from './client-process.ts'
import { openClientProxy, type ClientProxy, type ForwardCall, type Forwarded } from './client-proxy.ts'
import type { Origin } from './outgoing.ts'
import type { Redactor } from './redaction.ts'

/** The options of client calls. */
export type ClientCallsOptions = {
  /** The programs that were prepared; a language without one cannot be run. */
  readonly programs: readonly ClientProgram[]
  readonly origin: Origin
  readonly redactor: Redactor
  readonly forward: ForwardCall
  /** Throws BudgetError where the time of the run is up. */
  readonly requireTime: () => void
  /** Throws where no further job is to be carried out; absent: all are. */
  readonly beforeEach?: () => void
  /** The timeout of a library whose job does not set one: longer than the run waits for an answer. */
  readonly patienceMs: number
  readonly record: (exchange: Exchange) => void
}

const MAX_ERROR_CHARS = 500
// A program that dies at each job shows nothing more at the next one.
const MAX_STARTS = 4

/**
 * Carries out the jobs one after the other. Once the time of the run is up, or where `beforeEach` throws, no job begins.
 * Throws BudgetError when the budget ran out during a job. Throws ClientProgramError where the program of the language is
 * missing or does not start, and after the last job where a job sent nothing.
 */
export async function callThroughProgram(
  language: ClientLanguage,
  jobs: readonly ClientJob[],
  options: ClientCallsOptions,
): Promise<void> {
  const { programs, origin, redactor, forward, record } = options
  const program = readyProgram(language, programs)
  const proxy = await openClientProxy(origin, forward)
  const access = { baseUrl: `${proxy.url}/v1`, key: proxy.standIn }
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
): Promise<Forwarded & { readonly reported: JobOutcome }> {
  const timeoutMs = asked.timeoutMs ?? patienceMs
  proxy.begin(asked)
  const startMs = performance.now()
  const reported = await process.carryOut({ ...asked, timeoutMs })
  const tookMs = performance.now() - startMs
  const forwarded = await proxy.forwardedOf(asked.label)
  const why = ownEndOf(forwarded, asked.timeoutMs === null && tookMs >= timeoutMs)
  return { ...forwarded, reported: why === null ? reported : withoutOutcome(reported, why) }
}

// Why what the library says is about us: our deadlines decide whether a target is too slow, and our budget what is sent.
function ownEndOf({ exchanges, failure, isLastUnsent }: Forwarded, isTimeUp: boolean): string | null {
  if (failure !== null) return 'the run sent no further attempt'
  const hasLeft = isLastUnsent || exchanges.at(-1)?.end.kind === 'aborted'
  return isTimeUp && hasLeft ? 'the library gave up by its own timeout' : null
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
