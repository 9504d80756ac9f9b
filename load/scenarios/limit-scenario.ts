/** The common parts of the scenarios that identify limiters: a task, keys, one user that sends a plan to its end. */
import secrets from 'k6/secrets'
import {
  batch,
  flush,
  hide,
  nowUs,
  open as openRows,
  writeRow,
  type BatchAnswer,
  type BatchRequest,
} from 'k6/x/assay'
import { secretForms } from '../../conformance/codec/secret-forms.ts'
import { memberOf, requireBoolean, requireNumber, requireString, requireTexts } from '../guards.ts'
import {
  executePlan,
  observationOf,
  parseLimiterTask,
  type Observation,
  type PlanDependencies,
  type PlannedRequest,
  type PlanResources,
  type RequestKind,
  type StageId,
} from '../limiter/scenario.ts'
import { nonceFor } from '../workload/prompt.ts'
import { CONFIG_VARIABLE, headerSecretName, secretName } from './shared/scenario-names.ts'

/** The members of the configuration (`load/runner/run-files.ts`) that these scenarios need. */
type LimitConfig = {
  readonly completionsUrl: string
  readonly model: string
  readonly isAuthenticated: boolean
  readonly terminator: string | null
  readonly headerNames: readonly string[]
  readonly requestTimeoutMs: number
  readonly seed: string
  readonly summaryPath: string
  readonly rowsPath: string
  readonly dataPath: string
  readonly userAgent: string
  readonly options: unknown
}

/** Parses the configuration file. Throws a TypeError (or SyntaxError) that names the problem. */
function parseConfig(text: string): LimitConfig {
  const value: unknown = JSON.parse(text)
  const terminator = memberOf(memberOf(value, 'protocol'), 'terminator')
  return {
    completionsUrl: requireString(value, 'completionsUrl'),
    model: requireString(value, 'model'),
    isAuthenticated: requireBoolean(value, 'isAuthenticated'),
    terminator: typeof terminator === 'string' ? terminator : null,
    headerNames: requireTexts(value, 'headerNames'),
    requestTimeoutMs: requireNumber(memberOf(value, 'workload'), 'requestTimeoutSeconds') * 1000,
    seed: requireString(value, 'seed'),
    summaryPath: requireString(value, 'summaryPath'),
    rowsPath: requireString(value, 'rowsPath'),
    dataPath: requireString(value, 'dataPath'),
    userAgent: requireString(value, 'userAgent'),
    options: memberOf(value, 'options'),
  }
}

const config = parseConfig(open(__ENV[CONFIG_VARIABLE] ?? ''))

/** The task as text, for what else a scenario wants to read of it. */
export const taskText = open(config.dataPath)
const task = parseLimiterTask(taskText)

/** The options of k6. */
export const options = config.options

openRows({ path: config.rowsPath })

/** Sends a plan to its end. Nothing is judged here; the rows and the decisions between them hold everything. */
export async function runPlan(next: PlanDependencies['next']): Promise<void> {
  const keys: string[] = []
  while (config.isAuthenticated && keys.length < task.keys.length)
    keys.push(await secrets.get(secretName(keys.length)))
  // The first reading fixes the start of the clock.
  const startEpochMs = Date.now() - nowUs() / 1000
  const secretHeaders: Record<string, string> = {}
  for (const [place, name] of config.headerNames.entries())
    secretHeaders[name] = await secrets.get(headerSecretName(place))
  hide([...keys, ...Object.values(secretHeaders)].flatMap(secretForms))
  const resources: PlanResources = {
    keys: task.keys,
    sources: task.sources.map(({ label }) => label),
    maxRequests: task.maxRequests,
    maxMs: task.maxMs,
    startEpochMs,
    ...(task.streamMembers === null ? { canStream: false as const } : {}),
  }
  executePlan(resources, {
    next,
    send: createSender({ keys, secretHeaders }),
    nowMs: () => nowUs() / 1000,
    decided: (decision) => writeRow(JSON.stringify({ v: 1, decision })),
  })
}

/** Writes the rows that are still in memory. */
export function teardown(): void {
  flush()
}

/** Passes the figures of k6 to the driver. k6 writes the file when this returns. */
export function handleSummary(data: unknown): Record<string, string> {
  return { [config.summaryPath]: JSON.stringify(data) }
}

/** The assumed cost of a prompt of one word, before a first answer reports it. */
const GUESSED_PROMPT_TOKENS = 4
/** Enough to see an error's text. */
const BODY_BYTES = 2048
/** A stream that is to be cut goes on for long enough to be cut in the middle. */
const ABORTED_TOKENS = 64

/** Sends requests and returns their observations in the same order, without those that were never sent. */
type SendBatch = (
  requests: readonly PlannedRequest[],
  stage: StageId,
  isFresh: boolean,
) => readonly Observation[]

/** Keys in the order of the task's labels, none for a target without; and header fields that every request has. */
type SenderSecrets = {
  readonly keys: readonly string[]
  readonly secretHeaders: Readonly<Record<string, string>>
}

/** The sender of one user. */
function createSender({ keys, secretHeaders }: SenderSecrets): SendBatch {
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
      body: bodyOf(request.kind, nonceFor(config.seed, index), {
        max_tokens: maxTokens,
        ...(isStreamed ? task.streamMembers : {}),
      }),
      ...streamEnd(),
      headers: { 'User-Agent': config.userAgent },
      secretHeaders,
      key: keyOf(request, keys),
      startAtUs: Math.round(request.atMs * 1000),
      source: source?.address ?? null,
      timeoutMs: config.requestTimeoutMs,
      bodyBytes: BODY_BYTES,
      ...(request.kind === 'aborted' ? { abortAfterEvents: 1 } : {}),
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

function tokensFor(kind: RequestKind, wanted: number, longTokens: number): number {
  if (kind === 'long') return Math.max(longTokens, Math.floor(wanted))
  if (kind === 'aborted') return Math.max(ABORTED_TOKENS, Math.floor(wanted))
  return Math.max(1, Math.floor(wanted))
}

/** A wrong key that looks like one and does not exist. */
function keyOf(request: PlannedRequest, keys: readonly string[]): string | null {
  if (request.kind === 'wrong-key') return `sk-assay-wrong-${config.seed}`
  return keys[task.keys.indexOf(request.key)] ?? null
}

/** The end of a stream, as in a load. */
function streamEnd(): Pick<BatchRequest, 'streamEnd' | 'terminator'> {
  const { terminator } = config
  return terminator === null ? { streamEnd: 'finish', terminator: '' } : { terminator }
}

function bodyOf(kind: RequestKind, nonce: string, more: object): string {
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
