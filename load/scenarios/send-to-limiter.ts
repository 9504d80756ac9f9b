/** Sends requests to a limiter through the extension: the form of each kind of request on the wire, and its outcome. */
import { batch, type BatchAnswer, type BatchRequest } from 'k6/x/assay'
import {
  type PlannedRequest,
  type RequestKind,
  type Observation,
  observationOf,
  type LimiterTask,
  type StageId,
} from '../limiter/scenario.ts'
import { nonceFor } from '../workload/prompt.ts'
import type { ScenarioConfig } from './shared/scenario-config.ts'

/** The assumed cost of a prompt of one word, before a first answer reports it. */
const GUESSED_PROMPT_TOKENS = 4
/** Enough to see an error's text. */
const CAPS = { bodyBytes: 2048 }
/** A stream that is to be cut goes on for long enough to be cut in the middle. */
const ABORTED_TOKENS = 64

/** Sends requests and returns their observations in the same order, without those that were never sent. */
export type SendBatch = (
  requests: readonly PlannedRequest[],
  stage: StageId,
  isFresh: boolean,
) => readonly Observation[]

/** Keys in the order of the task's labels, none for a target without; and header fields that every request has. */
export type SenderSecrets = {
  readonly keys: readonly string[]
  readonly secretHeaders: Readonly<Record<string, string>>
}

/** The sender of one user. */
export function createSender(
  config: ScenarioConfig,
  task: LimiterTask,
  { keys, secretHeaders }: SenderSecrets,
): SendBatch {
  let asked = 0
  let promptTokens = GUESSED_PROMPT_TOKENS

  function onTheWire(request: PlannedRequest, stage: StageId): BatchRequest {
    const index = asked
    asked += 1
    const maxTokens = tokensFor(request.kind, request.tokens - promptTokens, task.longTokens)
    const isStreamed = task.streamMembers !== null && isLong(request.kind)
    const source = task.sources.find(({ label }) => label === request.source)
    return {
      url: config.completionsUrl,
      transport: isStreamed ? 'sse' : 'json',
      index,
      body: bodyOf(config, request.kind, nonceFor(config.seed, index), {
        max_tokens: maxTokens,
        ...(isStreamed ? task.streamMembers : {}),
      }),
      ...streamEnd(config),
      headers: { 'User-Agent': config.userAgent },
      secretHeaders,
      key: keyOf(request, task, keys, config.seed),
      startAtUs: Math.round(request.atMs * 1000),
      source: source?.address ?? null,
      timeouts: { totalMs: config.workload.requestTimeoutSeconds * 1000 },
      caps: CAPS,
      ...(request.kind === 'aborted' ? { abort: { afterEvents: 1 } } : {}),
      label: { ...request, tokens: request.kind === 'invalid' ? 0 : promptTokens + maxTokens, stage },
    }
  }

  return (requests, stage, isFresh) => {
    const sent = requests.map((request) => onTheWire(request, stage))
    const answers = batch(sent, isFresh)
    const seen = answers.map((answer, place) => observe(requests[place], sent[place], stage, answer))
    for (const { promptTokens: reported } of answers) promptTokens = reported ?? promptTokens
    return seen.filter((observation) => observation !== null)
  }

  function observe(
    request: PlannedRequest | undefined,
    sent: BatchRequest | undefined,
    stage: StageId,
    answer: BatchAnswer,
  ): Observation | null {
    if (request === undefined) return null
    const tokens = Number(sent?.label?.['tokens'] ?? request.tokens)
    return observationOf({ ...request, tokens }, stage, answer, task.refusalStatuses)
  }
}

function tokensFor(kind: RequestKind, wanted: number, longTokens: number): number {
  if (kind === 'long') return Math.max(longTokens, Math.floor(wanted))
  if (kind === 'aborted') return Math.max(ABORTED_TOKENS, Math.floor(wanted))
  return Math.max(1, Math.floor(wanted))
}

/** A wrong key that looks like one and does not exist. */
function keyOf(
  request: PlannedRequest,
  task: LimiterTask,
  keys: readonly string[],
  seed: string,
): string | null {
  if (request.kind === 'wrong-key') return `sk-assay-wrong-${seed}`
  return keys[task.keys.indexOf(request.key)] ?? null
}

/** The end of a stream, as in a load. */
function streamEnd({
  protocol: { terminator },
}: ScenarioConfig): Pick<BatchRequest, 'streamEnd' | 'terminator'> {
  return terminator === null ? { streamEnd: 'finish', terminator: '' } : { terminator }
}

function bodyOf(config: ScenarioConfig, kind: RequestKind, nonce: string, more: object): string {
  if (kind === 'invalid') return JSON.stringify({ model: config.model, messages: 'none' })
  return JSON.stringify({
    model: config.model,
    messages: [{ role: 'user', content: promptFor(kind, nonce) }],
    ...more,
  })
}

function promptFor(kind: RequestKind, nonce: string): string {
  if (kind === 'brief') return `repeat: ${nonce}`
  return isLong(kind) ? `Tell a very long story about ${nonce}.` : nonce
}

/** Such a request asks for a stream if it may: its head shows when the limiter has decided, however long the answer takes; and it can be cut. */
function isLong(kind: RequestKind): boolean {
  return kind === 'long' || kind === 'aborted'
}
