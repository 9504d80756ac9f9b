/** Finds a model to test when the user names none, by the discovery path of the reading in force (G2.2). */
import { isRecord, strictJson } from './reply.ts'
import type { ProbeContext } from './probe.ts'
import { stringOf } from './readings.ts'

/** A model; or none is listed, with why; or the target could not say (the run itself will tell what is wrong). */
export type Discovery =
  | { readonly kind: 'model'; readonly model: string }
  | { readonly kind: 'none'; readonly detail: string }
  | { readonly kind: 'unknown' }

/** Used in requests when the target is in no state to name a model; it never gets as far as a verdict on models. */
export const NO_MODEL = 'model-not-discovered'

/** Asks for the model list once, and takes the first entry. */
export async function discoverModel(context: ProbeContext): Promise<Discovery> {
  const path = stringOf(context.readings, 'request.models', 'path')
  if (path === null) return { kind: 'none', detail: 'no reading says where models are listed' }
  const exchange = await context.send('discover', { method: 'GET', path })
  const status = exchange.response?.status ?? 0
  if (status === 404 || status === 405 || status === 501)
    return { kind: 'none', detail: `GET ${path} answered ${status}` }
  if (status !== 200) return { kind: 'unknown' }
  const json = strictJson(exchange)
  if (!json.ok) return { kind: 'unknown' }
  const model = firstModel(json.value)
  return model === null ? { kind: 'none', detail: `GET ${path} lists no model` } : { kind: 'model', model }
}

function firstModel(value: unknown): string | null {
  if (!isRecord(value) || !Array.isArray(value['data'])) return null
  const first: unknown = value['data'][0]
  return isRecord(first) && typeof first['id'] === 'string' ? first['id'] : null
}
