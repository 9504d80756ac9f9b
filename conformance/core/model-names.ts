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

/** Returns a listed name of the same model that is spelled differently, such as `llama3:latest`. Returns null if there is none. */
export function otherNameOf(model: string, list: Exchange): string | null {
  const names = namesIn(list)
  if (names.includes(model)) return null
  return names.find((name) => isSameModel(name, model)) ?? null
}

// Matches a tag or a date. Any other ending may name another model, such as `llama3-embedding`.
const MERE_TAG = /^($|[:@]|-\d{4})/

/** Returns whether two names mean the same model, such as `llama3` and `llama3:latest`. */
export function isSameModel(listed: string, used: string): boolean {
  return MERE_TAG.test(additionTo(listed, used) ?? 'other')
}

/** Returns what the longer model name adds after the shorter one, such as `:latest`. Null if it does not begin with the shorter one. */
function additionTo(listed: string, used: string): string | null {
  const [a, b] = [baseName(listed), baseName(used)].toSorted((left, right) => left.length - right.length)
  return a === undefined || b === undefined || a === '' || !b.startsWith(a) ? null : b.slice(a.length)
}

function baseName(name: string): string {
  const last = name.toLowerCase().split(/[/\\]/).at(-1) ?? ''
  return last.replace(/\.(gguf|bin|safetensors)$/, '')
}
