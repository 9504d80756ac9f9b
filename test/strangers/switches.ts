/** Reads the switches of Orchard from SWITCHES.md. A test of Orchard compares SWITCHES.md with the program. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The name of a switch, and the part of Orchard that it changes. */
export type Switch = { readonly name: string; readonly area: string }

const tables = readFileSync(join(import.meta.dirname, 'orchard', 'SWITCHES.md'), 'utf8')
const [habitTable = '', faultTable = ''] = tables.split('\n## Faults')

/** The switches that make Orchard unusual but correct. */
export const habits: readonly Switch[] = rowsOf(habitTable)

/** The switches that make Orchard wrong. */
export const faultSwitches: readonly Switch[] = rowsOf(faultTable)

function rowsOf(table: string): readonly Switch[] {
  const rows = table.matchAll(/^\| `(?<name>[a-z0-9-]+)` \| (?<area>[^|]+?) \|/gm)
  return [...rows].map(({ groups }) => ({ name: groups?.['name'] ?? '', area: groups?.['area'] ?? '' }))
}
