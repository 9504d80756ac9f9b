/**
 * The profiles: every JSON file in `schemas/profiles/`, and those that the environment variable ASSAY_PROFILES names or whose folder it names.
 * Nothing else reads them, and no code knows a profile by its name.
 */
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import gaps from './gaps.json' with { type: 'json' }
import { ProfileError } from './profile-error.ts'
import {
  profilePaths,
  readProfile,
  readShippedProfile,
  type ProfileReading,
  type WrittenProfile,
} from './profile-files.ts'
import { PROFILES_VARIABLE } from './profile-variable.ts'

/** A profile (`profile.schema.json`): the readings of the one that it extends are among its own, but for those it takes out. */
export type ProfileFile = Omit<WrittenProfile, 'readings'> & {
  readonly readings: { readonly [key: string]: ProfileReading }
}

/** The profiles that can be used, and the errors of the others. */
type LoadedProfiles = {
  readonly profiles: readonly ProfileFile[]
  readonly problems: readonly ProfileError[]
}


const SHIPPED = fileURLToPath(new URL('profiles', import.meta.url))

// Help texts and lists work without the default profile. No run does, because nothing has this name.
const UNREADABLE: ProfileFile = { name: 'unreadable', title: 'The default profile', readings: {} }

const loaded = loadProfiles(process.env[PROFILES_VARIABLE])

/** Every profile that can be used, the default one first, then by name. */
export const profileFiles: readonly ProfileFile[] = loaded.profiles

/** The errors of the profiles that cannot be used. A command that judges by a profile throws the first one. */
export const profileProblems: readonly ProfileError[] = loaded.problems

/** The profile in force unless a user names another one. It has no readings when the default one cannot be used. */
export const defaultProfileFile: ProfileFile =
  profileFiles.find(({ isDefault }) => isDefault === true) ?? UNREADABLE

/** Reads the profiles as {@link loadProfiles} does. Throws ProfileError when one of them cannot be used. */
export function readProfiles(places = '', shipped = SHIPPED): readonly ProfileFile[] {
  const { profiles, problems } = loadProfiles(places, shipped)
  const [first] = problems
  if (first !== undefined) throw first
  return profiles
}

/** Reads the profiles in the folder `shipped` and those in `places`: folders and files, one after the other as in PATH. */
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
  // Only a shipped profile may be the default one, else a folder would change what every run is judged by.
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

// A parameter that is left out comes from the profile that is extended when it has the same reading. Else it has its default.
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

function defaultsInGap(key: string, name: string): object {
  const known: readonly { readonly readings: readonly GapReading[] }[] = gaps
  const readings = known.flatMap((gap) => gap.readings)
  return readings.find((reading) => reading.key === key && reading.name === name)?.parameters ?? {}
}

function byDefaultThenName(one: ProfileFile, other: ProfileFile): number {
  return Number(other.isDefault === true) - Number(one.isDefault === true) || (one.name < other.name ? -1 : 1)
}
