import { createHash } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import canonicalize from 'canonicalize'
import type { Transport } from '../../schemas/compiled/row.ts'
import { createWords, nonceEnd, nonceMark, type Words } from './prompt.ts'
import { exponential, gamma, normal, randomAt, randomRoot, type Random, type RandomRoot } from './random.ts'
import { BLOCK_TOKENS, type TraceRecord } from './read-trace.ts'
import { LONGEST_PROMPT, TRANSPORTS, type Workload } from './workload.ts'

/** The data from which the schedule of a load is computed. */
export type SchedulePlan = {
  readonly workload: Workload
  readonly seed: string
  readonly trace: readonly TraceRecord[]
  readonly starts: readonly number[] | null
}

/** The seed of a schedule, and the SHA-256 that identifies its requests. */
export type Schedule = { readonly seed: string; readonly sha256: string }

/** One scheduled request. `thinkUs` is the wait after its answer, in µs. */
export type ScheduleEntry = {
  readonly thinkUs: number
  readonly transport: Transport
  readonly keyIndex: number
  readonly prefixTokens: number
  readonly promptTokens: number
  readonly maxTokens: number
  readonly blocks: readonly number[]
}

type Sizes = Pick<ScheduleEntry, 'prefixTokens' | 'promptTokens' | 'maxTokens' | 'blocks'>

// A closed model repeats these requests if the load needs more.
const CLOSED_ENTRIES = 10_000
const RECORD_BYTES = 44
const WORD_RANGE_BYTES = 8
const RECORDS_PER_CHUNK = 1000

/** Writes the plan file, and returns the schedule. Throws the error of the operating system if writing fails. */
export function writePlan(path: string, plan: SchedulePlan): Schedule {
  const file = openSync(path, 'w', 0o600)
  try {
    return scheduleOf(plan, (piece) => writeSync(file, piece))
  } finally {
    closeSync(file)
  }
}

/** Returns the bytes of the plan file that k6 reads. */
export function planBytes(plan: SchedulePlan): Uint8Array {
  return Buffer.concat([...planChunks(plan)])
}

/** Returns the schedule of `plan`. If `onPiece` is given, it gets the bytes of the plan file piece by piece. */
export function scheduleOf(plan: SchedulePlan, onPiece?: (piece: Uint8Array) => void): Schedule {
  const hash = createHash('sha256')
  for (const piece of planChunks(plan)) {
    hash.update(piece)
    onPiece?.(piece)
  }
  return { seed: plan.seed, sha256: hash.digest('hex') }
}

function* planChunks({ workload, seed, trace, starts }: SchedulePlan): Generator<Uint8Array> {
  const requests = starts?.length ?? CLOSED_ENTRIES
  const words = createWords(seed)
  const entryAt = workloadEntries(workload, seed, trace)
  const piecesAt = (index: number): readonly WordRange[] => wordRangesOf(entryAt(index), words)
  // Only the prompts of a trace have blocks.
  const traced = starts === null || trace.length === 0 ? 0 : requests
  const counts = Array.from({ length: traced }, (_, index) => piecesAt(index).length)
  const header = {
    schema: 'assay.plan/1',
    requests,
    pieces: counts.reduce((sum, count) => sum + count, 0),
    isScheduled: starts !== null,
    mark: nonceMark(seed),
    seed,
    workload,
  }
  // Canonical JSON does not depend on the order of the workload's members.
  yield Buffer.from(`${canonicalize(header) ?? ''}\n`)
  let pieces = 0
  for (let from = 0; from < requests; from += RECORDS_PER_CHUNK) {
    const count = Math.min(RECORDS_PER_CHUNK, requests - from)
    const piece = Buffer.alloc(count * RECORD_BYTES)
    for (let place = 0; place < count; place += 1) {
      const index = from + place
      const { thinkUs, transport, keyIndex, prefixTokens, promptTokens, maxTokens, blocks } = entryAt(index)
      const ownTokens = Math.max(1, promptTokens - blocks.length * BLOCK_TOKENS)
      const at = place * RECORD_BYTES
      piece.writeBigInt64LE(BigInt(starts?.[index] ?? -1), at)
      piece.writeBigInt64LE(BigInt(thinkUs), at + 8)
      // One word of each prompt is its unique token.
      piece.writeUInt32LE(words.endOf(Math.min(prefixTokens, ownTokens - 1)), at + 16)
      piece.writeUInt32LE(words.endOf(ownTokens - 1), at + 20)
      piece.writeUInt32LE(maxTokens, at + 24)
      piece.writeUInt32LE(nonceEnd(seed, index), at + 28)
      piece.writeUInt16LE(keyIndex, at + 32)
      piece.writeUInt8(TRANSPORTS.indexOf(transport), at + 34)
      piece.writeUInt32LE(pieces, at + 36)
      piece.writeUInt32LE(counts[index] ?? 0, at + 40)
      pieces += counts[index] ?? 0
    }
    yield piece
  }
  for (let index = 0; index < traced; index += 1)
    yield Buffer.concat(piecesAt(index).map((piece) => wordRangeBytes(piece)))
  yield Buffer.from(words.text())
}

type WordRange = readonly [from: number, to: number]

function wordRangesOf({ blocks, promptTokens }: ScheduleEntry, words: Words): readonly WordRange[] {
  return blocks.flatMap((number, place) => {
    const tokens = Math.min(BLOCK_TOKENS, promptTokens - 1 - place * BLOCK_TOKENS)
    // Each word except the first follows a space.
    const from = words.endOf(number) + (number === 0 ? 0 : 1)
    return tokens > 0 ? [[from, words.endOf(number + tokens)] as const] : []
  })
}

