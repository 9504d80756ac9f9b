/** `npm run bench`: all benches, or those named: `node test/bench/bench.ts [accuracy] [cost] [sampling] [schedule]`. */
import { benchAccuracy } from './accuracy.ts'
import { benchCost } from './cost.ts'
import { benchSampling } from './sampling.ts'
import { benchSchedule } from './schedule.ts'

const benches = {
  accuracy: benchAccuracy,
  cost: benchCost,
  sampling: benchSampling,
  schedule: benchSchedule,
} as const
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !Object.hasOwn(benches, name))
if (unknown !== undefined)
  throw new Error(`unknown bench '${unknown}'; known: ${Object.keys(benches).join(', ')}`)
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length === 0 || asked.includes(name)) await bench([])
}
