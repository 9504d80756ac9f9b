/**
 * `npm run test:strangers`: the tests of Orchard itself, and Orchard judged without a switch, with all habits, with each habit and
 * with each fault, a few servers side by side. Arguments choose cases by a part of their names. Ends with `N passed, N failed`; exit code 1 when any failed.
 */
import { join } from 'node:path'
import { runProgram } from '../real/program.ts'
import { allHabits, faultCases, good, habitCases, type Case } from './cases.ts'

const SIDE_BY_SIDE = Number(process.env['STRANGERS_SIDE_BY_SIDE'] ?? 4)

const OWN_TESTS_DEADLINE_MS = 600_000
// What the server says of itself: each of its switches shows on the wire.
const ownTests: readonly Case[] = ['vet', 'test'].map((word) => ({
  name: `go ${word}`,
  run: async () => {
    const cwd = join(import.meta.dirname, 'orchard')
    const { exitCode, output } = await runProgram('go', [word, './...'], {
      cwd,
      deadlineMs: OWN_TESTS_DEADLINE_MS,
    })
    return exitCode === 0 ? [] : [output.trim()]
  },
}))

const parts = process.argv.slice(2)
const queue = [...ownTests, good, allHabits, ...habitCases, ...faultCases].filter(
  ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
)
const startedMs = performance.now()
let passed = 0
let failed = 0
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
process.stderr.write(`test:strangers: ${((performance.now() - startedMs) / 1000).toFixed(0)} s\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

async function work(): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const problems = await problemsOf(next)
    if (problems.length === 0) passed += 1
    else failed += 1
    for (const problem of problems) process.stdout.write(`FAIL ${next.name}: ${problem}\n`)
  }
}

async function problemsOf({ run }: Case): Promise<readonly string[]> {
  try {
    return await run()
  } catch (error) {
    return [error instanceof Error ? `${error.name}: ${error.message}` : String(error)]
  }
}
