/** The request with a given index, as a function of seed and index alone. Pure: the same in Node and in k6. */
import type { Transport } from '../../schemas/compiled/row.ts'
import { LONGEST_PROMPT, TRANSPORTS, type Lengths, type Workload } from './workload.ts'
import { exp, ln } from './exact-math.ts'
import { exponential, normal, randomAt, randomRoot } from './random.ts'
import type { LengthPair, TraceRecord } from './recordings.ts'

/** The recorded data that a schedule draws on beyond seed and workload: recorded lengths, and a recorded trace. Either may be empty. */
export type ScheduleData = { readonly pairs: readonly LengthPair[]; readonly trace: readonly TraceRecord[] }

/** No recordings. */
export const NO_DATA: ScheduleData = { pairs: [], trace: [] }

/**
 * One request to come. `prefixTokens` of the prompt are the same in all requests. `thinkUs` is what a user of the
 * closed model waits after the answer. `keyIndex` counts from 0.
 */
export type ScheduleEntry = {
  readonly index: number
  readonly thinkUs: number
  readonly transport: Transport
  readonly keyIndex: number
  readonly prefixTokens: number
  readonly promptTokens: number
  readonly maxTokens: number
}

type Sizes = Pick<ScheduleEntry, 'prefixTokens' | 'promptTokens' | 'maxTokens'>

/** Gives the entry of any index. Each knob draws from a stream of its own, so turning one leaves the others be. */
export function workloadEntries(
  workload: Workload,
  seed: string,
  data: ScheduleData,
): (index: number) => ScheduleEntry {
  const sizesAt = sizesOf(workload, seed, data)
  const transportAt = transportsOf(workload, seed)
  const thinkRoot = randomRoot(seed, 'think')
  const meanThinkUs = workload.thinkSeconds * 1_000_000
  return (index) => ({
    index,
    thinkUs: meanThinkUs === 0 ? 0 : Math.round(meanThinkUs * exponential(randomAt(thinkRoot, index))),
    transport: transportAt(index),
    keyIndex: index % workload.keys,
    ...sizesAt(index),
  })
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

function sizesOf(workload: Workload, seed: string, data: ScheduleData): (index: number) => Sizes {
  const withPrefix = (promptTokens: number, maxTokens: number): Sizes => ({
    prefixTokens: Math.round(promptTokens * workload.prefixShare),
    promptTokens,
    maxTokens,
  })
  const root = randomRoot(seed, 'lengths')
  const { lengths } = workload
  if (workload.model === 'open-trace') return (index) => recordedSizes(data.trace[index])
  if (lengths.kind === 'fixed') {
    const sizes = withPrefix(workload.promptTokens, workload.maxTokens)
    return () => sizes
  }
  if (lengths.kind === 'empirical') {
    return (index) => {
      const place = Math.floor(randomAt(root, index).uniform() * data.pairs.length)
      const pair = data.pairs[place]
      return withPrefix(pair?.promptTokens ?? 1, pair?.outputTokens ?? 1)
    }
  }
  const draw = lognormalPair(workload, lengths)
  return (index) => {
    const random = randomAt(root, index)
    const [promptTokens, maxTokens] = draw(normal(random), normal(random))
    return withPrefix(promptTokens, maxTokens)
  }
}

function recordedSizes(record: TraceRecord | undefined): Sizes {
  const promptTokens = Math.min(LONGEST_PROMPT, record?.promptTokens ?? 1)
  return {
    prefixTokens: Math.min(promptTokens, record?.sharedTokens ?? 0),
    promptTokens,
    maxTokens: record?.outputTokens ?? 1,
  }
}

/** Prompt and answer lengths with the means of the workload, from two independent standard normals. */
function lognormalPair(
  workload: Workload,
  lengths: Lengths & { readonly kind: 'lognormal' },
): (first: number, second: number) => readonly [number, number] {
  const prompt = lognormal(workload.promptTokens, lengths.promptCv, LONGEST_PROMPT)
  const output = lognormal(workload.maxTokens, lengths.outputCv, 1_000_000)
  const { correlation } = lengths
  const independent = Math.sqrt(1 - correlation * correlation)
  return (first, second) => [prompt(first), output(correlation * first + independent * second)]
}

/** A lognormal length with that mean and coefficient of variation, rounded and kept from 1 to `most`. */
function lognormal(mean: number, cv: number, most: number): (z: number) => number {
  const variance = ln(1 + cv * cv)
  const mu = ln(mean) - variance / 2
  const sigma = Math.sqrt(variance)
  return (z) => Math.min(most, Math.max(1, Math.round(exp(mu + sigma * z))))
}
