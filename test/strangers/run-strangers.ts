/**
 * `npm run test:strangers`: runs Orchard's own tests, and judges Orchard without a switch, with all habits, with each habit and with each
 * fault. One process per processor judges a share of the cases, because the judge computes in one thread. A missed fault is judged again at
 * the end of its process. Arguments choose cases by a part of their names. Ends with `N passed, N failed`; exit code 1 if any failed.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { goEnvironment } from '../../load/runner/environment.ts'
import { runProgram } from '../real/program.ts'
import { isTouched } from '../sampling/sampled-cases.ts'
import { goProblems } from './go-output.ts'
import { allHabits, faultCases, withoutSwitch, habitCases, isMiss, type Case } from './cases.ts'

// The maximum number of cases that run concurrently. They mostly wait: sixteen use a third of two processors.
const SIDE_BY_SIDE = Number(process.env['STRANGERS_SIDE_BY_SIDE'] ?? 16)
const MOST_PROCESSES = 4
// The step of the sample in `.ci/run`: the first of every `ONE_IN` cases is judged. Touched cases are judged too.
const ONE_IN = Number(process.env['STRANGERS_ONE_IN'] ?? 1)
// The share of the cases that this process judges. `K/N`: every N-th case, beginning with case K (the first case is 0).
// Unset in the main process, which starts one process for each share.
const SHARD = process.env['STRANGERS_SHARD']

const OWN_TESTS_DEADLINE_MS = 600_000
// The tests of Orchard itself, which show that each switch has an effect. They reuse packages compiled for the Orchard binary,
// because Go gets the same environment: with a C compiler, it would compile its library a second time.
// Most of them wait for timers, so more of them run at the same time than there are processors.
const OWN_TESTS = { vet: [], test: ['-parallel=8'] }
const ownTests: readonly Case[] = Object.entries(OWN_TESTS).map(([word, flags]) => ({
  name: `go ${word}`,
  run: async () => {
    const cwd = join(import.meta.dirname, 'orchard')
    const { exitCode, output } = await runProgram('go', [word, ...flags, './...'], {
      cwd,
      env: goEnvironment(process.env),
      deadlineMs: OWN_TESTS_DEADLINE_MS,
    })
    return exitCode === 0 ? [] : goProblems(output)
  },
}))

const startedMs = performance.now()
const onceMore: Case[] = []
const tookMs = new Map<string, number>()
let passed = 0
let failed = 0
const queue = SHARD === undefined ? [] : casesOf(SHARD)
if (SHARD === undefined) await judgeInProcesses(Math.min(MOST_PROCESSES, availableParallelism()))
else await judgeQueue()
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && (passed > 0 || SHARD !== undefined) ? 0 : 1

function casesOf(shard: string): Case[] {
  const [first = 0, step = 1] = shard.split('/').map(Number)
  const parts = process.argv.slice(2)
  return [...ownTests, allHabits, withoutSwitch, ...faultCases, ...habitCases]
    .filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
    .filter((one, index) => index % ONE_IN === 0 || ownTests.includes(one) || isTouched(one))
    .filter((_, index) => index % step === first)
    .toSorted((one, other) => Number(waitsLong(other)) - Number(waitsLong(one)))
}

// Returns whether a case of webhooks should begin first, because its deliveries take up to a minute.
function waitsLong({ name }: Case): boolean {
  return / hook-/.test(name)
}

async function judgeInProcesses(processCount: number): Promise<void> {
  await Promise.all(Array.from({ length: processCount }, (_, index) => judgeShard(index, processCount)))
  process.stderr.write(`test:strangers: ${secondsSince(startedMs)} s\n`)
}

/** Judges one shard of the cases in a separate process, prints its lines, and adds its counts. */
async function judgeShard(index: number, processCount: number): Promise<void> {
  const shard = `${index}/${processCount}`
  const child = fork(import.meta.filename, process.argv.slice(2), {
    env: {
      ...process.env,
      STRANGERS_SHARD: shard,
      STRANGERS_SIDE_BY_SIDE: String(Math.ceil(SIDE_BY_SIDE / processCount)),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [exitCode] = await once(child, 'close')
  const text = Buffer.concat(chunks).toString()
  const counts = /^(\d+) passed, (\d+) failed\n$/m.exec(text)
  process.stdout.write(text.replace(counts?.[0] ?? '', ''))
  passed += Number(counts?.[1] ?? 0)
  failed += Number(counts?.[2] ?? 0)
  if (exitCode !== 0 && (counts === null || counts[2] === '0')) {
    failed += 1
    process.stdout.write(`FAIL part ${shard}: its process ended with ${exitCode} and without a count\n`)
  }
}

async function judgeQueue(): Promise<void> {
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  for (const one of onceMore) count(one, await problemsOf(one))
  process.stderr.write(`test:strangers: ${secondsSince(startedMs)} s; slowest: ${slowest()}\n`)
}

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
