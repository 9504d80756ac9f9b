/** Compares the names in a list of models with the name that the run uses. The list may write the same name differently. Pure. */
import type { Exchange } from '../exchange/exchange.ts'
import { isRecord, jsonOf, valueAtPointer, type JsonObject } from '../exchange/reply.ts'

/** Returns the entries of a list of models; empty if the answer has no list. */
export function entriesOf(list: Exchange): readonly JsonObject[] {
  const data = valueAtPointer(jsonOf(list), '/data')
  return Array.isArray(data) ? data.filter(isRecord) : []
}

/** Returns all names in a list of models, aliases included. */
export function namesIn(list: Exchange): readonly string[] {
  return entriesOf(list).flatMap(({ id, aliases }) =>
    [id, ...(Array.isArray(aliases) ? aliases : [])].filter((name) => typeof name === 'string'),
  )
}

/**
 * Returns a name in the list that means the same model as `model`, but is written differently, for example with a folder, tag or date. Null
 * if there is none, or if the list contains `model` itself. Ignores names such as `m-embedding` for `m`, which may be another model.
 */
export function otherNameOf(model: string, list: Exchange): string | null {
  const names = namesIn(list)
  if (names.includes(model)) return null
  return names.find((name) => MERE_TAG.test(additionTo(name, model) ?? '-')) ?? null
}

const MERE_TAG = /^($|[:@]|-\d{4})/

/** Returns whether two names may mean the same model. Ignores case, folder, file extension, and any ending such as `:latest` or `-2024`. */
export function isSameModel(listed: string, used: string): boolean {
  return /^($|[:@._-])/.test(additionTo(listed, used) ?? 'other')
}

/** Returns the ending that only the longer name has, such as `:latest`; empty for equal names. Null if neither begins with the other. */
function additionTo(listed: string, used: string): string | null {
  const [a, b] = [baseName(listed), baseName(used)].toSorted((left, right) => left.length - right.length)
  return a === undefined || b === undefined || a === '' || !b.startsWith(a) ? null : b.slice(a.length)
}

function baseName(name: string): string {
  const last = name.toLowerCase().split(/[/\\]/).at(-1) ?? ''
  return last.replace(/\.(gguf|bin|safetensors)$/, '')
}
