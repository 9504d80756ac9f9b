/** Loads the profiles in `schemas/profiles/` and those that ASSAY_PROFILES names. */
import { delimiter, basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import gaps from './gaps.json' with { type: 'json' }
import { ProfileError, type WrittenFile } from './profile-error.ts'
import { PROFILES_VARIABLE } from './profile-variable.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { validators } from './compiled/validators.js'

type ProfileReading = { readonly reading: string; readonly [parameter: string]: unknown }

/** The content of a profile file, which declares behaviors (readings) by key. Null removes a reading that the profile would inherit. */
type WrittenProfile = {
  readonly name: string
  readonly title: string
  /** The name of a profile whose readings this profile inherits. Readings of this profile replace inherited ones with the same key. */
  readonly extends?: string
  readonly isDefault?: boolean
  readonly readings: { readonly [key: string]: ProfileReading | null }
}

const SCHEMA_ID = 'urn:assay:profile'

/** Returns the paths of profiles in a folder, or the path of a single file. Throws ProfileError for an unreadable folder. */
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

/** Parses a profile file. Throws ProfileError if it is invalid. */
function readProfile(path: string): WrittenProfile {
  const value = parse(path)
  const written: WrittenFile = { path, value }
  if (!isProfile(value)) throw new ProfileError(`${path} is not a profile: ${firstProblem()}`, { written })
  const unknown = schemaIdsIn(value).find((id) => validators[id] === undefined)
  if (unknown === undefined) return value
  throw new ProfileError(`${path} names the schema ${unknown}: no file below schemas/ has this $id`, {
    written,
  })
}

/** Parses a profile of this package. Its file must be named after the profile. Throws ProfileError. */
function readShippedProfile(path: string): WrittenProfile {
  const profile = readProfile(path)
  if (basename(path) === `${profile.name}.json`) return profile
  throw new ProfileError(
    `${path} has the name '${profile.name}', which --profile takes. Call the file ${profile.name}.json`,
  )
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
  const { additionalProperty, missingProperty } = first.params
  const place = first.instancePath || '/'
  if (missingProperty === 'schema') return `${place} needs "schema": "assay.profile/1"`
  if (typeof missingProperty === 'string') return `${place} needs ${JSON.stringify(missingProperty)}`
  const which =
    typeof additionalProperty === 'string' ? `: ${JSON.stringify(additionalProperty)} is not known there` : ''
  return `${place} violates ${first.keyword}${which}`
}

function schemaIdsIn({ readings }: WrittenProfile): readonly string[] {
  return Object.values(readings)
    .flatMap((reading) => [reading?.['schema'], reading?.['fullSchema'], reading?.['errorSchema']])
    .filter((id) => typeof id === 'string')
}

/** A loaded profile (`profile.schema.json`) with its own and the inherited readings. */
export type ProfileFile = Omit<WrittenProfile, 'readings'> & {
  readonly readings: { readonly [key: string]: ProfileReading }
}

type LoadedProfiles = {
  readonly profiles: readonly ProfileFile[]
  readonly problems: readonly ProfileError[]
}

const SHIPPED = fileURLToPath(new URL('profiles', import.meta.url))

// Replaces an unreadable default profile. Help texts and lists work with this profile. Runs throw a ProfileError.
const UNREADABLE: ProfileFile = { name: 'unreadable', title: 'The default profile', readings: {} }

const loaded = loadProfiles(process.env[PROFILES_VARIABLE])

/** All valid profiles: the default profile first, then by name. */
export const profileFiles: readonly ProfileFile[] = loaded.profiles

/** The errors of invalid profiles. Commands that need a profile throw the first one. */
export const profileProblems: readonly ProfileError[] = loaded.problems

/** The default profile. It has no readings if its file is invalid. */
export const defaultProfileFile: ProfileFile =
  profileFiles.find(({ isDefault }) => isDefault === true) ?? UNREADABLE

/** Loads the profiles of the folder `shipped` and of `places` (paths of files and folders, separated as in the variable PATH). */
export function loadProfiles(places = '', shipped = SHIPPED): LoadedProfiles {
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
  // Only a shipped profile may be the default; otherwise a folder could change the rules of every run.
  const further = usable(usable(named, profilePaths).flat(), readProfile).map((profile) => ({
    ...profile,
    isDefault: false,
  }))
  const all = [...own, ...further]
  const distinct = usable([...all.entries()], ([place, profile]) =>
    requireFirst(profile, all.slice(0, place)),
  )
  const profiles = usable(distinct, (profile) => withExtended(profile, distinct, []))
  if (problems.length === 0 && !profiles.some(({ isDefault }) => isDefault === true))
    problems.push(new ProfileError(`no profile in ${shipped} has "isDefault": true`))
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
): ProfileFile {
  const { name, extends: wanted, readings } = profile
  if (wanted === undefined) return { ...profile, readings: completed(readings, {}, all) }
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
  return { ...profile, readings: completed(readings, withExtended(base, all, path).readings, all) }
}

// Returns the readings with all parameters. A missing parameter comes from the same reading of the extended profile,
// else of the default profile, else of the gap.
function completed(
  own: WrittenProfile['readings'],
  base: ProfileFile['readings'],
  all: readonly WrittenProfile[],
): ProfileFile['readings'] {
  const standard = all.find(({ isDefault }) => isDefault === true)?.readings ?? {}
  const entries = Object.entries({ ...base, ...own }).flatMap(([key, reading]) => {
    if (reading === null) return []
    const same = [base[key], standard[key]].find((usual) => usual?.reading === reading.reading)
    // The first spread keeps the order of the file.
    return [[key, { ...reading, ...(same ?? defaultsInGap(key, reading.reading)), ...reading }] as const]
  })
  return Object.fromEntries(entries)
}

type GapReading = { readonly key: string; readonly name: string; readonly parameters?: object }

/** Returns the default parameters of the reading `name` of `key`. Source: schemas/gaps.json. */
export function defaultsInGap(key: string, name: string): object {
  const known: readonly { readonly readings: readonly GapReading[] }[] = gaps
  const readings = known.flatMap((gap) => gap.readings)
  return readings.find((reading) => reading.key === key && reading.name === name)?.parameters ?? {}
}

function byDefaultThenName(one: ProfileFile, other: ProfileFile): number {
  return Number(other.isDefault === true) - Number(one.isDefault === true) || (one.name < other.name ? -1 : 1)
}
