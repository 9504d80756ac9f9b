/** Sends the batches of a run: passes the next one to k6 over a socket when the last one is answered, and reads its rows. */
import { count, thousands } from '../../../schemas/count.ts'
import { createRowParser } from '../../rows/row-parser.ts'
import { nonceFor } from '../../workload/prompt.ts'
import type { Batch, Done, NextBatch, PlannedRequest, RequestKind, Seen } from '../types.ts'
import type { LimiterPlan } from './limiter-plan.ts'
import { collectRows, type LimiterRows } from './observe.ts'
import { closeSync, openSync, readSync } from 'node:fs'
import type { Duplex } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/** A sent batch; `answers` is the number of its rows. */
export type SentBatch = Pick<Batch, 'stage' | 'purpose'> & {
  readonly fromMs: number
  readonly requests: number
  readonly answers: number
}

/** The records of a run. `problem`: why rows are missing, in one line; null when none is. */
export type Conducted = LimiterRows & {
  readonly batches: readonly SentBatch[]
  readonly done: Done | null
  readonly startEpochMs: number
  readonly problem: string | null
}

/** A running conductor of batches. `end` reads the last rows after k6 has ended; it throws the error that the planner threw. */
export type Conductor = {
  readonly talk: (channel: Duplex, rowsPath: string) => void
  readonly lineAt: (elapsedSeconds: number) => string
  readonly end: (rowsPath: string) => Conducted
}

/** The callbacks of a conductor: the next batch, and the progress line after each answered batch. */
export type ConductorOptions = {
  readonly next: NextBatch
  readonly onAnswers?: (seen: Seen) => void
}

/** Creates the conductor of a plan. */
export function createConductor(plan: LimiterPlan, options: ConductorOptions): Conductor {
  const rows = followRows(plan)
  const planner = createPlanner(plan, rows, options)
  let failure: unknown = null

  const trySend = (channel: Duplex): void => {
    try {
      const line = planner.nextLine()
      if (line === null) channel.end()
      else channel.write(line)
    } catch (error) {
      failure = error
      channel.end()
    }
  }
  return {
    talk: (channel, rowsPath) => {
      // The channel breaks when k6 ends, and the exit code of k6 gives the reason.
      channel.on('error', () => undefined)
      channel.on('data', () => {
        if (rows.read(rowsPath)) trySend(channel)
        else channel.end()
      })
      trySend(channel)
    },
    lineAt: (elapsedSeconds) => progressLine(plan, rows.collected(), planner.current(), elapsedSeconds),
    end: (rowsPath) => {
      rows.read(rowsPath)
      if (failure !== null) throw failure
      return {
        ...rows.collected(),
        ...planner.end(),
        startEpochMs: rows.seen().bounds.startEpochMs,
        problem: rows.problem(),
      }
    },
  }
}

/** Plans the batches of a run. `nextLine` returns the next batch as one line; null at the end. */
type Planner = {
  readonly nextLine: () => string | null
  readonly current: () => SentBatch | null
  readonly end: () => Pick<Conducted, 'batches' | 'done'>
}

function createPlanner(plan: LimiterPlan, rows: RowsSoFar, { next, onAnswers }: ConductorOptions): Planner {
  const write = createBatchWriter(plan)
  const batches: SentBatch[] = []
  let done: Done | null = null
  const noteAnswers = (total: number): void => {
    const last = batches.at(-1)
    if (last === undefined) return
    const before = batches.slice(0, -1).reduce((sum, { answers }) => sum + answers, 0)
    batches[batches.length - 1] = { ...last, answers: total - before }
  }
  return {
    current: () => batches.at(-1) ?? null,
    nextLine: () => {
      const from = rows.seen()
      noteAnswers(from.seen.length)
      if (batches.length > 0) onAnswers?.(from)
      const step = next(from)
      if (step.type === 'done') {
        done = step
        return null
      }
      const { stage, purpose, requests } = step
      batches.push({ stage, purpose, fromMs: requests[0]?.atMs ?? 0, requests: requests.length, answers: 0 })
      return write(step)
    },
    end: () => {
      noteAnswers(rows.seen().seen.length)
      return { batches, done }
    },
  }
}

/** The rows of a running run. `read` reads the new rows and returns whether they could be read. */
type RowsSoFar = {
  readonly read: (path: string) => boolean
  readonly collected: () => LimiterRows
  readonly seen: () => Seen
  readonly problem: () => string | null
}

