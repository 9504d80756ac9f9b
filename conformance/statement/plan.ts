import { readdirSync, readFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import gaps from '../../schemas/gaps.json' with { type: 'json' }
import { validators } from '../../schemas/compiled/validators.js'
import { ProfileError, type WrittenFile } from '../../schemas/profile-error.ts'
import { PROFILES_VARIABLE } from '../../schemas/profile-variable.ts'
import { systemProblem } from '../../schemas/system-problem.ts'
import { defaultProfileName } from '../../schemas/unusual-readings.ts'
import { notJsonLine } from '../codec/json-lines.ts'
import { capabilityNamed, type Capability, CAPABILITIES } from '../exchange/capabilities.ts'
import type { Reading, Readings } from './readings.ts'

/** A named set of readings, such as the behavior of one product. */
export type Profile = {
  readonly name: string
  readonly title: string
  readonly readings: ReadonlyMap<string, Reading>
}

/** The content of a profile file. A reading that is null removes the reading of the extended profile. */
type WrittenProfile = {
  readonly name: string
  readonly title: string
  readonly extends?: string
  readonly readings: { readonly [key: string]: Reading | null }
}

const SCHEMA_ID = 'urn:assay:profile'

function profilePaths(place: string): readonly string[] {
  if (place.endsWith('.json')) return [place]
  try {
    return readdirSync(place)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(place, name))
  } catch (cause) {
    throw new ProfileError(
      `cannot read the folder of profiles: ${place} (${PROFILES_VARIABLE}). Name a folder`,
      { cause },
    )
  }
}

function readProfile(path: string): WrittenProfile {
  const text = textOf(path)
  const value = parse(text, path)
  const written: WrittenFile = { path, text }
  if (!isProfile(value)) throw new ProfileError(`${path} is not a profile`, { written })
  const unknown = schemaIdsIn(value).find((id) => validators[id] === undefined)
  if (unknown === undefined) return value
  throw new ProfileError(`${path} names the schema ${unknown}: no file below schemas/ has this $id`, {
    written,
  })
}

function readShippedProfile(path: string): WrittenProfile {
  const profile = readProfile(path)
  if (basename(path) === `${profile.name}.json`) return profile
  throw new ProfileError(
    `${path} has the name '${profile.name}', which --profile takes. Call the file ${profile.name}.json`,
  )
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new ProfileError(`cannot read the profile ${path}: ${systemProblem(cause)}`, { cause })
  }
}

function parse(text: string, path: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (cause) {
    throw new ProfileError(notJsonLine(text, path, cause), { cause })
  }
}

function isProfile(value: unknown): value is WrittenProfile {
  return validators[SCHEMA_ID]?.(value) === true
}

function schemaIdsIn({ readings }: WrittenProfile): readonly string[] {
  return Object.values(readings)
    .flatMap((reading) => [reading?.['schema'], reading?.['fullSchema'], reading?.['errorSchema']])
    .filter((id) => typeof id === 'string')
}

const SHIPPED = fileURLToPath(new URL('../../schemas/profiles', import.meta.url))

const loaded = loadProfiles(process.env[PROFILES_VARIABLE])

/** The errors in the profile files of Assay and in those that `ASSAY_PROFILES` lists. Empty if all files are valid. */
export const profileProblems: readonly ProfileError[] = loaded.problems

/** The names of all valid profiles, the default profile first. */
export const profileNames: readonly string[] = loaded.profiles.map(({ name }) => name)

/** The default profile; empty if its file is invalid, so that help texts still work. */
export const defaultProfile: Profile = loaded.profiles.find(isDefault) ?? {
  name: defaultProfileName,
  title: 'The default profile',
  readings: new Map(),
}

function isDefault({ name }: Profile | WrittenProfile): boolean {
  return name === defaultProfileName
}

