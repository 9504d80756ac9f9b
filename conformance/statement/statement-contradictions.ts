/**
 * Readings of one statement that cannot hold together. Only what the statement itself declares is looked at: a reading that
 * a profile brings along yields to it.
 */
import { parseJson } from '../codec/parse-json.ts'
import type { Capability } from '../exchange/capabilities.ts'
import { closest } from './closest.ts'
import { numberOf, numbersOf, stringOf, stringsOf, type Reading, type Readings } from './readings.ts'
import { isRecord } from '../exchange/reply.ts'
import { hasPart } from './signup-request.ts'
import { escapedPointer, type Complaint } from './statement-wording.ts'
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
  return RULES.flatMap((rule) => rule({ ...declared, inForce }))
}

// `inForce`: the declared readings alone, as if they were all that is in force.
type Rule = (declared: Declared & { readonly inForce: Readings }) => readonly Complaint[]

// Members of a request that have a meaning already (interface section 2.1).
const TAKEN = ['model', 'messages', 'max_tokens', 'temperature']

/** A reading is declared for a capability that is declared unsupported. The first part of a key names the capability. */
const unsupportedYetRead: Rule = ({ capabilities, readings }) =>
  [...readings.keys()].flatMap((key) => {
    const capability = key.split('.')[0] ?? ''
    const support = [...capabilities].find(([id]) => id === capability)?.[1]
    if (support !== 'unsupported') return []
    return [
      at(
        key,
        `${capability} is declared unsupported, so no reading may be declared here; leave one of the two out`,
      ),
    ]
  })

const unsignedWithSecret: Rule = ({ readings }) => {
  const registration = readings.get('webhooks.registration')
  if (readings.get('webhooks.signature')?.reading !== 'none' || registration === undefined) return []
  return ['secretPointer', 'rotatePath']
    .filter((name) => registration[name] !== undefined)
    .map((name) =>
      at(
        'webhooks.registration',
        `webhooks.signature is none, so there is no secret; leave ${name} out, or name the signature`,
        name,
      ),
    )
}

const idWithoutPointer: Rule = ({ readings }) => {
  const registration = readings.get('webhooks.registration')
  if (registration === undefined || registration['idPointer'] !== undefined) return []
  return ['removePath', 'rotatePath']
    .filter((name) => textOf(registration[name]).includes('{id}'))
    .map((name) =>
      at('webhooks.registration', 'there is no idPointer to find {id} with; write "idPointer": "/id"', name),
    )
}

const rotationWithoutSecret: Rule = ({ readings }) => {
  const registration = readings.get('webhooks.registration')
  if (registration?.['rotatePath'] === undefined || registration['secretPointer'] !== undefined) return []
  if (readings.get('webhooks.signature')?.reading === 'none') return []
  return [
    at(
      'webhooks.registration',
      'there is no secretPointer to find the new secret with; write "secretPointer": "/secret"',
      'rotatePath',
    ),
  ]
}

const samePlace: Rule = ({ readings }) => {
  const pairs = [
    ['webhooks.registration', 'idPointer', 'secretPointer'],
    ['websocket.frames', 'typePointer', 'chunkPointer'],
  ] as const
  return pairs.flatMap(([key, first, second]) => {
    const reading = readings.get(key)
    const [one, other] = [reading?.[first], reading?.[second]]
    if (typeof one !== 'string' || one !== other) return []
    return [at(key, `${first} and ${second} both point at ${one}; it can hold one of the two`, second)]
  })
}