function followRows(plan: LimiterPlan): RowsSoFar {
  const collector = collectRows(plan.refusalStatuses)
  const parser = createRowParser(collector.take)
  let grown: (() => string) | null = null
  let problem: string | null = null
  return {
    read: (path) => {
      try {
        grown ??= growthOf(path)
        for (let text = grown(); text !== ''; text = grown()) parser.write(text)
        return true
      } catch (error) {
        problem ??= error instanceof Error ? error.message : String(error)
        return false
      }
    },
    collected: collector.rows,
    seen: () => {
      const startEpochMs = (parser.header()?.t0EpochUs ?? 0) / 1000
      return { seen: collector.rows().seen, bounds: { ...plan.bounds, startEpochMs } }
    },
    problem: () => problem ?? (parser.header() === null ? 'k6 wrote no rows' : null),
  }
}

function progressLine(
  { load: { scenario }, bounds }: LimiterPlan,
  { seen }: LimiterRows,
  batch: SentBatch | null,
  elapsedSeconds: number,
): string {
  const refused = seen.filter(({ outcome }) => outcome === 'refused').length
  const purpose = batch === null ? '' : `; ${batch.purpose}`
  return `${scenario}: ${elapsedSeconds} of at most ${bounds.maxMs / 1000} s, ${thousands(seen.length)} of at most ${count(bounds.maxRequests, 'request')}, ${thousands(refused)} refused${purpose}`
}

const CHUNK_BYTES = 262_144

/** Returns a function that returns the text added to a file since its last call, at most one chunk. */
function growthOf(path: string): () => string {
  const decoder = new StringDecoder('utf8')
  const buffer = Buffer.alloc(CHUNK_BYTES)
  let offset = 0
  return () => {
    const file = openSync(path, 'r')
    try {
      const read = readSync(file, buffer, 0, buffer.length, offset)
      offset += read
      return decoder.write(buffer.subarray(0, read))
    } finally {
      closeSync(file)
    }
  }
}

/** The `max_tokens` of ordinary requests. It is small, because the content of answers is not used. */
const CHAT_TOKENS = 16
/** The `max_tokens` of long requests. Such answers take seconds on usual hardware, so that other requests overlap with them. */
const LONG_TOKENS = 200
/** The `max_tokens` of streams that the client cuts, long enough to be cut in the middle. */
const ABORTED_TOKENS = 64
/** The tokens of a prompt without filler: a unique text of about 20 characters. */
const NONCE_TOKENS = 10

const MAX_TOKENS: Readonly<Record<RequestKind, number>> = {
  chat: CHAT_TOKENS,
  brief: 1,
  long: LONG_TOKENS,
  'wrong-key': CHAT_TOKENS,
  invalid: CHAT_TOKENS,
  aborted: ABORTED_TOKENS,
}

/** Returns a function that formats a batch as one line, without requests after the end of the run. */
function createBatchWriter(plan: LimiterPlan): (batch: Batch) => string {
  let written = 0
  return ({ requests, isParallel, until, stage }) => {
    const { maxMs } = plan.bounds
    const inTime = requests.filter(({ atMs }) => atMs <= maxMs)
    const line = JSON.stringify({
      isParallel,
      until: until ?? '',
      refusalStatuses: plan.refusalStatuses,
      endUs: Math.round(maxMs * 1000),
      requests: inTime.map((request, place) => wiredRequest(plan, request, written + place, stage)),
    })
    written += inTime.length
    return `${line}\n`
  }
}

function wiredRequest(plan: LimiterPlan, request: PlannedRequest, index: number, stage: string): object {
  const { kind, key, source, atMs } = request
  const place = plan.bounds.keys.indexOf(key)
  const isStream = plan.streamMembers !== null && (kind === 'long' || kind === 'aborted')
  return {
    index,
    atUs: Math.max(0, Math.round(atMs * 1000)),
    isStream,
    body: JSON.stringify(bodyOf(plan, request, nonceFor(plan.load.seed, index), isStream)),
    source: plan.sources.find(({ label }) => label === source)?.address ?? '',
    ...(kind === 'wrong-key'
      ? { madeUpKey: `sk-assay-wrong-${plan.load.seed}` }
      : { key: plan.load.keys.length === 0 ? null : place }),
    ...(kind === 'aborted' ? { abortAfterEvents: 1 } : {}),
    label: { ...request, stage },
  }
}

function bodyOf(
  { load: { model }, streamMembers }: LimiterPlan,
  { kind, tokens }: PlannedRequest,
  nonce: string,
  isStream: boolean,
): object {
  if (kind === 'invalid') return { model, messages: 'none' }
  const filler = ' and'.repeat(Math.max(0, Math.round(tokens) - NONCE_TOKENS))
  return {
    model,
    messages: [{ role: 'user', content: `${promptFor(kind, nonce)}${filler}` }],
    max_tokens: MAX_TOKENS[kind],
    ...(isStream ? streamMembers : {}),
  }
}

function promptFor(kind: RequestKind, nonce: string): string {
  return kind === 'long' || kind === 'aborted' ? `Tell a very long story about ${nonce}.` : nonce
}
