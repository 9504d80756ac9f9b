/**
 * `npm run bench`: all benches, or those named: `npm run bench -- accuracy cost reading`. Options of a bench follow its name:
 * `npm run bench -- sampling --rounds 10`.
 */
import { benchAccuracy } from './accuracy.ts'
import { benchCost } from './cost.ts'
import { benchReading } from './reading.ts'
import { benchSampling } from './sampling.ts'
import { benchSchedule } from './schedule-bench.ts'

const benches = {
  accuracy: benchAccuracy,
  cost: benchCost,
  reading: benchReading,
  sampling: benchSampling,
  schedule: benchSchedule,
} as const
const asked = process.argv.slice(2)
const optionsAt = asked.findIndex((text) => text.startsWith('-'))
const names = optionsAt === -1 ? asked : asked.slice(0, optionsAt)
const options = asked.slice(names.length)
const problem = problemOf()
if (problem === null) await run()
else {
  console.error(`error: ${problem}`)
  process.exitCode = 2
}

function problemOf(): string | null {
  const known = Object.keys(benches).join(', ')
  const unknown = names.find((name) => !Object.hasOwn(benches, name))
  if (unknown !== undefined) return `unknown bench '${unknown}'. The benches are ${known}.`
  return options.length > 0 && names.length !== 1 ? `options need the name of one bench: ${known}.` : null
}

async function run(): Promise<void> {
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length === 0 || names.includes(name)) await bench(options)
  }
}
