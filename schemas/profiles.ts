/**
 * The profiles: every JSON file in `schemas/profiles/`, and those that the environment variable ASSAY_PROFILES names or whose folder it names.
 * Nothing else reads them, and no code knows a profile by its name.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { validators } from './compiled/validators.js'
import { ProfileError } from './profile-error.ts'
import { PROFILES_VARIABLE } from './profile-variable.ts'

/** The value of one reading in a profile: its name and its parameters. */
type ProfileReading = { readonly reading: string; readonly [parameter: string]: unknown }

/** A profile (`profile.schema.json`): the readings of the one that it extends are among its own, but for those it takes out. */
export type ProfileFile = {
  readonly name: string
  readonly title: string
  /** Name of the profile whose readings hold here too, unless this one has the same key. */
  readonly extends?: string
  /** True for the profile in force unless a user names another one. */
  readonly isDefault?: boolean
  readonly readings: { readonly [key: string]: ProfileReading }
}

/** A profile as it is written: null takes out a reading of the profile that it extends. */
type WrittenProfile = Omit<ProfileFile, 'readings'> & {
  readonly readings: { readonly [key: string]: ProfileReading | null }
}

export { PROFILES_VARIABLE } from './profile-variable.ts'

const SHIPPED = fileURLToPath(new URL('profiles', import.meta.url))
const SCHEMA_ID = 'urn:assay:profile'

/** Every profile, the default one first, then by name. Throws ProfileError when this module is loaded. */
export const profileFiles: readonly ProfileFile[] = readProfiles(process.env[PROFILES_VARIABLE])

/** The profile in force unless a user names another one. */
export const defaultProfileFile: ProfileFile = requireDefault(profileFiles)

/** Reads the shipped profiles and those in `places`: folders and files, one after the other as in PATH. Throws ProfileError. */
export function readProfiles(places = ''): readonly ProfileFile[] {
  const shipped = readFolder(SHIPPED)
  // Only a shipped profile may be the default one, else a folder would change what every run is judged by.
  const further = places
    .split(delimiter)
    .filter((place) => place !== '')
    .flatMap(readPlace)
    .map((profile) => ({
      ...profile,
      isDefault: false,
    }))
  const all = [...shipped, ...further]
  for (const [place, { name }] of all.entries()) {
    if (all.findIndex((other) => other.name === name) === place) continue
    throw new ProfileError(`two profiles are named '${name}': give one of them another name`)
  }
  return all.map((profile) => withExtended(profile, all, [])).toSorted(byDefaultThenName)
}

function withExtended(
  profile: WrittenProfile,
  all: readonly WrittenProfile[],
  below: readonly string[],
): ProfileFile {
  const { name, extends: wanted, readings } = profile
  if (wanted === undefined) return { ...profile, readings: withoutNull(readings) }
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
  return { ...profile, readings: withoutNull({ ...withExtended(base, all, path).readings, ...readings }) }
}

function withoutNull(readings: WrittenProfile['readings']): ProfileFile['readings'] {
  return Object.fromEntries(
    Object.entries(readings).flatMap(([key, reading]) => (reading === null ? [] : [[key, reading]])),
  )
}

function byDefaultThenName(one: ProfileFile, other: ProfileFile): number {
  return Number(other.isDefault === true) - Number(one.isDefault === true) || (one.name < other.name ? -1 : 1)
}

function requireDefault([first]: readonly ProfileFile[]): ProfileFile {
  if (first?.isDefault === true) return first
  throw new ProfileError(`no profile in ${SHIPPED} has "isDefault": true`)
}

function readPlace(place: string): readonly WrittenProfile[] {
  return place.endsWith('.json') ? [readProfile(place)] : readFolder(place)
}

function readFolder(folder: string): readonly WrittenProfile[] {
  return namesIn(folder).map((name) => readProfile(join(folder, name)))
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch (cause) {
    throw new ProfileError(
      `cannot read the folder of profiles: ${folder} (${PROFILES_VARIABLE}). Name a folder`,
      {
        cause,
      },
    )
  }
}

function readProfile(path: string): WrittenProfile {
  const value = parse(path)
  if (!isProfile(value)) throw new ProfileError(`${path} is not a profile: ${firstProblem()}`)
  const unknown = schemaIdsIn(value).find((id) => validators[id] === undefined)
  if (unknown === undefined) return value
  throw new ProfileError(`${path} names the schema ${unknown}, which this version does not have`)
}

function parse(path: string): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return value
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new ProfileError(`${path} is not JSON: ${message}`, { cause })
  }
}

function isProfile(value: unknown): value is WrittenProfile {
  return validators[SCHEMA_ID]?.(value) === true
}

function firstProblem(): string {
  const [first] = validators[SCHEMA_ID]?.errors ?? []
  if (first === undefined) return 'unknown'
  const name: unknown = first.params['additionalProperty']
  const which = typeof name === 'string' ? `: ${JSON.stringify(name)} is not known there` : ''
  return `${first.instancePath || '/'} violates ${first.keyword}${which}`
}

function schemaIdsIn({ readings }: WrittenProfile): readonly string[] {
  return Object.values(readings)
    .flatMap((reading) => [reading?.['schema'], reading?.['fullSchema'], reading?.['errorSchema']])
    .filter((id) => typeof id === 'string')
}
