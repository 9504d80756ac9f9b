/**
 * `npm run test:strangers`: the tests of Orchard itself, and Orchard judged without a switch, with all habits, with each habit and
 * with each fault, several servers side by side. A fault that was missed is judged once more, alone, at the end. Arguments choose
 * cases by a part of their names. Ends with `N passed, N failed`; exit code 1 when any failed.
 */
import { join } from 'node:path'
import { runProgram } from '../real/program.ts'
import { goProblems } from './go-output.ts'
import { allHabits, faultCases, withoutSwitch, habitCases, isMiss, type Case } from './cases.ts'

const SIDE_BY_SIDE = Number(process.env['STRANGERS_SIDE_BY_SIDE'] ?? 8)

const OWN_TESTS_DEADLINE_MS = 600_000
// What the server says of itself: each of its switches shows on the wire. With the flag of its build, what that compiled is used.
const ownTests: readonly Case[] = ['vet', 'test'].map((word) => ({
  name: `go ${word}`,
  run: async () => {
    const cwd = join(import.meta.dirname, 'orchard')
    const { exitCode, output } = await runProgram('go', [word, '-trimpath', './...'], {
      cwd,
      deadlineMs: OWN_TESTS_DEADLINE_MS,
    })
    return exitCode === 0 ? [] : goProblems(output)
  },
}))

const parts = process.argv.slice(2)
const queue = [...ownTests, allHabits, withoutSwitch, ...faultCases, ...habitCases].filter(
  ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
)
const startedMs = performance.now()
const onceMore: Case[] = []
const tookMs = new Map<string, number>()
let passed = 0
let failed = 0
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
for (const one of onceMore) count(one, await problemsOf(one))
process.stderr.write(`test:strangers: ${secondsSince(startedMs)} s; slowest: ${slowest()}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

async function work(): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const caseStartedMs = performance.now()
    const problems = await problemsOf(next)
    tookMs.set(next.name, performance.now() - caseStartedMs)
    // A busy machine hides faults, because a judge without observations accuses nothing. An accusation is never tried again.
    if (problems.length === 0 || !problems.every(isMiss)) count(next, problems)
    else onceMore.push(next)
    for (const problem of problems.filter(isMiss)) process.stdout.write(`AGAIN ${next.name}: ${problem}\n`)
  }
}

function count({ name }: Case, problems: readonly string[]): void {
  if (problems.length === 0) passed += 1
  else failed += 1
  for (const problem of problems) process.stdout.write(`FAIL ${name}: ${problem}\n`)
}

function slowest(): string {
  const longest = [...tookMs].toSorted(([, left], [, right]) => right - left).slice(0, 5)
  return longest.map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`).join(', ')
}

function secondsSince(beganMs: number): string {
  return ((performance.now() - beganMs) / 1000).toFixed(0)
}

async function problemsOf({ run }: Case): Promise<readonly string[]> {
  try {
    return await run()
  } catch (error) {
    return [error instanceof Error ? `${error.name}: ${error.message}` : String(error)]
  }
}
