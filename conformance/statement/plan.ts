/**
 * Builds the plan of a run: the declared capabilities, and the expected behavior where the interface leaves it open (readings). Provides
 * the profiles by name, and the known readings of each key. Pure.
 */
import gaps from '../../schemas/gaps.json' with { type: 'json' }
import {
  defaultProfileFile,
  defaultsInGap,
  profileFiles,
  profileProblems,
  type ProfileFile,
} from '../../schemas/available-profiles.ts'
import { capabilityNamed, type Capability, CAPABILITIES } from '../exchange/capabilities.ts'
import type { Reading, Readings } from './readings.ts'

/** A named set of readings: how a service behaves, by key such as `errors.body`. Each reading has its parameters. */
export type Profile = {
  readonly name: string
  readonly title: string
  readonly readings: ReadonlyMap<string, Reading>
}

const PROFILES: readonly Profile[] = profileFiles.map(profileOf)

/** The name of the default profile. */
export const defaultProfileName: string = defaultProfileFile.name

/** The names of all profiles, the default profile first. */
export const profileNames: readonly string[] = PROFILES.map(({ name }) => name)

/** The default profile; without readings if its file is invalid. */
export const defaultProfile: Profile = profileOf(defaultProfileFile)

/** Returns the profile called `name`. If there is none, returns null, or throws ProfileError if a profile file is invalid. */
export function profileNamed(name: string): Profile | null {
  const found = PROFILES.find((profile) => profile.name === name)
  const [problem] = profileProblems
  if (found === undefined && problem !== undefined) throw problem
  return found ?? null
}

function profileOf({ name, title, readings }: ProfileFile): Profile {
  return { name, title, readings: new Map<string, Reading>(Object.entries(readings)) }
}

/** The keys that a statement may declare, such as `errors.body`, in the order of schemas/gaps.json. */
export const readingKeys: readonly string[] = [...new Set(gaps.flatMap(({ keys }) => keys))]

/** Returns the names of the readings that a statement may choose for a key, first the one of the default profile. Empty: unknown key. */
export function readingNames(key: string): readonly string[] {
  return gaps.flatMap(({ readings }) => readings.flatMap((one) => (one.key === key ? [one.name] : [])))
}

/** Returns `given` with missing parameters added: from the profile `extended` if it has the same reading of `key`, else the defaults. */
export function completeReading(key: string, given: Reading, extended: Profile | null = null): Reading {
  const usual = extended?.readings.get(key)
  return { ...(usual?.reading === given.reading ? usual : defaultsOf(key, given.reading)), ...given }
}

/** Returns the default parameters of the reading `name` of `key`. Source: the default profile, or else schemas/gaps.json. */
export function defaultsOf(key: string, name: string): { readonly [parameter: string]: unknown } {
  const usual = defaultProfile.readings.get(key)
  if (usual?.reading === name) return usual
  return { ...defaultsInGap(key, name) }
}

/** Returns the capability to which a key belongs, such as `sse` for `sse.events`. */
export function ownerOf(key: string): Capability {
  return capabilityNamed(firstGapOf(key)?.capability ?? '') ?? 'core'
}

/** Returns the id of the first open question (gap), such as `G4.7`, that a key such as `sse.events` answers; undefined if unknown. */
export function gapOfKey(key: string): string | undefined {
  return firstGapOf(key)?.id
}

function firstGapOf(key: string) {
  return gaps.find(({ keys }) => keys.some((each) => each === key))
}

/** The declaration of a capability. `auto`: undeclared, so the capability is judged if the target offers it. */
type Support = 'supported' | 'unsupported' | 'auto'

/** What a run expects of the service: its behavior in open questions (`readings`), each with its source, and its declared capabilities. */
export type Plan = {
  readonly profile: string
  readonly readings: Readings
  readonly capabilities: ReadonlyMap<Capability, Support>
  readonly statement?: StatementIdentity
  /** Header fields that every request needs, according to the statement; absent: none. */
  readonly requestHeaders?: readonly string[]
}

/** Identifies a statement: its name, the SHA-256 of its file in hexadecimal, and the profile that it extends, if any. */
export type StatementIdentity = { readonly name: string; readonly sha256: string; readonly extends?: string }

/** A parsed statement (`schemas/statement.schema.json`) with defaults filled in. */
export type Statement = {
  /** The name of the deployment, or the file name if the statement names no deployment. */
  readonly name: string
  readonly sha256: string
  /** The profile that the statement extends, or null. The readings of this profile count as declared. */
  readonly extends: string | null
  readonly capabilities: ReadonlyMap<Capability, 'supported' | 'unsupported'>
  readonly notes: ReadonlyMap<Capability, string>
  /** Names of header fields that every request needs. */
  readonly requestHeaders: readonly string[]
  readonly readings: ReadonlyMap<string, Reading>
  /** The keys that the statement declares as null. Profiles do not fill in these keys, and no check judges them. */
  readonly open: readonly string[]
}

/** The data from which a plan is made. `statement`: null if the user gave none. `require`: the capabilities that `--require` names. */
type PlanRequest = {
  readonly profile: string
  readonly statement: Statement | null
  readonly require: readonly string[]
}

/** The error for options from which no plan can be made. */
export class PlanError extends Error {
  readonly code: 'unknown-profile' | 'unknown-capability'

  constructor(code: PlanError['code'], message: string) {
    super(message)
    this.name = 'PlanError'
    this.code = code
  }
}

/**
 * Creates the plan of a run. The reading of each open question, such as `errors.body`, comes from the statement, or else from the profile
 * that the statement extends (both count as declared), or else from `profile`. A question has no reading if the statement sets it to null.
 * Throws PlanError for an unknown profile or capability.
 */
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
