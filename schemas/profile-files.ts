/** Reads the files of profiles, each by itself: what a profile says of others is resolved in `available-profiles.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { validators } from './compiled/validators.js'
import { ProfileError, type WrittenFile } from './profile-error.ts'
import { PROFILES_VARIABLE } from './profile-variable.ts'

/** The value of one reading in a profile: its name and its parameters. */
export type ProfileReading = { readonly reading: string; readonly [parameter: string]: unknown }

/** A profile as it is written: null takes out a reading of the profile that it extends. */
export type WrittenProfile = {
  readonly name: string
  readonly title: string
  /** Name of the profile whose readings hold here too, unless this one has the same key. */
  readonly extends?: string
  /** True for the profile in force unless a user names another one. */
  readonly isDefault?: boolean
  readonly readings: { readonly [key: string]: ProfileReading | null }
}

const SCHEMA_ID = 'urn:assay:profile'

/** Returns the paths of the profiles in a folder, or the one path of a file. Throws ProfileError when the folder cannot be read. */
export function profilePaths(place: string): readonly string[] {
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

/** Reads one profile. Throws ProfileError when the file cannot be used. */
export function readProfile(path: string): WrittenProfile {
  const value = parse(path)
  const written: WrittenFile = { path, value }
  if (!isProfile(value)) throw new ProfileError(`${path} is not a profile: ${firstProblem()}`, { written })
  const unknown = schemaIdsIn(value).find((id) => validators[id] === undefined)
  if (unknown === undefined) return value
  throw new ProfileError(`${path} names the schema ${unknown}: no file below schemas/ has this $id`, {
    written,
  })
}

/** Reads a profile that this package ships: its file has its name. Throws ProfileError. */
export function readShippedProfile(path: string): WrittenProfile {
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
