/** Finds contradictions between declarations of a statement. Ignores profiles, because declarations override them. */
import { escapedPointer } from '../codec/parse-json.ts'
import type { Capability } from '../exchange/capabilities.ts'
import { numberOf, numbersOf, stringOf, stringsOf, textsOf, type Reading, type Readings } from './readings.ts'
import { hasPart, SIGNUP_PARTS } from './signup-request.ts'
import { suggestion, type StatementMistake } from './statement-wording.ts'
import { retryPlanOf } from './webhook-readings.ts'

/** The capabilities and readings that a statement itself declares, without those of its profile. */
export type Declared = {
  readonly capabilities: ReadonlyMap<Capability, 'supported' | 'unsupported'>
  readonly readings: ReadonlyMap<string, Reading>
}

/** Returns a mistake for each contradiction between declarations. Its pointer names the declaration that is easier to remove. */
export function contradictions(declared: Declared): readonly StatementMistake[] {
  const inForce = new Map(
    [...declared.readings].map(([key, value]) => [key, { layer: 'declared' as const, value }]),
  )
  return RULES.flatMap((rule) => rule({ ...declared, inForce })).filter((found) => found !== null)
}

// A rule about declarations. `inForce`: the declared readings, without the readings of a profile.
type Rule = (
  declared: Declared & { readonly inForce: Readings },
) => StatementMistake | null | readonly (StatementMistake | null)[]

const REGISTRATION = 'webhooks.registration'
const RETRY = 'webhooks.retry'
const SIGNATURE = 'webhooks.signature'
const TRIGGER = 'webhooks.trigger'
const FRAMES = 'websocket.frames'

/** Reports each declared key, such as `sse.events`, whose capability, here `sse`, is declared unsupported. */
const unsupportedYetRead: Rule = ({ capabilities, readings }) =>
  [...readings.keys()].map((key) => {
    const capability = key.split('.')[0] ?? ''
    const support = [...capabilities].find(([id]) => id === capability)?.[1]
    const problem = `${capability} is declared unsupported, so no reading may be declared here; leave one of the two out`
    return support === 'unsupported' ? at(key, problem) : null
  })

const idWithoutPointer: Rule = ({ readings }) => {
  const registration = readings.get(REGISTRATION)
  if (registration === undefined || registration['idPointer'] !== undefined) return null
  return ['removePath', 'rotatePath']
    .filter((name) => textOf(registration[name]).includes('{id}'))
    .map((name) =>
      at(REGISTRATION, 'there is no idPointer to find {id} with; write "idPointer": "/id"', name),
    )
}

/** Reports a declaration of WebSocket frames that does not define how an answer ends. */
const endlessFrames: Rule = ({ readings }) => {
  const frames = readings.get(FRAMES)
  if (frames?.reading !== 'wrapped' && frames?.reading !== 'custom') return null
  if (textsOf(frames['doneTypes']).length > 0 || textsOf(frames['terminators']).length > 0) return null
  const problem = 'nothing ends an answer: name a type in doneTypes or a text in terminators'
  return at(FRAMES, problem, 'doneTypes')
}

// Reports a statement that declares no subprotocol except the key. The handshake then fails unless the service returns the key.
const keyAsOnlySubprotocol: Rule = ({ readings }) => {
  if (readings.get('websocket.auth')?.reading !== 'subprotocol') return null
  if (textsOf(readings.get('websocket.path')?.['subprotocols']).length > 0) return null
  const problem =
    'no subprotocol is named that a service could choose but the key itself; name one in websocket.path, as in {"reading": "same-path", "subprotocols": ["chat.v1"]}'
  return at('websocket.auth', problem)
}

const perRequestWithoutBody: Rule = ({ readings }) => {
  if (readings.get(REGISTRATION)?.reading !== 'per-request') return null
  const trigger = readings.get(TRIGGER)
  if (trigger === undefined)
    return at(REGISTRATION, 'no reading says which request carries the field; declare webhooks.trigger')
  const { method } = trigger
  if (method !== 'GET' && method !== 'DELETE') return null
  return at(TRIGGER, `the address is a request field, and ${method} has no body; write POST`, 'method')
}

/** Reports a declared `waitSeconds` that is shorter than the wait before the first retry. Ignores the default `waitSeconds`. */
const retriesOutOfSight: Rule = ({ inForce: readings }) => {
  const [first] = numbersOf(readings, RETRY, 'delaysSeconds')
  if (first === undefined || numberOf(readings, RETRY, 'waitSeconds') === null) return null
  if (retryPlanOf(readings).due > 0) return null
  const problem = `Assay would stop waiting before the first retry, which comes after ${first} s; raise it`
  return at(RETRY, problem, 'waitSeconds')
}

const PLACES = ['{id}', '{timestamp}', '{body}']

/** Reports a template of the text that webhook signatures cover if it has an unknown placeholder or lacks `{body}`. */
const signedText: Rule = ({ inForce: readings }) => {
  const content = stringOf(readings, SIGNATURE, 'content')
  if (content === null) return null
  const [unknown] = (content.match(/\{[^{}]*\}/g) ?? []).filter((place) => !PLACES.includes(place))
  if (unknown !== undefined)
    return at(SIGNATURE, `nothing is put in for ${unknown}; ${suggestion(unknown, PLACES)}`, 'content')
  if (content.includes('{body}')) return null
  const problem =
    '{body} does not occur in it, so a signature would fit any body; write {body} where it belongs'
  return at(SIGNATURE, problem, 'content')
}

/** Reports each required part of a sign-up request that has no placeholder in the declared body of the request. */
const requiredYetAbsent: Rule = ({ inForce }) =>
  stringsOf(inForce, 'signup.request', 'required').map((name, index) => {
    const part = SIGNUP_PARTS.find((each) => each === name)
    if (part === undefined || hasPart(inForce, part)) return null
    const problem = `the request has no member {${part}}, so it cannot be left out; add it to the request, or remove it here`
    return at('signup.request', problem, `required/${index}`)
  })

/** Reports declared error codes if the declared error body does not define where its code is (`codePointer`). */
const codesWithoutPlace: Rule = ({ readings }) => {
  const body = readings.get('errors.body')
  const isPlaced = body === undefined || body.reading === 'openai' || body['codePointer'] !== undefined
  if (isPlaced || !readings.has('errors.codes')) return null
  const problem = 'the declared errors.body has no code; leave this out, or name codePointer in errors.body'
  return at('errors.codes', problem)
}

/** Reports a declared maximum of `max_tokens` that is below its declared minimum. */
const maximumBelowMinimum: Rule = ({ inForce }) => {
  const minimum = numberOf(inForce, 'maxTokens.bounds', 'minimum')
  const maximum = numberOf(inForce, 'maxTokens.maximum', 'maximum')
  if (minimum === null || maximum === null || minimum <= maximum) return null
  return at('maxTokens.maximum', `${maximum} is below the minimum of maxTokens.bounds, ${minimum}`, 'maximum')
}

const RULES: readonly Rule[] = [
  codesWithoutPlace,
  maximumBelowMinimum,
  unsupportedYetRead,
  idWithoutPointer,
  endlessFrames,
  keyAsOnlySubprotocol,
  perRequestWithoutBody,
  retriesOutOfSight,
  signedText,
  requiredYetAbsent,
]

function at(key: string, problem: string, parameter = ''): StatementMistake {
  return { pointer: `/readings/${escapedPointer(key)}${parameter === '' ? '' : `/${parameter}`}`, problem }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
