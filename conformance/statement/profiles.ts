/** The profiles by name, and the known readings of each key. */
import gaps from '../../schemas/gaps.json' with { type: 'json' }
import {
  defaultProfileFile,
  profileFiles,
  profileProblems,
  type ProfileFile,
} from '../../schemas/available-profiles.ts'
import type { Reading } from './readings.ts'

/** A named set of readings by key, each with its parameters. */
export type Profile = {
  readonly name: string
  readonly title: string
  readonly readings: ReadonlyMap<string, Reading>
}

const PROFILES: readonly Profile[] = profileFiles.map(profileOf)

/** Name of the profile in force unless a user names another one. */
export const defaultProfileName: string = defaultProfileFile.name

/** Names of the profiles, the default one first. */
export const profileNames: readonly string[] = PROFILES.map(({ name }) => name)

/** The profile in force unless a user names another one. It has no readings when its file cannot be used. */
export const defaultProfile: Profile = profileOf(defaultProfileFile)

/** Returns the profile of that name; null when there is none. Throws ProfileError when there is none and some file cannot be used. */
export function profileNamed(name: string): Profile | null {
  const found = PROFILES.find((profile) => profile.name === name)
  const [problem] = profileProblems
  if (found === undefined && problem !== undefined) throw problem
  return found ?? null
}

function profileOf({ name, title, readings }: ProfileFile): Profile {
  return { name, title, readings: new Map<string, Reading>(Object.entries(readings)) }
}

/** Keys a statement may declare a reading for, in the order of the gaps. */
export const readingKeys: readonly string[] = [...new Set(gaps.flatMap(({ keys }) => keys))]

/** Returns the names of the readings of a key, the one of the default profile first; none for an unknown key. */
export function readingNames(key: string): readonly string[] {
  return readingsOf(key).map(({ name }) => name)
}

/**
 * Completes a reading with the parameters that it does not give. They come from the profile `extended` when it has the same
 * reading, else from the defaults of the name.
 */
export function completeReading(key: string, given: Reading, extended: Profile | null = null): Reading {
  const usual = extended?.readings.get(key)
  return { ...(usual?.reading === given.reading ? usual : defaultsOf(key, given.reading)), ...given }
}

/**
 * Returns the parameters of a reading that are not given: those of the default profile, else those of the gap. Other profiles give
 * none, because then a new profile would change the statements of others.
 */
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
