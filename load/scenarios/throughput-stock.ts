/**
 * How many JSON completions a target answers, in a k6 without our extension: each iteration sends one request and
 * counts its answer once. Times are k6's own, there are no rows, and every request has the mean length.
 */
import { sleep } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import { Counter, Trend } from 'k6/metrics'
import type { Options } from 'k6/options'
import secrets from 'k6/secrets'
import { ANSWER_CLASSES, classify, type AnswerClass, type Classified } from '../engine/answer.ts'
import { createPrompts } from '../request/prompt.ts'
import { parseScenarioConfig } from '../request/scenario-config.ts'
import {
  classCounter,
  CONFIG_VARIABLE,
  EXAMPLE_MARK,
  METRICS,
  REFUSED_AFTER,
  refusalKind,
  refusedText,
  secretName,
} from '../engine/scenario-words.ts'
import { completionIssue } from './completion-schema.ts'
import { optionsFor } from '../request/k6-options.ts'
import { fetchSecretHeaders } from './secret-headers.ts'

/** Unanswered requests of one user, with never an answer before, after which the run is given up. */
const GIVE_UP_AFTER = 20
/** A user whose request found nobody waits, so that a dead target is not hammered as fast as a socket can fail. */
const PAUSE_AFTER_NO_ANSWER_SECONDS = 0.1

const config = parseScenarioConfig(open(__ENV[CONFIG_VARIABLE] ?? ''))
const promptOf = createPrompts(config.seed)

const e2eMs = new Trend(METRICS.e2e, true)
const ttfbMs = new Trend(METRICS.ttfb, true)
const promptTokens = new Counter(METRICS.promptTokens)
const completionTokens = new Counter(METRICS.completionTokens)
const withoutUsage = new Counter(METRICS.withoutUsage)
const sampled = new Counter(METRICS.sampled)
const conforming = new Counter(METRICS.conforming)
const counters = new Map(ANSWER_CLASSES.map((name) => [name, new Counter(classCounter(name))] as const))

// Each virtual user runs its own copy of this module, so these belong to one user.
const shown = new Set<string>()
let key: string | null = null
let secretHeaders: Readonly<Record<string, string>> | null = null
let unansweredInARow = 0
let hasBeenAnswered = false
let refusedAs: number | null = null
let refusedInARow = 0
let hasDiffered = false

/** k6 reads its options from here, once, before the first user starts. */
export const options: Options = optionsFor(config, null)

/** One iteration: one request, one answer, one class. */
export default async function complete(): Promise<void> {
  if (config.isAuthenticated && key === null) key = await secrets.get(secretName(0))
  secretHeaders ??= await fetchSecretHeaders(config)
  const index = exec.scenario.iterationInTest
  const response = http.post(config.completionsUrl, requestBody(index), {
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...secretHeaders,
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
    },
    responseType: 'text',
    // A redirect is an answer of its own class; following it could carry the key to another origin.
    redirects: 0,
    timeout: `${config.workload.requestTimeoutSeconds * 1000}ms`,
  })
  const body = typeof response.body === 'string' ? response.body : null
  const { status, error, error_code: errorCode, timings } = response
  const answer = classify({ status, error, errorCode, body }, key)
  counters.get(answer.class)?.add(1)
  if (answer.class === 'ok') countCompletion(answer, timings.duration, timings.duration - timings.receiving)
  else showExample(answer.class, answer.detail)
  if (answer.class === 'ok' && index % config.sampleEvery === 0) holdAgainstSchema(answer.reply)
  noteAnswered(answer.class)
  noteRefused(status)
}

function requestBody(index: number): string {
  return JSON.stringify({
    model: config.model,
    messages: [
      { role: 'system', content: 'You answer in plain text.' },
      { role: 'user', content: promptOf(index, config.workload.promptTokens, 0) },
    ],
    max_tokens: config.workload.maxTokens,
    temperature: 0.7,
  })
}

function countCompletion(answer: Classified, durationMs: number, firstByteMs: number): void {
  e2eMs.add(durationMs)
  ttfbMs.add(firstByteMs)
  if (answer.completionTokens === null) withoutUsage.add(1)
  else completionTokens.add(answer.completionTokens)
  if (answer.promptTokens !== null) promptTokens.add(answer.promptTokens)
}

function holdAgainstSchema(reply: unknown): void {
  const issue = completionIssue(reply)
  sampled.add(1)
  if (issue === null) conforming.add(1)
  else showExample('non-conforming', issue)
}

/** One example per user and class reaches the log: bounded, and the driver keeps the first of each. */
function showExample(name: string, detail: string): void {
  if (shown.has(name)) return
  shown.add(name)
  console.log(EXAMPLE_MARK + JSON.stringify({ name, detail }))
}

function noteAnswered(answerClass: AnswerClass): void {
  if (answerClass !== 'network' && answerClass !== 'timeout') {
    hasBeenAnswered = true
    return
  }
  if (hasBeenAnswered) return
  unansweredInARow += 1
  if (unansweredInARow >= GIVE_UP_AFTER) {
    exec.test.abort(`one user had ${GIVE_UP_AFTER} requests in a row without any answer`)
  }
  if (config.workload.model === 'closed') sleep(PAUSE_AFTER_NO_ANSWER_SECONDS)
}

/** Users of a stock k6 share nothing, so each counts for itself. */
function noteRefused(status: number): void {
  if (status === 0 || hasDiffered) return
  const kind = refusalKind(status)
  refusedAs ??= kind
  if (kind === null || kind !== refusedAs) {
    hasDiffered = true
    return
  }
  refusedInARow += 1
  if (refusedInARow >= REFUSED_AFTER) exec.test.abort(refusedText(status, config.isAuthenticated))
}

/** Hands k6's own figures to the driver, which judges them. k6 writes the file when this returns. */
export function handleSummary(data: unknown): Record<string, string> {
  return { [config.summaryPath]: JSON.stringify(data) }
}
