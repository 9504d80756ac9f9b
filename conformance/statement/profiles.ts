/** Provides the profiles by name, and the known readings of each key. */
import gaps from '../../schemas/gaps.json' with { type: 'json' }
import {
  defaultProfileFile,
  profileFiles,
  profileProblems,
  type ProfileFile,
} from '../../schemas/available-profiles.ts'
import { capabilityNamed, type Capability } from '../exchange/capabilities.ts'
import type { Reading } from './readings.ts'

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
  return readingsOf(key).map(({ name }) => name)
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
  return readingsOf(key).find((reading) => reading.name === name)?.parameters ?? {}
}

type KnownReading = {
  readonly key: string
  readonly name: string
  readonly parameters?: { readonly [parameter: string]: unknown }
}

function readingsOf(key: string): readonly KnownReading[] {
  const known: readonly { readonly readings: readonly KnownReading[] }[] = gaps
  return known.flatMap(({ readings }) => readings).filter((reading) => reading.key === key)
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