function wordRangeBytes([from, to]: WordRange): Uint8Array {
  const bytes = Buffer.alloc(WORD_RANGE_BYTES)
  bytes.writeUInt32LE(from, 0)
  bytes.writeUInt32LE(to, 4)
  return bytes
}

/** Returns the ascending times, in µs, at which requests are due. Returns null for a closed model, which has no schedule. */
export function arrivalsOf(
  workload: Workload,
  seed: string,
  trace: readonly TraceRecord[],
): readonly number[] | null {
  const endUs = workload.durationSeconds * 1_000_000
  const rate = workload.ratePerSecond
  if (workload.model === 'open-trace')
    return trace.map(({ atUs }) => Math.round(atUs / workload.traceSpeed)).filter((atUs) => atUs < endUs)
  if (workload.model === 'closed' || rate === null) return null
  const warmUpUs = Math.round(workload.warmUpSeconds * 1_000_000)
  const startsIn = (lengthUs: number, purpose: string): readonly number[] =>
    workload.model === 'open-constant'
      ? evenStarts(rate, lengthUs)
      : randomStarts(workload, rate, lengthUs, randomRoot(seed, purpose))
  const counted = startsIn(endUs, 'arrivals')
  if (warmUpUs === 0) return counted
  return [...startsIn(warmUpUs, 'warm-up'), ...counted.map((atUs) => warmUpUs + atUs)]
}

function randomStarts(
  workload: Workload,
  rate: number,
  lengthUs: number,
  root: RandomRoot,
): readonly number[] {
  // Poisson arrivals of a known number are uniform (Ross, Introduction to Probability Models, 5.3.5).
  const count = Math.round((rate * lengthUs) / 1_000_000)
  const gap = gapOf(workload)
  const gaps = Array.from({ length: count + 1 }, (_, index) => gap(randomAt(root, index)))
  const sum = gaps.reduce((total, one) => total + one, 0)
  const lastUs = Math.ceil(lengthUs) - 1
  let at = 0
  return gaps.slice(0, count).map((one) => {
    at += one
    return Math.min(lastUs, Math.round((at / sum) * lengthUs))
  })
}

function evenStarts(rate: number, endUs: number): readonly number[] {
  const starts: number[] = []
  for (let index = 0; ; index += 1) {
    const atUs = Math.round((index * 1_000_000) / rate)
    if (atUs >= endUs) return starts
    starts.push(atUs)
  }
}

function gapOf({ burstiness }: Workload): (random: Random) => number {
  return burstiness === 1 ? exponential : (random) => gamma(random, burstiness) / burstiness
}

/** Returns a function that computes the request with a given index. */
export function workloadEntries(
  workload: Workload,
  seed: string,
  trace: readonly TraceRecord[],
): (index: number) => ScheduleEntry {
  const sizesAt = sizesOf(workload, seed, trace)
  const transportAt = transportsOf(workload, seed)
  const thinkRoot = randomRoot(seed, 'think')
  const meanThinkUs = workload.thinkSeconds * 1_000_000
  return (index) => {
    const place = workload.model === 'closed' ? index % CLOSED_ENTRIES : index
    return {
      thinkUs: meanThinkUs === 0 ? 0 : Math.round(meanThinkUs * exponential(randomAt(thinkRoot, place))),
      transport: transportAt(place),
      keyIndex: place % workload.keys,
      ...sizesAt(place),
    }
  }
}

function transportsOf(workload: Workload, seed: string): (index: number) => Transport {
  const used = TRANSPORTS.filter((transport) => workload.mix[transport] > 0)
  const [only = 'json', ...others] = used
  if (others.length === 0) return () => only
  const root = randomRoot(seed, 'transport')
  const total = used.reduce((sum, transport) => sum + workload.mix[transport], 0)
  return (index) => {
    let rest = randomAt(root, index).uniform() * total
    for (const transport of used) {
      rest -= workload.mix[transport]
      if (rest < 0) return transport
    }
    return only
  }
}

function sizesOf(workload: Workload, seed: string, trace: readonly TraceRecord[]): (index: number) => Sizes {
  const withPrefix = (promptTokens: number, maxTokens: number): Sizes => ({
    prefixTokens: Math.round(promptTokens * workload.prefixShare),
    promptTokens,
    maxTokens,
    blocks: [],
  })
  const root = randomRoot(seed, 'lengths')
  const { lengths } = workload
  if (workload.model === 'open-trace') return (index) => recordedSizes(trace[index])
  if (lengths.kind !== 'lognormal') {
    const sizes = withPrefix(workload.promptTokens, workload.maxTokens)
    return () => sizes
  }
  const promptOf = lognormal(workload.promptTokens, lengths.promptCv, LONGEST_PROMPT)
  const outputOf = lognormal(workload.maxTokens, lengths.outputCv, 1_000_000)
  return (index) => {
    const random = randomAt(root, index)
    return withPrefix(promptOf(normal(random)), outputOf(normal(random)))
  }
}

function recordedSizes(record: TraceRecord | undefined): Sizes {
  const promptTokens = Math.min(LONGEST_PROMPT, record?.promptTokens ?? 1)
  return {
    prefixTokens: 0,
    promptTokens,
    // An answer has at least one token.
    maxTokens: Math.max(1, record?.outputTokens ?? 1),
    blocks: record?.blocks ?? [],
  }
}

function lognormal(mean: number, cv: number, most: number): (z: number) => number {
  const variance = Math.log(1 + cv * cv)
  const mu = Math.log(mean) - variance / 2
  const sigma = Math.sqrt(variance)
  return (z) => Math.min(most, Math.max(1, Math.round(Math.exp(mu + sigma * z))))
}
