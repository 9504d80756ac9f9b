/** Defines random changes of a bundle, in bytes of the file or in members of its JSON. They depend only on a seed. */
import { createHash } from 'node:crypto'
import type { MemberName, Members } from '../../certificate/bundle-file.ts'
import { tampered, type Json } from './tamper.ts'

/** A changed copy of a bundle: either its packed bytes or its members. `what` describes the change. */
export type Mutation = {
  readonly what: string
  readonly packed?: Uint8Array
  readonly members?: Members
}

/** Returns the mutation that `number` determines: of bytes if it is even, else of a member. `packed`: the bytes of the bundle `good`. */
export function mutation(number: number, good: Members, packed: Uint8Array): Mutation {
  const random = randomOf(`mutation ${number}`)
  if (number % 2 === 0) return byteMutation(random, packed)
  return fieldMutation(random, good)
}

function byteMutation(random: Random, packed: Uint8Array): Mutation {
  const at = random(packed.length)
  const changed = packed.slice()
  const bit = random(8)
  changed[at] = (changed[at] ?? 0) ^ (1 << bit)
  return { what: `bit ${bit} of byte ${at}`, packed: changed }
}

const JSON_MEMBERS: readonly MemberName[] = [
  'manifest.json',
  'run.json',
  'run.json',
  'statement.json',
  'suite.json',
  'environment.json',
]
const CARES = ['careless', 'rehashed'] as const

function fieldMutation(random: Random, good: Members): Mutation {
  const care = CARES[random(CARES.length)] ?? 'careless'
  let what = ''
  const edit = (value: Json): void => {
    const places = placesIn(value)
    const place = places[random(places.length)]
    if (place === undefined) return
    what = place.path
    place.set(changedValue(place.value, random))
  }
  const member = JSON_MEMBERS[random(JSON_MEMBERS.length)] ?? 'run.json'
  const isTranscript = random(2) === 0
  const members = tampered(good, {
    care,
    key: null,
    edit: ({ json, lines }) =>
      isTranscript ? lines((all) => edit(all[random(all.length)] ?? {})) : json(member, edit),
  })
  return { what: `${care}: ${isTranscript ? 'transcript.ndjson' : member}${what}`, members }
}

type Place = { readonly path: string; readonly value: unknown; readonly set: (value: unknown) => void }

function placesIn(value: unknown, path = ''): readonly Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => [
    {
      path: `${path}/${name}`,
      value: member as unknown,
      set: (other: unknown) => void Reflect.set(value, name, other),
    },
    ...placesIn(member, `${path}/${name}`),
  ])
}

function changedValue(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return [value + 1, 0, -value, value * 10][random(4)]
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return ['', `${value}x`, 'pass', 'conformant', value.slice(1)][random(5)]
  if (Array.isArray(value)) return random(2) === 0 ? [] : value.slice(1)
  return random(2) === 0 ? null : {}
}

type Random = (below: number) => number

function randomOf(seed: string): Random {
  let drawn = 0
  return (below) => {
    drawn += 1
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() % below
  }
}
