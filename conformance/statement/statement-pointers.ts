import { escapedPointer } from '../codec/parse-json.ts'
import { closest } from './closest.ts'
import type { Reading } from './readings.ts'
import { isRecord } from '../exchange/reply.ts'
import type { StatementMistake } from './statement-wording.ts'

/** Returns what is wrong with a JSON Pointer (RFC 6901); null if it is valid. */
export function pointerProblem(text: string): string | null {
  if (text !== '' && !text.startsWith('/')) {
    const path = text.replace(/^[#$./]+/, '').replaceAll(/[./]+|\[(\d+)\]/g, '/$1')
    const guess = `/${path}`.replaceAll(/\/+/g, '/')
    return `${JSON.stringify(text)} is not a JSON pointer (RFC 6901) and finds nothing; did you mean ${guess}?`
  }
  if (/~(?![01])/.test(text)) {
    return `in a JSON pointer (RFC 6901) ~ is written ~0 and / within a name ~1; did you mean ${text.replaceAll(/~(?![01])/g, '~0')}?`
  }
  return null
}

/** Returns the mistakes in the JSON pointers and placeholders of these readings. */
export function pointerMistakes(readings: ReadonlyMap<string, Reading>): readonly StatementMistake[] {
  return [...readings].flatMap(([key, reading]) => [
    ...pointersIn(key, reading),
    ...placeholdersIn(key, reading),
  ])
}

// The parameters whose JSON pointers point to a text. Such a pointer is never empty, because the root of the JSON is an object.
const NEVER_WHOLE = new Set([
  'messagePointer',
  'codePointer',
  'typePointer',
  'timePointer',
  'idPointer',
  'secretPointer',
  'textPointer',
  'finishPointer',
])

function pointersIn(key: string, reading: Reading): readonly StatementMistake[] {
  const base = `/readings/${escapedPointer(key)}`
  const named = Object.entries(reading).filter(([name]) => name.endsWith('Pointer') || name === 'pointers')
  const texts = named.flatMap(([name, value]) =>
    [...textsIn(value, `${base}/${name}`)].map(({ at, text }) => ({ name, pointer: at, text })),
  )
  return texts.flatMap(({ name, pointer, text }) => {
    const slip = pointerProblem(text)
    if (slip !== null) return [{ pointer, problem: slip }]
    if (text === '' && NEVER_WHOLE.has(name)) {
      const problem =
        'the empty pointer is the whole object, which is not text; write /name of the member that holds it'
      return [{ pointer, problem }]
    }
    return []
  })
}

type Places = { readonly known: readonly string[]; readonly needed: readonly string[] }

// The placeholders of each parameter. `known`: the allowed placeholders. `needed`: the required placeholders.
const PLACES: Readonly<Record<string, Places>> = {
  'signup.request/body': { known: ['{email}', '{password}', '{name}'], needed: [] },
  'webhooks.registration/body': { known: ['{url}', '{type}'], needed: ['{url}'] },
  'webhooks.registration/removePath': { known: ['{id}'], needed: ['{id}'] },
  'webhooks.registration/rotatePath': { known: ['{id}'], needed: ['{id}'] },
  'webhooks.registration/listPath': { known: [], needed: [] },
  'webhooks.trigger/body': { known: ['{model}'], needed: [] },
}

/** Returns the placeholders that a parameter may contain, such as `{url}`. */
export function placeholdersOf(key: string, parameter: string): readonly string[] {
  return PLACES[`${key}/${parameter}`]?.known ?? []
}

function placeholdersIn(key: string, reading: Reading): readonly StatementMistake[] {
  return Object.entries(reading).flatMap(([name, value]) => {
    const places = PLACES[`${key}/${name}`]
    if (places === undefined) return []
    const pointer = `/readings/${escapedPointer(key)}/${name}`
    const texts = [...textsIn(value, pointer)]
    const slips = texts.flatMap(({ at, text }) =>
      slipsIn(text, places).map((problem) => ({ pointer: at, problem })),
    )
    if (slips.length > 0) return slips
    if (places.known.includes('{email}')) return sameMailEachTime(texts)
    return places.needed
      .filter((place) => !texts.some(({ text }) => text.includes(place)))
      .map((place) => ({
        pointer,
        problem: `${place} does not occur here, so its value cannot be filled in; write ${place} where it belongs`,
      }))
  })
}

// Reports a fixed mail address. Services do not accept the same address twice.
function sameMailEachTime(texts: readonly Text[]): readonly StatementMistake[] {
  if (texts.some(({ text }) => text.includes('{email}'))) return []
  return texts
    .filter(({ text }) => /^[^\s@]+@[^\s@]+$/.test(text))
    .map(({ at, text }) => ({
      pointer: at,
      problem: `${text} would be the same in each sign-up; write {email}`,
    }))
}

function slipsIn(text: string, { known }: Places): readonly string[] {
  const written = text.match(/\{[\w-]+\}/g) ?? []
  return written
    .filter((place) => !known.includes(place))
    .flatMap((place) => {
      const guess = closest(place, known)
      return guess === null ? [] : [`nothing is put in for ${place}; did you mean ${guess}?`]
    })
}

type Text = { readonly at: string; readonly text: string }

function* textsIn(value: unknown, at: string): Generator<Text> {
  if (typeof value === 'string') yield { at, text: value }
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(item, `${at}/${index}`)
  } else if (isRecord(value)) {
    for (const [name, member] of Object.entries(value))
      yield* textsIn(member, `${at}/${escapedPointer(name)}`)
  }
}
