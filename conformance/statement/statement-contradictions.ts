/**
 * Readings of one statement that cannot hold together. Only what the statement itself declares is looked at: a reading that
 * a profile brings along yields to it.
 */
import { parseJson } from '../codec/parse-json.ts'
import type { Capability } from '../exchange/capabilities.ts'
import { numberOf, numbersOf, stringOf, stringsOf, type Reading, type Readings } from './readings.ts'
import { isRecord } from '../exchange/reply.ts'
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
const MAXIMUM = 'maxTokens.maximum'

// Members of a request that have a meaning already (interface section 2.1).
const TAKEN = ['model', 'messages', 'max_tokens', 'temperature']

/** A reading is declared for a capability that is declared unsupported. The first part of a key names the capability. */
const unsupportedYetRead: Rule = ({ capabilities, readings }) =>
  [...readings.keys()].map((key) => {
    const capability = key.split('.')[0] ?? ''
    const support = [...capabilities].find(([id]) => id === capability)?.[1]
    const problem = `${capability} is declared unsupported, so no reading may be declared here; leave one of the two out`
    return support === 'unsupported' ? at(key, problem) : null
  })

const unsignedWithSecret: Rule = ({ readings }) => {
  if (readings.get(SIGNATURE)?.reading !== 'none') return null
  return ['secretPointer', 'rotatePath'].map((name) => {
    const problem = `webhooks.signature is none, so there is no secret; leave ${name} out, or name the signature`
    return readings.get(REGISTRATION)?.[name] === undefined ? null : at(REGISTRATION, problem, name)
  })
}

const idWithoutPointer: Rule = ({ readings }) => {
  const registration = readings.get(REGISTRATION)
  if (registration === undefined || registration['idPointer'] !== undefined) return null
  return ['removePath', 'rotatePath']
    .filter((name) => textOf(registration[name]).includes('{id}'))
    .map((name) =>
      at(REGISTRATION, 'there is no idPointer to find {id} with; write "idPointer": "/id"', name),
    )
}

const rotationWithoutSecret: Rule = ({ readings }) => {
  const registration = readings.get(REGISTRATION)
  if (registration?.['rotatePath'] === undefined || registration['secretPointer'] !== undefined) return null
  if (readings.get(SIGNATURE)?.reading === 'none') return null
  const problem = 'there is no secretPointer to find the new secret with; write "secretPointer": "/secret"'
  return at(REGISTRATION, problem, 'rotatePath')
}

const samePlace: Rule = ({ readings }) => {
  const pairs = [
    [REGISTRATION, 'idPointer', 'secretPointer'],
    [FRAMES, 'typePointer', 'chunkPointer'],
  ] as const
  return pairs.map(([key, first, second]) => {
    const [one, other] = [readings.get(key)?.[first], readings.get(key)?.[second]]
    if (typeof one !== 'string' || one !== other) return null
    return at(key, `${first} and ${second} both point at ${one}; it can hold one of the two`, second)
  })
}

/** Frames that are wrapped have a type, and end by it. */
const wrappedFrames: Rule = ({ readings }) => {
  const frames = readings.get(FRAMES)
  if (frames?.reading !== 'wrapped' && frames?.reading !== 'custom') return null
  return [...endComplaints(frames), ...typeComplaints(frames)]
}

function endComplaints(frames: Reading): readonly (Complaint | null)[] {
  const terminators = textsOf(frames['terminators'])
  const doneTypes = textsOf(frames['doneTypes'])
  if (doneTypes.length === 0 && terminators.length === 0) {
    const problem = 'nothing ends an answer: name a type in doneTypes or a text in terminators'
    return [at(FRAMES, problem, 'doneTypes')]
  }
  if (doneTypes.length === 0 || frames.reading === 'custom') return []
  return terminators.map((terminator, index) => {
    const problem = `frames are wrapped and end with type ${doneTypes.join(' or ')}, so that ${terminator} cannot end them too; leave it out, or write "doneTypes": []`
    return isBareText(terminator) ? at(FRAMES, problem, `terminators/${index}`) : null
  })
}

