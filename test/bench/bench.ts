/**
 * `npm run bench -- NAME [OPTIONS]` runs one bench. `npm run bench` runs those benches of docs/benchmarks.md
 * that take minutes. Each bench is a program in this folder and runs in its own process.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const benches: Readonly<Record<string, string>> = {
  accuracy: 'accuracy.ts',
  cost: 'cost.ts',
  reading: 'reading.ts',
  sampling: 'sampling.ts',
  schedule: 'schedule-bench.ts',
  capacity: 'capacity-bench.ts',
  'cross-check': 'cross-check.ts',
  drift: 'drift-bench.ts',
  engine: 'engine-bench.ts',
  intervals: 'interval-coverage.ts',
  limiters: 'limiters.ts',
  network: 'network.ts',
  'limiters-e2e': 'limiters-e2e.ts',
  soak: 'soak.ts',
  steadiness: 'steadiness.ts',
  steady: 'steady.ts',
  stopped: 'stopped-bench.ts',
  'under-load': 'under-load-bench.ts',
  unsteady: 'unsteady.ts',
}
const USUAL = ['accuracy', 'cost', 'reading', 'sampling', 'schedule']

const [name, ...options] = process.argv.slice(2)
const unknown = name !== undefined && !Object.hasOwn(benches, name)
if (unknown)
  console.error(`error: unknown bench: ${name}. The benches are ${Object.keys(benches).join(', ')}.`)
if (name === undefined) console.error(`no name given: runs ${USUAL.join(', ')}, which takes minutes`)
process.exitCode = unknown ? 2 : runAll(name === undefined ? USUAL : [name])

// Runs all benches in turn. Returns the first exit code that is not 0, else 0.
function runAll(names: readonly string[]): number {
  for (const one of names) {
    const program = join(import.meta.dirname, benches[one] ?? '')
    const { status } = spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' })
    if (status !== 0) return status ?? 1
  }
  return 0
}
