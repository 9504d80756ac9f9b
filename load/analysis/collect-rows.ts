/** Reads the rows of a run once, counts them and holds them against the schedule. */
import type { Row, RowHeader, Transport } from '../../schemas/compiled/row.ts'
import type { ByTransport } from '../../schemas/compiled/load-run.ts'
import { analyse, type Analysis } from './analyse.ts'
import { createTransportTally } from './by-transport.ts'
import { createSeenIndexes } from './seen-indexes.ts'
import { countRow, createTally, type AnalysisOptions, type Tally } from './tally.ts'
import { readRows } from '../rows/read-rows.ts'
import { RowError } from '../rows/row-error.ts'

/**
 * What the rows of a run come to. `problem` is one line that says why they are not all there or not to be believed;
 * what was read before it still counts. `isShort`: the writer was killed amid a line.
 */
export type Collected = {
  readonly tally: Tally
  readonly analysis: Analysis
  /** Null where the load had one transport only. */
  readonly byTransport: ByTransport | null
  readonly header: RowHeader | null
  readonly rows: number
  readonly isShort: boolean
  readonly problem: string | null
}

/** Reads the file at `path`; `starts` are the scheduled starts by index, null in a closed model; `transports` those of a mix. Never throws. */
export async function collectRows(
  path: string,
  options: AnalysisOptions,
  starts: readonly number[] | null,
  transports: readonly Transport[] = [],
): Promise<Collected> {
  const tally = createTally(options)
  const byTransport = createTransportTally(transports, options)
  for (const atUs of starts ?? []) if (atUs < options.window.toUs) tally.timeline.plan(atUs)
  const isOff = createScheduleCheck(starts)
  let rows = 0
  let off: string | null = null
  const take = (row: Row): void => {
    rows += 1
    off ??= isOff(row)
    countRow(tally, row)
    byTransport.count(row)
  }
  const counted = (): Pick<Collected, 'tally' | 'analysis' | 'byTransport'> => {
    return { tally, analysis: analyse(tally), byTransport: byTransport.result() }
  }
  try {
    const { header, unfinished } = await readRows(path, take)
    return { ...counted(), header, rows, isShort: unfinished, problem: off }
  } catch (error) {
    if (!(error instanceof RowError)) throw error
    return { ...counted(), header: null, rows, isShort: false, problem: error.message }
  }
}

/** Says of a row how it departs from the schedule: an index that was sent twice or not planned, or another start. */
function createScheduleCheck(starts: readonly number[] | null): (row: Row) => string | null {
  const wasSeen = createSeenIndexes()
  return ({ i, scheduledUs }) => {
    if (wasSeen(i)) return `request ${i} was sent twice`
    if (starts === null) return scheduledUs === null ? null : `request ${i} has a start that nobody planned`
    const plannedUs = starts[i]
    if (plannedUs === undefined) return `request ${i} is not in the schedule`
    // One that the end of the run cut before its time may lack it.
    return scheduledUs === null || scheduledUs === plannedUs
      ? null
      : `request ${i} was planned for ${plannedUs} us and sent for ${scheduledUs} us`
  }
}
