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

/**
 * The result of the search for a model. `none`: the list of models is missing or empty. `unanswered`: the request for the list got no
 * answer, or got 429 or 5xx. `unknown`: the request was refused, or the list is unreadable.
 */
type Discovery =
  | { readonly kind: 'model'; readonly model: string }
  | { readonly kind: 'none'; readonly detail: string }
  | { readonly kind: 'unanswered'; readonly detail: string; readonly advice: string }
  | { readonly kind: 'unknown' }

/** Returns the first model that the statement or the profile declares; if none is declared, the first model that the target lists. */
async function discoverModel(context: ProbeContext): Promise<Discovery> {
  const [declared] = stringsOf(context.readings, 'request.models', 'models')
  if (declared !== undefined) return { kind: 'model', model: declared }
  const path = stringOf(context.readings, 'request.models', 'path')
  if (path === null) return { kind: 'none', detail: 'no reading says where models are listed' }
  return discoveryIn(await askForList(context, path), path)
}

/** The result of {@link checkModel}. `refused`: the target refuses the model that the user named, and its list lacks this model. */
type ModelCheck =
  | { readonly kind: 'usable' }
  | { readonly kind: 'refused'; readonly answerText: string; readonly listed: readonly string[] }

/** Returns whether the target accepts the user's `model`. Sends a chat request only if the target lists models, but not this one. */
async function checkModel(context: ProbeContext, model: string): Promise<ModelCheck> {
  const path = stringOf(context.readings, 'request.models', 'path')
  if (path === null) return { kind: 'usable' }
  const listed = modelsIn(await askForList(context, path))
  if (listed.length === 0 || listed.includes(model)) return { kind: 'usable' }
  const whole = chatRequest(context, [user('Hello')], { model, max_tokens: 16 })
  const answer = await context.send('model', { json: requiredOf(context, whole), isSentOnce: true })
  if (!REFUSALS.includes(statusOf(answer) ?? 0)) return { kind: 'usable' }
  return { kind: 'refused', answerText: statusText(answer), listed }
}

// The statuses that refuse a request because of its model; 401 and 429 have other causes.
const REFUSALS: readonly number[] = [400, 403, 404, 410, 422]

// Requests the list of models. The dispatcher repeats the request after a failure that may be temporary.
async function askForList(context: ProbeContext, path: string): Promise<Exchange> {
  return await context.send('list', { method: 'GET', path })
}

function discoveryIn(exchange: Exchange, path: string): Discovery {
  if (exchange.end.kind === 'failed') {
    const { code, detail } = exchange.end
    const advice = connectionAdvice(exchange.end)
    return { kind: 'unanswered', detail: `GET ${path}: ${code}: ${detail}`, advice }
  }
  const status = exchange.response?.status ?? 0
  if (status === 404 || status === 405 || status === 501)
    return { kind: 'none', detail: `GET ${path} answered ${status}` }
  if (status >= 500 || status === 429)
    return {
      kind: 'unanswered',
      detail: `GET ${path} answered ${answerText(exchange)}`,
      advice: status === 429 ? 'try again when the limit allows it.' : 'is the target up?',
    }
  if (!isSuccess(exchange)) return { kind: 'unknown' }
  const json = strictJson(exchange)
  if (!json.ok) return { kind: 'unknown' }
  const [model] = namesIn(exchange)
  return model === undefined
    ? { kind: 'none', detail: `GET ${path} lists no model` }
    : { kind: 'model', model }
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

/** Returns and prints the model that {@link discoverModel} finds, or NO_MODEL. If the list cannot be fetched, returns why. */
async function findModel(options: SessionOptions, context: CommandContext): Promise<ModelChoice> {
  const search = openSideConnection(options)
  const found = await discoverModel(search.context)
  switch (found.kind) {
    case 'model':
      context.stderr.write(
        `assay: no --model given: testing '${oneLine(found.model, MAX_NAME_CHARACTERS)}', the first one listed\n`,
      )
      return { ...found, search }
    case 'none':
      context.stderr.write(
        `assay: no model given and none found (${oneLine(found.detail)}): pass --model NAME\n`,
      )
      return { kind: 'model', model: NO_MODEL, search }
    case 'unanswered': {
      const reason = `the model list could not be fetched (${found.detail}): ${found.advice} Where it lists no models, pass --model NAME`
      return { kind: 'unreachable', reason, search }
    }
    case 'unknown':
      context.stderr.write('assay: no model given, and the target cannot list any at the moment\n')
      return { kind: 'model', model: NO_MODEL, search }
  }
}

// The maximum timeout in seconds of each request that checks the model. After a timeout, the run starts anyway.
const MAX_SECONDS = 10

const MAX_NAMED = 10

const MAX_NAME_CHARACTERS = 80

/** Returns the model that the user named. If the target refuses it and lists only other models, returns a reason instead. */
async function confirmModel(options: SessionOptions): Promise<ModelChoice> {
  const { model, deadlines } = options
  const seconds = Math.min((deadlines?.totalMs ?? Infinity) / SECOND_MS, MAX_SECONDS)
  const search = openSideConnection({ ...options, ...deadlinesOf(seconds) })
  const found = await checkModel(search.context, model)
  if (found.kind === 'usable') return { kind: 'model', model, search }
  const listed = found.listed.map((name) => oneLine(name, MAX_NAME_CHARACTERS))
  const reason = `the model '${model}' is refused (${found.answerText}) and not listed: pass --model with one that is: ${firstNames(listed, MAX_NAMED)}`
  return { kind: 'unreachable', reason, search }
}
