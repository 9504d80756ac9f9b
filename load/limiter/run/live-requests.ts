/** The progress of a plan against a limiter, while it runs: only what the rows have grown by is read, so that looking costs little. */
import type { Row } from '../../../schemas/compiled/row.ts'
import { count } from '../../../schemas/count.ts'
import { closeSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { memberOf } from '../../guards.ts'
import { createRowParser } from '../../rows/row-parser.ts'
import { outcomeOf } from '../send/observe.ts'
import { formatStage } from '../trace/stages.ts'
import { stageIdFrom } from './stage-id.ts'
import type { LimiterTask } from '../send/task.ts'

/** Shows the progress of a run, `elapsedSeconds` after its start. Never throws: a live line must not end a run. */
export type LiveLine = (elapsedSeconds: number) => string

const CHUNK_BYTES = 262_144
/** The live line of a step that lasts longer includes its length. */
const LONG_SECONDS = 3

/** Follows the rows that grow at `path`. A line counts what was answered so far: `143 of at most 2000 requests, 31 refused`. */
export function followRequests(
  scenario: string,
  path: string,
  task: Pick<LimiterTask, 'maxRequests' | 'maxMs' | 'refusalStatuses'>,
): LiveLine {
  let sent = 0
  let refused = 0
  let stage = ''
  const take = (row: Row): void => {
    if (row.sentUs === null) return
    sent += 1
    if (outcomeOf(row, task.refusalStatuses) === 'refused') refused += 1
  }
  const parser = createRowParser(take, (decision) => {
    stage = stageOf(decision)
  })
  const grown = growthOf(path)
  return (elapsedSeconds) => {
    try {
      for (let text = grown(); text !== ''; text = grown()) parser.write(text)
    } catch {
      // The reading after the run says what is wrong with the rows.
    }
    const time = `${elapsedSeconds} of at most ${task.maxMs / 1000} s`
    const now = stage === '' ? '' : `; now ${stage}`
    return `${scenario}: ${time}, ${sent} of at most ${count(task.maxRequests, 'request')}, ${refused} refused${now}`
  }
}

/** Rows of a step come when it is over: its number of requests and its duration explain why nothing seems to happen. */
function stageOf(decision: unknown): string {
  if (memberOf(decision, 'type') !== 'stage') return 'done'
  const stage = stageIdFrom(memberOf(decision, 'step'))
  const requests = numberIn(decision, 'requests')
  const seconds = (numberIn(decision, 'untilMs') - numberIn(decision, 'atMs')) / 1000
  return `${formatStage(stage)}${seconds < LONG_SECONDS ? '' : ` (${count(requests, 'request')} in ${seconds.toFixed(0)} s)`}`
}

function numberIn(value: unknown, name: string): number {
  const member = memberOf(value, name)
  return typeof member === 'number' ? member : 0
}

/** Returns what a file has grown by since the last call, at most so much at once; empty text when by nothing. */
function growthOf(path: string): () => string {
  const decoder = new StringDecoder('utf8')
  const buffer = Buffer.alloc(CHUNK_BYTES)
  let offset = 0
  return () => {
    const file = openSync(path, 'r')
    try {
      const read = readSync(file, buffer, 0, buffer.length, offset)
      offset += read
      return decoder.write(buffer.subarray(0, read))
    } finally {
      closeSync(file)
    }
  }
}
