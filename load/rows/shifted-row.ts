/** Shifts the rows of one process to the clock of another that began at another moment. Pure. */
import type { Row } from '../../schemas/compiled/row.ts'

/** Returns a row as it looks from a start that lies `shiftUs` earlier. Its place in the schedule stays. */
export function shiftedRow(row: Row, shiftUs: number): Row {
  const later = (atUs: number | null): number | null => (atUs === null ? null : atUs + shiftUs)
  return {
    ...row,
    sentUs: later(row.sentUs),
    connectedUs: later(row.connectedUs),
    headersUs: later(row.headersUs),
    firstByteUs: later(row.firstByteUs),
    firstEventUs: later(row.firstEventUs),
    firstTokenUs: later(row.firstTokenUs),
    lastTokenUs: later(row.lastTokenUs),
    doneUs: later(row.doneUs),
    closedUs: later(row.closedUs),
  }
}
