/** Progress of a check run on stderr: one moving line on a terminal, a line now and then elsewhere. */
import type { CheckRecord } from '../reports/run.ts'
import type { Surroundings } from './command.ts'

/** Follows a run of `total` checks. */
export function showProgress(around: Surroundings, total: number) {
  const { stderr } = around
  const moving = stderr.isTTY === true
  let judged = 0
  let failed = 0
  const line = () => `${judged}/${total} checks judged, ${failed} failed`
  return {
    onRecord: (record: CheckRecord): void => {
      judged += 1
      if (record.verdict === 'fail') failed += 1
      if (moving) stderr.write(`\r${line()}\u001B[K`)
      else if (judged % 50 === 0) stderr.write(`assay: ${line()}\n`)
    },
    end: (): void => {
      if (moving) stderr.write('\r\u001B[K')
    },
  }
}