function typeComplaints(frames: Reading): readonly (Complaint | null)[] {
  const [, typeName, ...deeper] = (textOf(frames['typePointer']) || '/type').split('/')
  const inFrame = `requests say their type too, and directly in the frame: write /${deeper.at(-1)}`
  const held = `the member ${typeName} holds the type already; name another`
  const failed = 'an answer of type error has failed, and not come to its end; leave it out'
  return [
    frames['requestType'] !== undefined && deeper.length > 0 ? at(FRAMES, inFrame, 'typePointer') : null,
    frames['requestMember'] === typeName ? at(FRAMES, held, 'requestMember') : null,
    ...textsOf(frames['doneTypes']).map((type, index) =>
      type === 'error' ? at(FRAMES, failed, `doneTypes/${index}`) : null,
    ),
  ]
}

const takenFields: Rule = ({ readings }) => {
  const fields = [
    ['websocket.auth', 'the key'],
    [REGISTRATION, 'the address'],
    ['sse.switch', 'the switch'],
  ] as const
  return fields.map(([key, what]) => {
    const name = readings.get(key)?.['field']
    if (typeof name !== 'string' || !TAKEN.includes(name)) return null
    return at(
      key,
      `the request field ${name} has a meaning already and cannot hold ${what}; name another`,
      'field',
    )
  })
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

const triggerOfAnotherType: Rule = ({ readings }) => {
  const type = readings.get(TRIGGER)?.['type']
  const types = textsOf(readings.get('webhooks.types')?.['types'])
  if (typeof type !== 'string' || types.length === 0 || types.includes(type)) return null
  return at(TRIGGER, `webhooks.types does not list ${type}; there is ${types.join(', ')}`, 'type')
}

const maximumOutOfRange: Rule = ({ readings }) => {
  const most = readings.get(MAXIMUM)?.['maximum']
  const bounds = readings.get('maxTokens.bounds')
  const [minimum, maximum] = [bounds?.['minimum'], bounds?.['maximum']]
  if (typeof most !== 'number') return null
  if (typeof maximum === 'number' && most !== maximum) {
    const problem = `maxTokens.bounds ends at ${maximum}, not at ${most}; write one number in both`
    return at(MAXIMUM, problem, 'maximum')
  }
  if (typeof minimum !== 'number' || most >= minimum) return null
  return at(MAXIMUM, `maxTokens.bounds begins at ${minimum}, above ${most}`, 'maximum')
}

const growingDelays: Rule = ({ inForce: readings }) => {
  const delays = numbersOf(readings, RETRY, 'delaysSeconds')
  const place = delays.findIndex((delay, index) => delay < (delays[index - 1] ?? 0))
  if (place < 0) return null
  const problem = `the reading same-id has growing delays, and ${delays[place]} comes after ${delays[place - 1]}; put them in order`
  return at(RETRY, problem, `delaysSeconds/${place}`)
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

const signedTime: Rule = ({ inForce: readings }) => {
  const content = stringOf(readings, SIGNATURE, 'content') ?? ''
  if (!content.includes('{timestamp}') || stringOf(readings, SIGNATURE, 'timestampHeader') !== null)
    return null
  return at(SIGNATURE, 'no reading says where {timestamp} stands; name timestampHeader', 'content')
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
  unsignedWithSecret,
  idWithoutPointer,
  rotationWithoutSecret,
  samePlace,
  wrappedFrames,
  takenFields,
  keyAsOnlySubprotocol,
  perRequestWithoutBody,
  growingDelays,
  retriesOutOfSight,
  signedText,
  signedTime,
  triggerOfAnotherType,
  requiredYetAbsent,
  maximumOutOfRange,
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

function isBareText(terminator: string): boolean {
  if (/^close \d+$/.test(terminator)) return false
  return !isRecord(parseJson(terminator))
}
