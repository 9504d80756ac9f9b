/**
 * Chooses the model of a run, before its first probe: the one that the user named, or else one of the target. The reading `request.models`
 * names models, or the path of their list (G2.2).
 */
import type { Exchange } from '../conformance/exchange/exchange.ts'
import { connectionAdvice } from '../conformance/exchange/connection-advice.ts'
import { isSuccess, statusOf, statusText, strictJson } from '../conformance/exchange/reply.ts'
import { answerText } from '../conformance/evidence/outage.ts'
import type { ProbeContext } from '../conformance/engine/probe.ts'
import { namesIn } from '../conformance/core/model-names.ts'
import { chatRequest, requiredOf, user } from '../conformance/core/probes/core-prompts.ts'
import { stringOf, stringsOf } from '../conformance/statement/readings.ts'
import {
  deadlinesOf,
  openSideConnection,
  type ModelSearch,
  type SessionOptions,
} from '../conformance/session/open-session.ts'
import { firstNames } from '../schemas/count.ts'
import { SECOND_MS } from '../schemas/durations.ts'
import type { CommandContext } from './command.ts'
import { NO_MODEL } from '../conformance/exchange/attempts.ts'
import { oneLine } from '../reports/neutral-text.ts'

// The statuses that refuse a request because of its model; 401 and 429 have other causes.
const REFUSALS: readonly number[] = [400, 403, 404, 410, 422]

// Requests the list of models. The dispatcher repeats the request after a failure that may be temporary.
async function askForList(context: ProbeContext, path: string): Promise<Exchange> {
  return await context.send('list', { method: 'GET', path })
}

// Returns the listed models; empty without a readable list.
function modelsIn(exchange: Exchange): readonly string[] {
  return isSuccess(exchange) && exchange.end.kind === 'complete' ? namesIn(exchange) : []
}

/** The model to request, or the reason why no model is known. */
type ModelChoice =
  | { readonly kind: 'model'; readonly model: string; readonly search: ModelSearch }
  | { readonly kind: 'unreachable'; readonly reason: string; readonly search: ModelSearch }

/** Returns the model of a run, and the connection over which it was looked for: the model that the user named, or else the first one listed. */
export async function chooseModel(options: SessionOptions, context: CommandContext): Promise<ModelChoice> {
  return await (options.model === NO_MODEL ? findModel : confirmModel)(options, context)
}

/**
 * Returns and prints the first model that the statement or the profile declares, or else the first one that the target lists; NO_MODEL if
 * there is none. If the list cannot be fetched, returns why.
 */
async function findModel(options: SessionOptions, { stderr }: CommandContext): Promise<ModelChoice> {
  const search = openSideConnection(options)
  const chosen = (model: string, notice: string): ModelChoice => {
    stderr.write(`assay: ${notice}\n`)
    return { kind: 'model', model, search }
  }
  const first = (model: string) =>
    chosen(model, `no --model given: testing '${oneLine(model, MAX_NAME_CHARACTERS)}', the first one listed`)
  const none = (detail: string) =>
    chosen(NO_MODEL, `no model given and none found (${oneLine(detail)}): pass --model NAME`)
  const { readings } = search.context
  const [declared] = stringsOf(readings, 'request.models', 'models')
  const path = stringOf(readings, 'request.models', 'path')
  if (declared !== undefined) return first(declared)
  if (path === null) return none('no reading says where models are listed')
  const answer = await askForList(search.context, path)
  const why = whyUnanswered(answer)
  if (why !== null) {
    const [what, advice] = why
    const reason = `the model list could not be fetched (GET ${path}${what}): ${advice} Where it lists no models, pass --model NAME`
    return { kind: 'unreachable', reason, search }
  }
  const status = statusOf(answer) ?? 0
  if (LACKS_LIST.includes(status)) return none(`GET ${path} answered ${status}`)
  if (!isSuccess(answer) || !strictJson(answer).ok)
    return chosen(NO_MODEL, 'no model given, and the target cannot list any at the moment')
  const [model] = namesIn(answer)
  return model === undefined ? none(`GET ${path} lists no model`) : first(model)
}

// The statuses of a target that has no list of models.
const LACKS_LIST: readonly number[] = [404, 405, 501]

// Returns why the list of models got no answer, or 429 or 5xx, with advice; null if it was answered.
function whyUnanswered(exchange: Exchange): readonly [what: string, advice: string] | null {
  const { end } = exchange
  if (end.kind === 'failed') return [`: ${end.code}: ${end.detail}`, connectionAdvice(end)]
  const status = statusOf(exchange) ?? 0
  if (LACKS_LIST.includes(status) || (status < 500 && status !== 429)) return null
  const advice = status === 429 ? 'try again when the limit allows it.' : 'is the target up?'
  return [` answered ${answerText(exchange)}`, advice]
}

// The maximum timeout in seconds of each request that checks the model. After a timeout, the run starts anyway.
const MAX_SECONDS = 10

const MAX_NAMED = 10

const MAX_NAME_CHARACTERS = 80

/**
 * Returns the model that the user named. If the target refuses it and lists only other models, returns a reason instead. Sends a chat request
 * only if the target lists models, but not this one.
 */
async function confirmModel(options: SessionOptions): Promise<ModelChoice> {
  const { model, deadlines } = options
  const seconds = Math.min((deadlines?.totalMs ?? Infinity) / SECOND_MS, MAX_SECONDS)
  const search = openSideConnection({ ...options, ...deadlinesOf(seconds) })
  const { context } = search
  const usable = { kind: 'model', model, search } as const
  const path = stringOf(context.readings, 'request.models', 'path')
  const listed = path === null ? [] : modelsIn(await askForList(context, path))
  if (listed.length === 0 || listed.includes(model)) return usable
  const whole = chatRequest(context, [user('Hello')], { model, max_tokens: 16 })
  const answer = await context.send('model', { json: requiredOf(context, whole), isSentOnce: true })
  if (!REFUSALS.includes(statusOf(answer) ?? 0)) return usable
  const names = firstNames(
    listed.map((name) => oneLine(name, MAX_NAME_CHARACTERS)),
    MAX_NAMED,
  )
  const reason = `the model '${model}' is refused (${statusText(answer)}) and not listed: pass --model with one that is: ${names}`
  return { kind: 'unreachable', reason, search }
}
