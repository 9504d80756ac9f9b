/**
 * Finds the files of code, and the ids of checks, faults, readings and variants, that a change touches. Samples of large tests always
 * contain the cases with these ids. Uncommitted work touches all names in a declaration with a changed line. A commit touches
 * the names that it adds as whole quoted texts, if it is at most four hours (in the brief sample: one hour) older than the newest
 * commit. Words of sentences and parts of code, such as `text.repeat`, are not names.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
// The maximum age of commits that count as new, in seconds. The commits of one push are made within a few hours.
const LANDED_SECONDS = 4 * 60 * 60
const WORK_SECONDS = 60 * 60
// Matches names, which have a hyphen or a dot, such as `content-null` or `errors.body`.
const NAMES = /[a-z]\w*(?:[-.]\w+)+/gi
// Matches names that are all of a quoted text. A declaration and a table quote their names so.
const QUOTED = /(?<=(["']))[a-z]\w*(?:[-.]\w+)+(?=\1)/gi
const GAPS = 'schemas/gaps.json'
// The members of a reading that are texts for people.
const TEXTS = ['description', 'meaning', 'wire', 'example']
// The files that declare checks, faults and variants.
const DECLARATIONS = ['conformance/*.ts', 'test/faults/*.ts', 'test/variants/*.ts', ':!*.test.ts']
/** The files in which an added name counts as touched, as path patterns of git. Tests are left out, because they only repeat names. */
export const SOURCES: readonly string[] = [
  '*.ts',
  '*.json',
  ':!package-lock.json',
  ':!*.test.ts',
  ':!*/testdata/*',
  ':!test/[!fsv]*',
  ':!test/fixtures/*',
]

/** Returns the names that a diff adds as whole quoted texts more often than it removes them. */
export function namesAdded(diff: string): ReadonlySet<string> {
  const balance = new Map<string, number>()
  for (const line of diff.split('\n')) {
    const step = line.startsWith('+') ? 1 : line.startsWith('-') ? -1 : 0
    if (step === 0 || !isNaming(line)) continue
    for (const [name] of line.matchAll(QUOTED)) balance.set(name, (balance.get(name) ?? 0) + step)
  }
  return new Set([...balance].filter(([, more]) => more > 0).map(([name]) => name))
}

/**
 * Returns the names of readings, such as `errors.body = openai`, that are new in `now` or have other parameters there.
 * Changed texts for people do not count. `before` and `now`: two versions of `schemas/gaps.json`.
 */
export function readingsChanged(before: string, now: string): readonly string[] {
  const known = readingsIn(before)
  return [...readingsIn(now)].filter(([name, form]) => known.get(name) !== form).map(([name]) => name)
}

/** Returns all names on the added, removed and unchanged lines of a diff, except on comment lines. */
export function namesShown(diff: string): readonly string[] {
  return diff.split('\n').flatMap((line) => (isNaming(line) ? [...line.matchAll(NAMES)].map(String) : []))
}

/** Returns the files of a diff in which more than comments and imports changed. */
export function filesChanged(diff: string): readonly string[] {
  return diff.split(/^diff --git .* b\//m).flatMap((part) => {
    const [file = '', ...lines] = part.split('\n')
    return lines.some((line) => /^[-+]/.test(line) && isNaming(line)) ? [file] : []
  })
}

// Returns whether names on a line of a diff count. Those in comments and imports do not: they repeat names, also of files that moved.
function isNaming(line: string): boolean {
  const isRepeating = /^.(?:\s*(?:\/\/|\/?\*)|(?:import |\} from ))/.test(line)
  return /^[-+ ]/.test(line) && !/^(?:---|\+\+\+)/.test(line) && !isRepeating
}

function readingsIn(gaps: string): ReadonlyMap<string, string> {
  const parsed = JSON.parse(gaps, (member, value: unknown) =>
    TEXTS.includes(member) ? undefined : value,
  ) as {
    readonly gaps?: unknown
  }
  return new Map(
    objectsIn(parsed).map(({ key, name, ...form }) => [
      `${String(key)} = ${String(name)}`,
      JSON.stringify(form),
    ]),
  )
}

// Returns the readings in a value, at any depth: the objects with a key and a name.
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'key' in value && 'name' in value ? [{ ...value }] : []
  return [...own, ...Object.values(value).flatMap(objectsIn)]
}

/**
 * Returns the files of code, and the ids of checks, faults, readings and variants, that the current change touches. The set is empty
 * if git fails. Reads them from the file of {@link writeTouchedNames} if this file exists.
 */
export function touchedNames(isBrief: boolean): ReadonlySet<string> {
  const listed = process.env['ASSAY_TOUCHED_NAMES']
  if (listed !== undefined && existsSync(listed))
    return new Set(readFileSync(listed, 'utf8').split('\n').filter(Boolean))
  try {
    const base = baseOfChange(isBrief ? WORK_SECONDS : LANDED_SECONDS)
    if (base === '') return new Set()
    return new Set([
      ...namesAdded(git('diff', '--unified=0', '--no-color', base, '--', ...SOURCES)),
      ...namesShown(git('diff', '--function-context', '--no-color', 'HEAD', '--', ...DECLARATIONS)),
      ...filesChanged(git('diff', '--unified=0', '--no-color', base, '--', '*.ts', '*.json')),
      ...git('ls-files', '--others', '--exclude-standard', '--', '*.test.ts').split('\n').filter(Boolean),
      ...readingsChanged(git('show', `${base}:${GAPS}`), readFileSync(join(root, GAPS), 'utf8')),
    ])
  } catch {
    // Not a checkout with a history: the sample alone runs.
    return new Set()
  }
}

/** Writes the result of {@link touchedNames} to a file in `.cache`, for all workers of a test run. Returns its path. */
export function writeTouchedNames(isBrief: boolean): string {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const path = join(root, '.cache', 'touched-names.txt')
  writeFileSync(path, [...touchedNames(isBrief)].join('\n'))
  return path
}

/** Returns the newest commit that is at least `seconds` older than HEAD; an empty text if there is none. */
function baseOfChange(seconds: number): string {
  const newest = Number(git('log', '-1', '--format=%ct'))
  return git('rev-list', '-1', `--before=${newest - seconds}`, 'HEAD').trim()
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
