/** Finds a model to test when the user names none, by the discovery path of the reading in force (G2.2). */
import { connectionAdvice } from '../exchange/connection-advice.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isSuccess, jsonOf, statusOf, statusText, strictJson, valueAtPointer } from '../exchange/reply.ts'
import { answerText } from '../evidence/stand-in.ts'
import type { ProbeContext } from '../engine/probe.ts'
import { chatRequest, requiredOf, user } from '../core/probes/core-prompts.ts'
import { stringOf, stringsOf } from '../statement/readings.ts'

/** A model; or none is listed, with why; or no answer came; or the answer says nothing (the run itself shows what is wrong). */
export type Discovery =
  | { readonly kind: 'model'; readonly model: string }
  | { readonly kind: 'none'; readonly detail: string }
  | { readonly kind: 'unanswered'; readonly detail: string; readonly advice: string }
  | { readonly kind: 'unknown' }

/** Used in requests when the target is in no state to name a model; it never gets as far as a verdict on models. */
export const NO_MODEL = 'model-not-discovered'

// One connection that breaks, or one answer of a gateway that is busy, shows nothing about the list.
const TRIES = 3
const PAUSE_MS = 300

/** Returns the first model that a reading names; else the first of the model list, asked for again where no answer comes. */
export async function discoverModel(context: ProbeContext): Promise<Discovery> {
  const [declared] = stringsOf(context.readings, 'request.models', 'models')
  if (declared !== undefined) return { kind: 'model', model: declared }
  const path = stringOf(context.readings, 'request.models', 'path')
  if (path === null) return { kind: 'none', detail: 'no reading says where models are listed' }
  return discoveryIn(await askForList(context, path), path)
}

/**
 * The result of a check of the model that the user named. The model may be tried, or the target refuses it and does not list
 * it.
 */
export type ModelCheck =
  | { readonly kind: 'usable' }
  | { readonly kind: 'refused'; readonly said: string; readonly listed: readonly string[] }

/**
 * Looks a model up in the list. A model that is not listed may still work, so the target is asked for an answer of it. Where
 * there is no list, the first call of the run shows it: see gather.ts. At most four requests.
 */
export async function checkModel(context: ProbeContext, model: string): Promise<ModelCheck> {
  const path = stringOf(context.readings, 'request.models', 'path')
  if (path === null) return { kind: 'usable' }
  const listed = modelsIn(await askForList(context, path))
  if (listed.length === 0 || listed.includes(model)) return { kind: 'usable' }
  const whole = chatRequest(context, [user('Hello')], { model, max_tokens: 16 })
  const answer = await context.send('model', { json: requiredOf(context, whole), isSentOnce: true })
  if (!REFUSALS.includes(statusOf(answer) ?? 0)) return { kind: 'usable' }
  return { kind: 'refused', said: statusText(answer), listed }
}

// What a request that is right in all but its model may be refused with; 401 and 429 have other causes.
const REFUSALS: readonly number[] = [400, 403, 404, 410, 422]

async function askForList(context: ProbeContext, path: string): Promise<Exchange> {
  let exchange = await context.send('discover', { method: 'GET', path })
  for (let tries = 1; tries < TRIES && isPassing(exchange); tries += 1) {
    await context.pause(PAUSE_MS)
    exchange = await context.send('discover', { method: 'GET', path })
  }
  return exchange
}

// A host that is not there, or that lets requests time out, is so again a moment later.
function isPassing({ response, end }: Exchange): boolean {
  if (end.kind === 'failed') return end.code === 'reset' || end.code === 'protocol'
  return (response?.status ?? 0) >= 500 && response?.status !== 501
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
      advice: 'is the target up?',
    }
  if (!isSuccess(exchange)) return { kind: 'unknown' }
  const json = strictJson(exchange)
  if (!json.ok) return { kind: 'unknown' }
  const [model] = namesIn(json.value)
  return model === undefined
    ? { kind: 'none', detail: `GET ${path} lists no model` }
    : { kind: 'model', model }
}

// Empty where there is no list that can be read.
function modelsIn(exchange: Exchange): readonly string[] {
  return isSuccess(exchange) && exchange.end.kind === 'complete' ? namesIn(jsonOf(exchange)) : []
}

function namesIn(list: unknown): readonly string[] {
  const entries = valueAtPointer(list, '/data')
  if (!Array.isArray(entries)) return []
  return entries.map((entry: unknown) => valueAtPointer(entry, '/id')).filter((id) => typeof id === 'string')
}
