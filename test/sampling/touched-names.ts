/**
 * Finds the names that a change adds or moves between values: ids of checks, faults, readings and variants. The samples of large tests
 * always hold the cases of these names. The change is what is not committed, and the commits of the 24 hours before the last one.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const DAY_SECONDS = 24 * 60 * 60
// Ids have a hyphen or a dot: `content-null`, `errors.body`. Readings of one word stand alone in quotes.
const WORDS = /(?<=")[a-z]\w+(?=")/gi
const NAMES = new RegExp(`[a-z][\\w]*(?:[-.][\\w]+)+|${WORDS.source}`, 'gi')
// What tests say of a name adds nothing to it.
const SOURCES = ['*.ts', '*.json', ':!package-lock.json', ':!*.test.ts', ':!*/testdata/*', ':!test']

/**
 * Returns the names that stand on more added lines than removed lines of a diff. A word that was in quotes before is no new name: words
 * such as `stream` are everywhere.
 */
export function namesAdded(diff: string, wordsBefore: ReadonlySet<string>): ReadonlySet<string> {
  const balance = new Map<string, number>()
  for (const line of diff.split('\n')) {
    const step =
      line.startsWith('+') && !line.startsWith('+++')
        ? 1
        : line.startsWith('-') && !line.startsWith('---')
          ? -1
          : 0
    if (step === 0) continue
    for (const [name] of line.matchAll(NAMES)) balance.set(name, (balance.get(name) ?? 0) + step)
  }
  const added = [...balance].filter(([, more]) => more > 0).map(([name]) => name)
  return new Set(added.filter((name) => /[-.]/.test(name) || !wordsBefore.has(name)))
}

/** Returns the names of the change in this checkout; none where git cannot tell. Reads them from `.cache` where `npm test` left them. */
export function touchedNames(): ReadonlySet<string> {
  const listed = process.env['ASSAY_TOUCHED_NAMES']
  if (listed !== undefined && existsSync(listed)) return new Set(readFileSync(listed, 'utf8').split('\n'))
  try {
    const base = baseOfChange()
    if (base === '') return new Set()
    const diff = git('diff', '--unified=0', '--no-color', base, '--', ...SOURCES)
    const quoted = git(
      'grep',
      '--no-color',
      '-hoE',
      '"[A-Za-z]\\w+"',
      base,
      '--',
      '*.json',
      ...SOURCES.slice(2),
    )
    return namesAdded(diff, new Set(quoted.split('\n').map((word) => word.slice(1, -1))))
  } catch {
    // Not a checkout with a history: the sample alone runs.
    return new Set()
  }
}

/** Writes the names of the change to a file of `.cache`, for all workers of a run of tests. Returns its path. */
export function writeTouchedNames(): string {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const path = join(root, '.cache', 'touched-names.txt')
  writeFileSync(path, [...touchedNames()].join('\n'))
  return path
}

/** Returns the commit before the change; empty where the history is shorter. */
function baseOfChange(): string {
  const newest = Number(git('log', '-1', '--format=%ct'))
  return git('rev-list', '-1', `--before=${newest - DAY_SECONDS}`, 'HEAD').trim()
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
