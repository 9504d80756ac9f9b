/** Chooses a model of the target if the user names none. The reading `request.models` names models, or the path of their list (G2.2). */
import { connectionAdvice } from '../exchange/connection-advice.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isSuccess, statusOf, statusText, strictJson } from '../exchange/reply.ts'
import { answerText } from '../evidence/outage.ts'
import type { ProbeContext } from '../engine/probe.ts'
import { namesIn } from '../core/model-names.ts'
import { chatRequest, requiredOf, user } from '../core/probes/core-prompts.ts'
import { stringOf, stringsOf } from '../statement/readings.ts'

/**
 * The result of the search for a model. `none`: the list of models is missing or empty. `unanswered`: the request for the list got no
 * answer, or got 429 or 5xx. `unknown`: the request was refused, or the list is unreadable.
 */
export type Discovery =
  | { readonly kind: 'model'; readonly model: string }
  | { readonly kind: 'none'; readonly detail: string }
  | { readonly kind: 'unanswered'; readonly detail: string; readonly advice: string }
  | { readonly kind: 'unknown' }

/** The model name in requests if no model is known. No verdict about models depends on this name. */
export const NO_MODEL = 'model-not-discovered'

/** Returns the first model that the statement or the profile declares; if none is declared, the first model that the target lists. */
export async function discoverModel(context: ProbeContext): Promise<Discovery> {
  const [declared] = stringsOf(context.readings, 'request.models', 'models')
  if (declared !== undefined) return { kind: 'model', model: declared }
  const path = stringOf(context.readings, 'request.models', 'path')
  if (path === null) return { kind: 'none', detail: 'no reading says where models are listed' }
  return discoveryIn(await askForList(context, path), path)
}

/** The maximum number of calls before a run: one for the list of models, and one with a model that is not listed. */
export const SEARCH_REQUESTS = 2

/** The result of {@link checkModel}. `refused`: the target refuses the model that the user named, and its list lacks this model. */
export type ModelCheck =
  | { readonly kind: 'usable' }
  | { readonly kind: 'refused'; readonly answerText: string; readonly listed: readonly string[] }

/** Returns whether the target accepts the user's `model`. Sends a chat request only if the target lists models, but not this one. */
export async function checkModel(context: ProbeContext, model: string): Promise<ModelCheck> {
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
