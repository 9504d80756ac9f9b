/** Reads the committed data of the table of real servers (`docs/servers.md`). */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readExpectation } from '../judge-server.ts'
import { REAL_SERVERS } from '../real-servers.ts'
import { rowOf, type Judged, type Row } from './server-row.ts'

/** Returns a row for each judged server, sorted by name. */
export async function readRows(): Promise<readonly Row[]> {
  const paths = REAL_SERVERS.map(
    ({ id }) => [id, join(import.meta.dirname, '..', 'servers', id, 'judged.json')] as const,
  )
  const rows = await Promise.all(
    paths
      .filter(([, path]) => existsSync(path))
      .map(async ([id, path]) =>
        rowOf(await readExpectation(id), JSON.parse(await readFile(path, 'utf8')) as Judged),
      ),
  )
  return rows.toSorted((one, other) => one.about.name.localeCompare(other.about.name, 'en'))
}
