/** Serves the reference implementation with faults until it is stopped. Lists the faults if none is named. */
import { startReference } from '../../reference/server.ts'
import { faults } from '../faults/index.ts'

const ids = process.argv.slice(2)
const unknown = ids.find((id) => !faults.some((fault) => fault.id === id))
if (ids.length === 0) {
  for (const { id, title } of faults) console.log(`${id.padEnd(36)} ${title}`)
} else if (unknown === undefined) {
  const { baseUrl, key } = await startReference({ patches: faults.filter(({ id }) => ids.includes(id)) })
  console.log(`serving ${baseUrl}\nkey     ${key}\nstop with Ctrl-C`)
} else {
  console.error(`error: unknown fault '${unknown}': 'npm run fault' lists all`)
  process.exitCode = 2
}
