/** The growing files of rows and answers. They are in the folder of the run, so that a run whose process is killed keeps them. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { dropPieces } from '../rows/row-pieces.ts'

/** Rows, one a line, in one file or more. */
export const LIVE_ROWS = 'rows.ndjson'

/** The answers that k6 keeps whole. */
export const LIVE_SAMPLES = 'answers.live.ndjson'

/** Removes these files. */
export function dropLive(out: string): void {
  dropPieces(join(out, LIVE_ROWS))
  rmSync(join(out, LIVE_SAMPLES), { force: true })
}
