/**
 * Selects samples of the cases of the largest tests. `brief`: for `npm test` without file names. `wide` contains `brief`, and
 * is for `npm test` with file names. `daily`, for `.ci/run`: `wide` in one of seven test files, others each day, and else `brief`.
 * `full`: all cases, for `npm run test:full`. Each sample also has the cases whose names the current change adds
 * (`touched-names.ts`), and the wide sample of the test files that it touches. In the brief and the daily sample, the dearest tests
 * run in turn (`in-turn.ts`).
 */
import { createHash } from 'node:crypto'
import { IN_TURN, RESTING, testedFolders, TURNS } from './in-turn.ts'
import { touchedNames } from './touched-names.ts'

/** The samples, from the smallest to all cases. `ASSAY_TEST_SAMPLE` names one; the default is the wide one. */
const SAMPLES = ['brief', 'daily', 'wide', 'full']

const asked = process.env['ASSAY_TEST_SAMPLE'] ?? 'wide'
if (!SAMPLES.includes(asked))
  throw new Error(`ASSAY_TEST_SAMPLE is '${asked}'. Set it to one of ${SAMPLES.join(', ')}, or leave it out`)

/** Whether all cases run, and not only a sample. */
export const isFull = asked === 'full'

let found: ReadonlySet<string> | undefined
const touched = (): ReadonlySet<string> => (found ??= isFull ? new Set() : touchedNames(asked === 'brief'))

// Days since 1970 (UTC). Samples that change with the day run all their cases in turn.
const today = Math.floor(Date.now() / 86_400_000)
// The number of days in which the daily sample judges the wide sample of each test file.
const DAYS = 7

// Whether the sample is brief in the test files that are neither touched nor selected by the day.
const isMostlyBrief = asked === 'brief' || asked === 'daily'

/** Whether only the brief sample runs. False in a test file that the current change touches, or that the daily sample selects. */
export let isBrief = isMostlyBrief

/** Sets the sample of the test file that runs next: brief, or wide if the current change touches the file or it is its day. */
export function setSampleOf(testFile: string): void {
  const isSelected = asked === 'daily' && hashOf(testFile) % DAYS === today % DAYS
  isBrief = isMostlyBrief && !isSelected && !touched().has(testFile)
  // Tests outside of `test/` read the variable.
  process.env['ASSAY_TEST_SAMPLE'] = isFull ? 'full' : isBrief ? 'brief' : 'wide'
}

/**
 * Returns whether the current change touches a case: one of its names is touched. The only name of a text is the text
 * itself. An object has its `id`, `name`, `title` and reading as names. A list has the names of its texts and objects.
 */
export function isTouched(one: unknown): boolean {
  return namesOf(one).some((name) => {
    const [reading] = /^\S+ = \S+/.exec(name) ?? []
    // A reading is touched by what changes it, not by each new line that names its key.
    if (reading !== undefined) return touched().has(reading)
    return name.split(/[^\w.-]+/).some((word) => touched().has(word))
  })
}

/** Returns all cases in a full run, else only those of the current change. */
export function inFull<T>(cases: readonly T[]): readonly T[] {
  return isFull ? cases : cases.filter(isTouched)
}

/** Returns all cases. In the brief sample, returns only the cases that the current change touches. */
export function notBrief<T>(cases: readonly T[]): readonly T[] {
  return isBrief ? cases.filter(isTouched) : cases
}

/**
 * Returns the first of every `oneIn` cases, and the cases of the current change. A full run gets all cases. The brief
 * sample is `oneInBrief` times smaller.
 */
export function sampleOf<T>(cases: readonly T[], oneIn: number, oneInBrief = 1): readonly T[] {
  const step = isBrief ? oneIn * oneInBrief : oneIn
  return isFull ? cases : cases.filter((one, index) => index % step === 0 || isTouched(one))
}

/**
 * Returns a sample like {@link sampleOf} with the first case and, in the wide sample, others each day (UTC): all cases run in turn.
 * The brief sample is the same every day, because some cases take much longer than others.
 */
export function sampleOfToday<T>(cases: readonly T[], oneIn: number, oneInBrief = 1): readonly T[] {
  const [first, rest] = [cases.slice(0, 1), cases.slice(1)]
  const start = isBrief ? 0 : today % Math.max(rest.length, 1)
  return sampleOf([...first, ...rest.slice(start), ...rest.slice(0, start)], oneIn, oneInBrief)
}

/**
 * Returns whether a case is in the sample. A full run has all cases. Other runs have the cases that the current change
 * touches, and about one in `oneIn` of the other cases, selected by a hash of the name.
 */
export function isInSample(name: string, oneIn: number): boolean {
  return isFull || isTouched(name) || hashOf(name) % oneIn === 0
}

/**
 * Returns whether a test runs today: of the brief sample, those that the current change touches or whose code it changes, and one in
 * `TURNS` of the others. `index`: its place among the tests of its file.
 */
export function isTurnOf(testFile: string, index: number, title: string): boolean {
  const isInTurn = isBrief && IN_TURN.includes(testFile) && !isCodeTouched(testFile)
  return !isInTurn || (index + hashOf(testFile) + today) % TURNS === 0 || isTouched(title)
}

/** Returns the test files that do not run today: in the brief sample, those of `RESTING` whose turn is another day. `args` may name files. */
export function restingFiles(args: readonly string[]): readonly string[] {
  if (asked !== 'brief') return []
  const isNamed = (file: string) => args.some((arg) => arg.includes('/') && file.includes(arg))
  return RESTING.filter(
    (file, place) =>
      (place + today) % TURNS !== 0 && !isNamed(file) && !touched().has(file) && !isCodeTouched(file),
  )
}

// Returns whether the current change touches the code that a test file tests.
function isCodeTouched(testFile: string): boolean {
  const folders = testedFolders(testFile)
  return [...touched()].some(
    (name) => !name.endsWith('.test.ts') && folders.some((folder) => name.startsWith(folder)),
  )
}

function hashOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE()
}

function namesOf(one: unknown): readonly string[] {
  if (typeof one === 'string') return [one]
  if (Array.isArray(one))
    return one.flatMap((part) => (typeof part === 'object' && Array.isArray(part) ? [] : namesOf(part)))
  if (typeof one !== 'object' || one === null) return []
  const reading = 'key' in one && 'reading' in one ? [`${String(one.key)} = ${String(one.reading)}`] : []
  const names = ['id', 'name', 'title'].flatMap((key) => {
    const value: unknown = Reflect.get(one, key)
    return typeof value === 'string' ? [value] : []
  })
  return [...reading, ...names]
}
