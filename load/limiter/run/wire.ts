/** Writes batches of requests for k6: the only place that makes their bodies. Lines never hold a key. Pure. */
import { nonceFor } from '../../workload/prompt.ts'
import type { Batch, PlannedRequest, RequestKind } from '../types.ts'
import type { LimiterPlan } from './limiter-plan.ts'

/** Answers are of no interest, so the plan asks for few tokens. */
const CHAT_TOKENS = 16
/** A completion of this length takes seconds on usual hardware, so that others arrive meanwhile. */
const LONG_TOKENS = 200
/** A stream that is to be cut goes on for long enough to be cut in the middle. */
const ABORTED_TOKENS = 64
/** The tokens of a prompt without filler: a unique text of some 20 characters. */
const NONCE_TOKENS = 10

const MAX_TOKENS: Readonly<Record<RequestKind, number>> = {
  chat: CHAT_TOKENS,
  brief: 1,
  long: LONG_TOKENS,
  'wrong-key': CHAT_TOKENS,
  invalid: CHAT_TOKENS,
  aborted: ABORTED_TOKENS,
}

/** Returns a function that formats a batch as one line. Requests after the end of the run are left out. */
export function createBatchWriter(plan: LimiterPlan): (batch: Batch) => string {
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
