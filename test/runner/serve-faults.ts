/** Serves the reference implementation with faults, dialects or variants until it is stopped. Lists the faults if none is named. */
import { startReference } from '../../reference/server.ts'
import { faults } from '../faults/index.ts'
import { dialects } from '../patches/dialects.ts'
import { variants } from '../variants/index.ts'

const patches = [...faults, ...dialects, ...variants]
const ids = process.argv.slice(2)
const unknown = ids.find((id) => !patches.some((one) => one.id === id))
if (ids.length === 0) {
  for (const { id, title } of faults) console.log(`${id.padEnd(36)} ${title}`)
} else if (unknown === undefined) {
  const { baseUrl, key } = await startReference({ patches: patches.filter(({ id }) => ids.includes(id)) })
  console.log(`serving ${baseUrl}\nkey     ${key}\nstop with Ctrl-C`)
} else {
  console.error(`error: unknown fault, dialect or variant '${unknown}': 'npm run fault' lists the faults`)
  process.exitCode = 2
}