/** Loads the profiles in the folder `shipped` and in the files or folders that `places` lists. */
export function loadProfiles(places = '', shipped = SHIPPED) {
  const problems: ProfileError[] = []
  const usable = <From, To>(values: readonly From[], read: (value: From) => To): readonly To[] =>
    values.flatMap((value) => {
      try {
        return [read(value)]
      } catch (error) {
        if (!(error instanceof ProfileError)) throw error
        problems.push(error)
        return []
      }
    })
  const own = usable(usable([shipped], profilePaths).flat(), readShippedProfile)
  const named = places.split(delimiter).filter((place) => place !== '')
  const all = [...own, ...usable(usable(named, profilePaths).flat(), readProfile)]
  const distinct = usable([...all.entries()], ([place, profile]) =>
    requireFirst(profile, all.slice(0, place)),
  )
  const profiles = usable(distinct, (profile) => withExtended(profile, distinct, []))
  return { profiles: profiles.toSorted(byDefaultThenName), problems }
}

function requireFirst(profile: WrittenProfile, before: readonly WrittenProfile[]): WrittenProfile {
  if (!before.some(({ name }) => name === profile.name)) return profile
  throw new ProfileError(`two profiles are named '${profile.name}': give one of them another name`)
}

function withExtended(
  profile: WrittenProfile,
  all: readonly WrittenProfile[],
  below: readonly string[],
): Profile {
  const { name, title, extends: wanted, readings } = profile
  if (wanted === undefined) return { name, title, readings: completed(readings, new Map(), all) }
  const path = [...below, name]
  if (path.includes(wanted))
    throw new ProfileError(`the profile '${wanted}' extends itself: ${[...path, wanted].join(' -> ')}`)
  const base = all.find((other) => other.name === wanted)
  if (base === undefined) {
    const names = all.map((other) => other.name).join(', ')
    throw new ProfileError(
      `the profile '${name}' extends '${wanted}', which is not a profile. Name one of ${names}`,
    )
  }
  return { name, title, readings: completed(readings, withExtended(base, all, path).readings, all) }
}

// Returns the readings with all parameters. A missing parameter comes from the extended profile, else from the default profile.
function completed(
  own: WrittenProfile['readings'],
  base: Profile['readings'],
  all: readonly WrittenProfile[],
): Profile['readings'] {
  const standard = all.find(isDefault)?.readings ?? {}
  const given = [...new Map([...base, ...Object.entries(own)])]
  return new Map(
    given.flatMap(([key, reading]) =>
      reading === null ? [] : [[key, withParameters(key, reading, [base.get(key), standard[key]])] as const],
    ),
  )
}

// Returns `given` with missing parameters added: from the first of `usual` with the same reading, else the defaults in schemas/gaps.json.
function withParameters(
  key: string,
  given: Reading,
  usual: readonly (Reading | null | undefined)[],
): Reading {
  const same = usual.find((other) => other?.reading === given.reading)
  // The first spread keeps the order of the file.
  return { ...given, ...(same ?? defaultsInGap(key, given.reading)), ...given }
}

type GapReading = { readonly key: string; readonly name: string; readonly parameters?: object }

function defaultsInGap(key: string, name: string): object {
  const known: readonly { readonly readings: readonly GapReading[] }[] = gaps
  const readings = known.flatMap((gap) => gap.readings)
  return readings.find((reading) => reading.key === key && reading.name === name)?.parameters ?? {}
}

/** Returns the profile called `name`, or null if there is none. Throws ProfileError instead of null if a profile file is invalid. */
export function profileNamed(name: string): Profile | null {
  const found = loaded.profiles.find((profile) => profile.name === name)
  const [problem] = profileProblems
  if (found === undefined && problem !== undefined) throw problem
  return found ?? null
}

function byDefaultThenName(one: Profile, other: Profile): number {
  return Number(isDefault(other)) - Number(isDefault(one)) || (one.name < other.name ? -1 : 1)
}

/** All keys of statements, such as `errors.body`. */
export const readingKeys: readonly string[] = [...new Set(gaps.flatMap(({ keys }) => keys))]

/** Returns the names of the behaviors that a statement may declare for a key, the default first. */
export function readingNames(key: string): readonly string[] {
  return gaps.flatMap(({ readings }) => readings.flatMap((one) => (one.key === key ? [one.name] : [])))
}

/** Completes the reading `given`. Missing parameters get the values of the profile `extended`, or else the defaults. */
export function completeReading(key: string, given: Reading, extended: Profile | null = null): Reading {
  return withParameters(key, given, [extended?.readings.get(key), defaultProfile.readings.get(key)])
}

/** Returns the reading `name` of a key such as `errors.body`, with its default parameters. */
export function defaultsOf(key: string, name: string): Reading {
  return completeReading(key, { reading: name })
}