const wrappedEnds: Rule = ({ readings }) => {
  const frames = readings.get('websocket.frames')
  if (frames?.reading !== 'wrapped' && frames?.reading !== 'custom') return []
  const terminators = textsOf(frames['terminators'])
  const doneTypes = textsOf(frames['doneTypes'])
  if (doneTypes.length === 0 && terminators.length === 0) {
    return [
      at(
        'websocket.frames',
        'nothing ends an answer: name a type in doneTypes or a text in terminators',
        'doneTypes',
      ),
    ]
  }
  return doneTypes.length === 0 || frames.reading === 'custom'
    ? []
    : terminators.flatMap((terminator, index) =>
        isBareText(terminator)
          ? [
              at(
                'websocket.frames',
                `frames are wrapped and end with type ${doneTypes.join(' or ')}, so that ${terminator} cannot end them too; leave it out, or write "doneTypes": []`,
                `terminators/${index}`,
              ),
            ]
          : [],
      )
}

const wrappedNames: Rule = ({ readings }) => {
  const frames = readings.get('websocket.frames')
  if (frames?.reading !== 'wrapped' && frames?.reading !== 'custom') return []
  const typeName = (textOf(frames['typePointer']) || '/type').split('/')[1]
  const clash = frames['requestMember'] === typeName
  const saysType = frames['requestType'] !== undefined
  const isDeep = saysType && textOf(frames['typePointer']).split('/').length > 2
  return [
    ...(isDeep
      ? [
          at(
            'websocket.frames',
            `requests say their type too, and directly in the frame: write /${textOf(frames['typePointer']).split('/').at(-1)}`,
            'typePointer',
          ),
        ]
      : []),
    ...(clash
      ? [
          at(
            'websocket.frames',
            `the member ${typeName} holds the type already; name another`,
            'requestMember',
          ),
        ]
      : []),
    ...textsOf(frames['doneTypes']).flatMap((type, index) =>
      type === 'error'
        ? [
            at(
              'websocket.frames',
              'an answer of type error has failed, and not come to its end; leave it out',
              `doneTypes/${index}`,
            ),
          ]
        : [],
    ),
  ]
}

const takenFields: Rule = ({ readings }) => {
  const fields = [
    ['websocket.auth', 'field', 'the key'],
    ['webhooks.registration', 'field', 'the address'],
    ['sse.switch', 'field', 'the switch'],
  ] as const
  return fields.flatMap(([key, parameter, what]) => {
    const name = readings.get(key)?.[parameter]
    if (typeof name !== 'string' || !TAKEN.includes(name)) return []
    return [
      at(
        key,
        `the request field ${name} has a meaning already and cannot hold ${what}; name another`,
        parameter,
      ),
    ]
  })
}

// A client that offers the key alone has to give up unless the service says the key back.
const keyAsOnlySubprotocol: Rule = ({ readings }) => {
  if (readings.get('websocket.auth')?.reading !== 'subprotocol') return []
  if (textsOf(readings.get('websocket.path')?.['subprotocols']).length > 0) return []
  return [
    at(
      'websocket.auth',
      'no subprotocol is named that a service could choose but the key itself; name one in websocket.path, as in {"reading": "same-path", "subprotocols": ["chat.v1"]}',
    ),
  ]
}

const perRequestWithoutBody: Rule = ({ readings }) => {
  if (readings.get('webhooks.registration')?.reading !== 'per-request') return []
  const trigger = readings.get('webhooks.trigger')
  if (trigger === undefined) {
    return [
      at(
        'webhooks.registration',
        'no reading says which request carries the field; declare webhooks.trigger',
      ),
    ]
  }
  const { method } = trigger
  if (method !== 'GET' && method !== 'DELETE') return []
  return [
    at('webhooks.trigger', `the address is a request field, and ${method} has no body; write POST`, 'method'),
  ]
}

const triggerOfAnotherType: Rule = ({ readings }) => {
  const type = readings.get('webhooks.trigger')?.['type']
  const types = textsOf(readings.get('webhooks.types')?.['types'])
  if (typeof type !== 'string' || types.length === 0 || types.includes(type)) return []
  return [
    at('webhooks.trigger', `webhooks.types does not list ${type}; there is ${types.join(', ')}`, 'type'),
  ]
}

