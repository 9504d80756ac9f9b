/**
 * Readings of one statement that cannot hold together. Only what the statement itself declares is looked at: a reading that
 * a profile brings along yields to it.
 */
import type { Capability } from '../exchange/capabilities.ts'
import { numberOf, numbersOf, stringOf, stringsOf, type Reading, type Readings } from './readings.ts'
import { hasPart, SIGNUP_PARTS } from './signup-request.ts'
import { escapedPointer, suggestion, type Complaint } from './statement-wording.ts'
import { retriesDue } from './webhook-times.ts'

/** The input: the capabilities and readings that a statement declares. */
export type Declared = {
  readonly capabilities: ReadonlyMap<Capability, 'supported' | 'unsupported'>
  readonly readings: ReadonlyMap<string, Reading>
}

/** Returns every pair of declarations that contradict each other; each complaint is at the one that is easier to take back. */
export function contradictions(declared: Declared): readonly Complaint[] {
  const inForce = new Map(
    [...declared.readings].map(([key, value]) => [key, { layer: 'declared' as const, value }]),
  )
  return RULES.flatMap((rule) => rule({ ...declared, inForce })).filter((found) => found !== null)
}

// `inForce`: the declared readings alone, as if they were all that is in force.
type Rule = (
  declared: Declared & { readonly inForce: Readings },
) => Complaint | null | readonly (Complaint | null)[]

const REGISTRATION = 'webhooks.registration'
const RETRY = 'webhooks.retry'
const SIGNATURE = 'webhooks.signature'
const TRIGGER = 'webhooks.trigger'
const FRAMES = 'websocket.frames'

/** A reading is declared for a capability that is declared unsupported. The first part of a key names the capability. */
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

/** Frames of the deployment's own shape that nothing ends. */
const endlessFrames: Rule = ({ readings }) => {
  const frames = readings.get(FRAMES)
  if (frames?.reading !== 'wrapped' && frames?.reading !== 'custom') return null
  if (textsOf(frames['doneTypes']).length > 0 || textsOf(frames['terminators']).length > 0) return null
  const problem = 'nothing ends an answer: name a type in doneTypes or a text in terminators'
  return at(FRAMES, problem, 'doneTypes')
}

// A client that offers the key alone has to give up unless the service says the key back.
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

/** Only a wait that is written down can be too short by mistake. */
const retriesOutOfSight: Rule = ({ inForce: readings }) => {
  const [first] = numbersOf(readings, RETRY, 'delaysSeconds')
  if (first === undefined || numberOf(readings, RETRY, 'waitSeconds') === null) return null
  if (retriesDue(readings) > 0) return null
  const problem = `Assay would stop waiting before the first retry, which comes after ${first} s; raise it`
  return at(RETRY, problem, 'waitSeconds')
}

const PLACES = ['{id}', '{timestamp}', '{body}']

/** A text that is signed without the body proves nothing about it. */
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

/** Only what a request has a place for can be left out of it. */
const requiredYetAbsent: Rule = ({ inForce }) =>
  stringsOf(inForce, 'signup.request', 'required').map((name, index) => {
    const part = SIGNUP_PARTS.find((each) => each === name)
    if (part === undefined || hasPart(inForce, part)) return null
    const problem = `the request has no member {${part}}, so it cannot be left out; add it to the request, or remove it here`
    return at('signup.request', problem, `required/${index}`)
  })

const RULES: readonly Rule[] = [
  unsupportedYetRead,
  idWithoutPointer,
  endlessFrames,
  keyAsOnlySubprotocol,
  perRequestWithoutBody,
  retriesOutOfSight,
  signedText,
  requiredYetAbsent,
]

function at(key: string, problem: string, parameter = ''): Complaint {
  return { pointer: `/readings/${escapedPointer(key)}${parameter === '' ? '' : `/${parameter}`}`, problem }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