/** Returns the capability to which a statement key belongs, such as `sse` for `sse.events`. Unknown keys belong to `core`. */
export function ownerOf(key: string): Capability {
  return capabilityNamed(firstGapOf(key)?.capability ?? '') ?? 'core'
}

/** Returns the id of the first open question (gap) that a key of the statement answers, such as `G4.7`. Undefined if the key is unknown. */
export function gapOfKey(key: string): string | undefined {
  return firstGapOf(key)?.id
}

function firstGapOf(key: string) {
  return gaps.find(({ keys }) => keys.some((each) => each === key))
}

type Support = 'supported' | 'unsupported' | 'auto'

/** The expectations of a run: declared capabilities and readings. */
export type Plan = {
  readonly profile: string
  readonly readings: Readings
  readonly capabilities: ReadonlyMap<Capability, Support>
  readonly statement?: StatementIdentity
  /** The names of the header fields that every request needs according to the statement. Absent if it names none. */
  readonly requestHeaders?: readonly string[]
}

/** The name and the SHA-256 digest of a statement, and the profile that it extends. */
export type StatementIdentity = { readonly name: string; readonly sha256: string; readonly extends?: string }

/** A parsed statement (`schemas/statement.schema.json`) with defaults filled in. */
export type Statement = {
  readonly name: string
  readonly sha256: string
  /** The profile that the statement extends, or null. */
  readonly extends: string | null
  readonly capabilities: ReadonlyMap<Capability, 'supported' | 'unsupported'>
  readonly notes: ReadonlyMap<Capability, string>
  readonly requestHeaders: readonly string[]
  readonly readings: ReadonlyMap<string, Reading>
  /** The keys that the statement sets to null. No check judges their behavior. */
  readonly open: readonly string[]
}

type PlanRequest = {
  readonly profile: string
  readonly statement: Statement | null
  readonly require: readonly string[]
}

/** Thrown if the options of a run name a profile or a capability that does not exist. */
export class PlanError extends Error {
  readonly code: 'unknown-profile' | 'unknown-capability'

  constructor(code: PlanError['code'], message: string) {
    super(message)
    this.name = 'PlanError'
    this.code = code
  }
}

/** Creates the plan of a run. Throws PlanError for an unknown profile or capability. */
export function resolvePlan({ profile, statement, require }: PlanRequest): Plan {
  const inForce = existingProfile(profile)
  const extended = statement?.extends == null ? null : existingProfile(statement.extends)
  const readings = new Map([
    ...layered('profile', inForce.readings),
    ...layered('declared', extended?.readings ?? new Map()),
    ...layered('declared', statement?.readings ?? new Map()),
  ])
  for (const key of statement?.open ?? []) readings.delete(key)
  const capabilities = supportOf(statement, require)
  if (statement === null) return { profile: inForce.name, readings, capabilities }
  const { name, sha256, requestHeaders } = statement
  const identity = { name, sha256, ...(extended === null ? {} : { extends: extended.name }) }
  const needs = requestHeaders.length === 0 ? {} : { requestHeaders }
  return { profile: inForce.name, readings, capabilities, statement: identity, ...needs }
}

function existingProfile(name: string): Profile {
  const profile = profileNamed(name)
  if (profile === null) throw new PlanError('unknown-profile', `there is no profile ${name}`)
  return profile
}

type Layered = readonly [key: string, { readonly layer: 'declared' | 'profile'; readonly value: Reading }]

function layered(layer: 'declared' | 'profile', readings: ReadonlyMap<string, Reading>): readonly Layered[] {
  return [...readings].map(([key, value]) => [key, { layer, value }])
}

function supportOf(
  statement: Statement | null,
  require: readonly string[],
): ReadonlyMap<Capability, Support> {
  const required = new Set(require.map(existingCapability))
  return new Map(
    CAPABILITIES.map((id) => {
      const always = id === 'core' || required.has(id)
      return [id, always ? 'supported' : (statement?.capabilities.get(id) ?? 'auto')]
    }),
  )
}

function existingCapability(id: string): Capability {
  const capability = capabilityNamed(id)
  if (capability === null) throw new PlanError('unknown-capability', `there is no capability ${id}`)
  return capability
}
