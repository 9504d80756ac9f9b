/**
 * The journey of all scenarios over the extension: each iteration sends the request that the schedule holds for its
 * index, and leaves one row. Which transports it takes is the workload's mix.
 */
import { sleep } from 'k6'
import { SharedArray } from 'k6/data'
import exec from 'k6/execution'
import type { Options } from 'k6/options'
import secrets from 'k6/secrets'
import {
  flush,
  iteration,
  judge,
  nowUs,
  open as openRows,
  refusals,
  request,
  writeRow,
  type RequestResult,
} from 'k6/x/assay'
import { createPrompts } from '../request/prompt.ts'
import { createBodies } from '../request/body.ts'
import { parseScenarioConfig } from '../request/scenario-config.ts'
import {
  CONFIG_VARIABLE,
  EXAMPLE_MARK,
  INDEX_HEADER,
  REFUSED_AFTER,
  refusalKind,
  refusedText,
  secretName,
} from '../engine/scenario-words.ts'
import { arrivalsOf } from '../workload/arrivals.ts'
import { entriesOf, NO_DATA, type ScheduleData, type ScheduleEntry } from '../workload/entries.ts'
import { readRecordings } from '../workload/read-recordings.ts'
import { answerIssue, streamIssue } from './completion-schema.ts'
import { optionsFor } from './options.ts'
import { createSocketPlayer } from './socket.ts'

/** Unanswered requests of one user, with never an answer before, after which the run is given up. */
const GIVE_UP_AFTER = 20
/** A user whose request found nobody waits, so that a dead target is not hammered as fast as a socket can fail. */
const PAUSE_AFTER_NO_ANSWER_SECONDS = 0.1

const config = parseScenarioConfig(open(__ENV[CONFIG_VARIABLE] ?? ''))
const { workload, seed } = config
const isOpen = workload.ratePerSecond !== null

openRows({
  path: config.rowsPath,
  leadMs: config.leadMs,
  t0EpochUs: config.t0EpochUs,
  overTransport: config.isOverTransport,
})

// Held once for all users, who would each pay for a copy.
const pairs = new SharedArray('pairs', () => [...recorded().pairs])
const trace = new SharedArray('trace', () => [...recorded().trace])
const starts = new SharedArray('starts', () => [...(arrivalsOf(workload, seed, trace) ?? [])])
const entryAt = entriesOf(workload, seed, { pairs, trace })
const bodyOf = createBodies(config.model, createPrompts(seed))
const headers: Readonly<Record<string, string>> = { 'User-Agent': config.userAgent }
/** A sampled answer is kept whole unless it is huge. */
const SAMPLE_CAPS = { bodyBytes: 4_194_304 }
const timeouts = { totalMs: workload.requestTimeoutSeconds * 1000 }

// Each virtual user runs its own copy of this module, so these belong to one user.
const keys: string[] = []
let isReady = !config.isAuthenticated
let unansweredInARow = 0
let hasBeenAnswered = false
let hasShown = false

/** k6 reads its options from here, once, before the first user starts. */
export const options: Options = optionsFor(config, isOpen ? starts.length : null)

/** One iteration: one request, one answer, one row. */
export default function complete(): Promise<void> | undefined {
  // Only what must wait makes a promise: it costs as much as a small answer.
  if (!isReady) return fetchKeys().then(playNext)
  return playNext()
}

async function fetchKeys(): Promise<void> {
  for (let place = 0; place < workload.keys; place += 1) keys.push(await secrets.get(secretName(place)))
  isReady = true
}

function playNext(): Promise<void> | undefined {
  const entry = entryAt(iteration())
  const startAtUs = isOpen ? (starts[entry.index] ?? null) : null
  if (entry.transport === 'websocket') return playSocket(entry, startAtUs).then(() => think(entry))
  playHttp(entry, startAtUs)
  think(entry)
  return undefined
}

function playHttp(entry: ScheduleEntry, startAtUs: number | null): void {
  const streams = entry.transport === 'sse'
  const isSampled = entry.index % config.sampleEvery === 0
  const result = request({
    url: config.completionsUrl,
    transport: streams ? 'sse' : 'json',
    index: entry.index,
    body: bodyOf(entry, streams),
    headers: config.isMarked ? { ...headers, [INDEX_HEADER]: String(entry.index) } : headers,
    key: keys[entry.keyIndex] ?? null,
    startAtUs,
    timeouts,
    keepBody: isSampled,
    ...(isSampled ? { caps: SAMPLE_CAPS } : {}),
    holdRow: isSampled,
  })
  if (isSampled && result.class === 'ok') holdAgainstSchema(result, streams)
  noteAnswered(result.status !== 0, result.class)
  if (refusalKind(result.status) !== null && refusals() >= REFUSED_AFTER) {
    exec.test.abort(refusedText(result.status, config.isAuthenticated))
  }
}

const playSocket = createSocketPlayer({
  url: config.socketUrl,
  headers,
  keyOf: (entry) => keys[entry.keyIndex] ?? null,
  bodyOf: (entry) => bodyOf(entry, true),
  timeoutMs: workload.requestTimeoutSeconds * 1000,
  isPaced: isOpen,
  users: workload.vus,
  isAuthenticated: config.isAuthenticated,
  now: nowUs,
  write: writeRow,
})

function holdAgainstSchema(result: RequestResult, streams: boolean): void {
  const text = result.bodyText ?? ''
  const issue = streams ? streamIssue(text) : answerIssue(text)
  judge(issue === null)
  if (issue === null || hasShown) return
  // One example per user reaches the log; the driver keeps the first.
  hasShown = true
  console.log(EXAMPLE_MARK + JSON.stringify({ name: 'non-conforming', detail: issue }))
}

function think(entry: ScheduleEntry): void {
  if (entry.thinkUs > 0) sleep(entry.thinkUs / 1_000_000)
}

function noteAnswered(isAnswer: boolean, answerClass: string): void {
  if (isAnswer) {
    hasBeenAnswered = true
    return
  }
  if (hasBeenAnswered || answerClass === 'interrupted') return
  unansweredInARow += 1
  if (unansweredInARow >= GIVE_UP_AFTER) {
    exec.test.abort(`one user had ${GIVE_UP_AFTER} requests in a row without any answer`)
  }
  if (!isOpen) sleep(PAUSE_AFTER_NO_ANSWER_SECONDS)
}

function recorded(): ScheduleData {
  return config.dataPath === null ? NO_DATA : readRecordings(open(config.dataPath))
}

/** Hands over the rows that are still in memory. */
export function teardown(): void {
  flush()
}

/** Hands k6's own figures to the driver, which judges them. k6 writes the file when this returns. */
export function handleSummary(data: unknown): Record<string, string> {
  return { [config.summaryPath]: JSON.stringify(data) }
}
