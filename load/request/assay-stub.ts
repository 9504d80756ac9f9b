/**
 * Stands in for `k6/x/assay` where there is no k6: a scenario can be imported and played in Vitest, with answers that
 * the test hands in. Use it with `vi.mock('k6/x/assay', () => createAssayStub({ answers }))`.
 */
import type * as Assay from 'k6/x/assay'

/** An answer of the stub: everything but the class may be left out. */
export type StubAnswer = Partial<Assay.RequestResult> & Pick<Assay.RequestResult, 'class'>

/** What a scenario did. Verdicts stand beside the place of the request they are about. */
export type StubRecord = {
  readonly opened: Assay.OpenOptions[]
  readonly requests: Assay.RequestSpec[]
  readonly verdicts: { readonly request: number; readonly isValid: boolean }[]
  readonly rows: unknown[]
  readonly batches: { readonly asks: readonly Assay.BatchAsk[]; readonly isFresh: boolean }[]
}

/** The module, and what was done with it. */
export type AssayStub = typeof Assay & { readonly seen: StubRecord }

const NOTHING: Omit<Assay.RequestResult, 'class'> = {
  status: 0,
  error: null,
  ttftMs: null,
  e2eMs: null,
  chunks: 0,
  promptTokens: null,
  completionTokens: null,
  retryAfter: null,
  bodyText: null,
  chunkTimesUs: null,
}

const SILENCE: Omit<Assay.BatchAnswer, 'index' | 'sentUs'> = {
  headersUs: null,
  closedUs: null,
  status: 0,
  class: 'network',
  error: null,
  promptTokens: null,
  completionTokens: null,
  retryAfter: null,
  limits: {},
  dateMs: null,
  bodyText: null,
}

/** What a batch is answered, ask by ask, where a test cares: `nowUs` is the clock of the stub. */
type BatchServer = (ask: Assay.BatchAsk, nowUs: number) => Partial<Assay.BatchAnswer>

/** Makes a stub whose n-th request gets the n-th answer, and the last one ever after. A request throws when there is none. */
export function createAssayStub(options: {
  readonly answers: readonly StubAnswer[]
  readonly serve?: BatchServer
}): AssayStub {
  const seen: StubRecord = { opened: [], requests: [], verdicts: [], rows: [], batches: [] }
  let clockUs = 0
  return {
    seen,
    open: (asked) => void seen.opened.push(asked),
    request: (spec) => {
      const answer = options.answers[seen.requests.length] ?? options.answers.at(-1)
      if (answer === undefined) throw new Error('the stub was given no answer')
      seen.requests.push(spec)
      return { ...NOTHING, ...answer }
    },
    // Time stands still but for the asks, which are answered one by one.
    batch: (asks, isFresh) => {
      seen.batches.push({ asks, isFresh })
      return asks.map((ask) => {
        clockUs = Math.max(clockUs + 1000, ask.startAtUs ?? 0)
        const index = ask.index ?? 0
        return {
          ...SILENCE,
          index,
          sentUs: clockUs,
          closedUs: clockUs + 500,
          ...options.serve?.(ask, clockUs),
        }
      })
    },
    iteration: () => seen.requests.length,
    judge: (isValid) => void seen.verdicts.push({ request: seen.requests.length - 1, isValid }),
    writeRow: (json) => void seen.rows.push(JSON.parse(json)),
    nowUs: () => clockUs + seen.requests.length,
    flush: () => undefined,
    refusals: () => 0,
  }
}
