/** Carries out jobs through the program of a language, and keeps what the library made of each beside the last call of the job. */
import {
  ClientProgramError,
  type ClientJob,
  type ClientLanguage,
  type ClientProgram,
  type JobOutcome,
} from '../exchange/client-job.ts'
import type { ClientOutcome, Exchange } from '../exchange/exchange.ts'
import { STAND_IN_KEY } from './client-fetch.ts'
import { startClientProcess, type ClientProcess, type ReadyProgram } from './client-process.ts'
import { openClientProxy, type ForwardCall } from './client-proxy.ts'
import type { Origin } from './outgoing.ts'
import type { Redactor } from './redaction.ts'

/** What programs are run with. */
export type ClientCallsOptions = {
  /** The programs that were prepared; a language without one cannot be run. */
  readonly programs: readonly ClientProgram[]
  readonly origin: Origin
  readonly redactor: Redactor
  readonly forward: ForwardCall
  readonly record: (exchange: Exchange) => void
}

const MAX_ERROR_CHARS = 500
// A program that dies at each job shows nothing more at the next one.
const MAX_STARTS = 4

/**
 * Carries out the jobs one after the other. Throws ClientProgramError where the program of the language is missing or does not
 * start, after the last job where one sent nothing, and BudgetError when the budget ran out under it.
 */
export async function callThroughProgram(
  language: ClientLanguage,
  jobs: readonly ClientJob[],
  { programs, origin, redactor, forward, record }: ClientCallsOptions,
): Promise<void> {
  const program = readyProgram(language, programs)
  const proxy = await openClientProxy(origin, forward)
  const access = { baseUrl: `${proxy.url}/v1`, key: STAND_IN_KEY }
  let current: ClientProcess | null = null
  let starts = 0
  const unsent: string[] = []
  try {
    for (const job of jobs) {
      if (current === null || current.isOver()) {
        starts += 1
        if (starts > MAX_STARTS)
          throw new ClientProgramError(`the client program of ${language} ends again and again`)
        current = await startClientProcess(program, access)
      }
      proxy.begin(job.label, job.treatment ?? null)
      const outcome = recordOf(current.library, await current.carryOut(job), redactor)
      const exchanges = await proxy.exchangesOf(job.label)
      if (exchanges.length === 0)
        unsent.push(`${outcome.library} sent nothing for ${job.label}: ${outcome.error ?? 'no error'}`)
      for (const [at, exchange] of exchanges.entries())
        record(at === exchanges.length - 1 ? { ...exchange, client: outcome } : exchange)
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