const maximumOutOfRange: Rule = ({ readings }) => {
  const most = readings.get('maxTokens.maximum')?.['maximum']
  const bounds = readings.get('maxTokens.bounds')
  const [minimum, maximum] = [bounds?.['minimum'], bounds?.['maximum']]
  if (typeof most !== 'number') return []
  if (typeof maximum === 'number' && most !== maximum) {
    return [
      at(
        'maxTokens.maximum',
        `maxTokens.bounds ends at ${maximum}, not at ${most}; write one number in both`,
        'maximum',
      ),
    ]
  }
  if (typeof minimum !== 'number' || most >= minimum) return []
  return [at('maxTokens.maximum', `maxTokens.bounds begins at ${minimum}, above ${most}`, 'maximum')]
}

const RETRY = 'webhooks.retry'
const SIGNATURE = 'webhooks.signature'
const PLACES = ['{id}', '{timestamp}', '{body}'] as const

const growingDelays: Rule = ({ inForce: readings }) => {
  const delays = numbersOf(readings, RETRY, 'delaysSeconds')
  const place = delays.findIndex((delay, index) => delay < (delays[index - 1] ?? 0))
  if (place < 0) return []
  const problem = `the reading same-id has growing delays, and ${delays[place]} comes after ${delays[place - 1]}; put them in order`
  return [at(RETRY, problem, `delaysSeconds/${place}`)]
}

/** Only a wait that is written down can be too short by mistake. */
const retriesOutOfSight: Rule = ({ inForce: readings }) => {
  const [first] = numbersOf(readings, RETRY, 'delaysSeconds')
  if (first === undefined || numberOf(readings, RETRY, 'waitSeconds') === null) return []
  if (retriesDue(readings) > 0) return []
  const problem = `Assay would stop waiting before the first retry, which comes after ${first} s; raise it`
  return [at(RETRY, problem, 'waitSeconds')]
}

/** A text that is signed without the body proves nothing about it. */
const signedText: Rule = ({ inForce: readings }) => {
  const content = stringOf(readings, SIGNATURE, 'content')
  if (content === null) return []
  const [unknown] = (content.match(/\{[^{}]*\}/g) ?? []).filter(
    (place) => !PLACES.some((each) => each === place),
  )
  if (unknown !== undefined) {
    const guess = closest(unknown, PLACES)
    const hint = guess === null ? `there is ${PLACES.join(', ')}` : `did you mean ${guess}?`
    return [at(SIGNATURE, `nothing is put in for ${unknown}; ${hint}`, 'content')]
  }
  if (content.includes('{body}')) return []
  const problem =
    '{body} does not occur in it, so a signature would fit any body; write {body} where it belongs'
  return [at(SIGNATURE, problem, 'content')]
}

const signedTime: Rule = ({ inForce: readings }) => {
  const content = stringOf(readings, SIGNATURE, 'content') ?? ''
  if (!content.includes('{timestamp}') || stringOf(readings, SIGNATURE, 'timestampHeader') !== null) return []
  const problem = 'no reading says where {timestamp} stands; name timestampHeader'
  return [at(SIGNATURE, problem, 'content')]
}

const PARTS = ['email', 'password', 'name'] as const

/** Only what a request has a place for can be left out of it. */
const requiredYetAbsent: Rule = ({ inForce }) =>
  stringsOf(inForce, 'signup.request', 'required').flatMap((name, index) => {
    const part = PARTS.find((each) => each === name)
    if (part === undefined || hasPart(inForce, part)) return []
    const problem = `the request has no member {${part}}, so it cannot be left out; add it to the request, or remove it here`
    return [at('signup.request', problem, `required/${index}`)]
  })

const RULES: readonly Rule[] = [
  unsupportedYetRead,
  unsignedWithSecret,
  idWithoutPointer,
  rotationWithoutSecret,
  samePlace,
  wrappedEnds,
  wrappedNames,
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
