/** Reads the names in a list of models. A service may list a model under a name that differs from the name in use. Pure. */
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

/** Returns the first listed name that may mean `model` ({@link isSameModel}). Null without such a name, or if `model` itself is listed. */
export function otherNameOf(model: string, list: Exchange): string | null {
  const names = namesIn(list)
  return names.includes(model) ? null : (names.find((name) => isSameModel(name, model)) ?? null)
}

/** Returns whether two names may mean one model. They may differ in case, folder, file extension, and a tag or date at the end. */
export function isSameModel(listed: string, used: string): boolean {
  const [a, b] = [baseName(listed), baseName(used)].toSorted((left, right) => left.length - right.length)
  if (a === undefined || b === undefined || a === '') return false
  return b.startsWith(a) && /^($|[:@._-])/.test(b.slice(a.length))
}

function baseName(name: string): string {
  const last = name.toLowerCase().split(/[/\\]/).at(-1) ?? ''
  return last.replace(/\.(gguf|bin|safetensors)$/, '')
}
