/** Shows the progress of a plan against a limiter while it runs. Each time it reads only the new rows, which costs little. */
import type { Row } from '../../../schemas/compiled/row.ts'
import { count, thousands } from '../../../schemas/count.ts'
import { closeSync, openSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { memberOf } from '../../guards.ts'
import { createRowParser } from '../../rows/row-parser.ts'
import { limiterDecision } from '../send/observe.ts'
import { formatStage } from '../trace/stages.ts'
import { stageIdFrom } from './stage-id.ts'
import type { LimiterTask } from '../send/task.ts'

/** Returns the live line of a run, `elapsedSeconds` after its start. Never throws: a live line must not end a run. */
export type RequestCountLine = (elapsedSeconds: number) => string

const CHUNK_BYTES = 262_144
/** The live line shows the length of a step that lasts at least this long. */
const LONG_SECONDS = 3

/** Follows the rows at `path`. The line counts the answers so far: `143 of at most 2000 requests, 31 refused`. */
export function followRows(
  scenario: string,
  path: string,
  task: Pick<LimiterTask, 'maxRequests' | 'maxMs' | 'refusalStatuses'>,
): RequestCountLine {
  let sent = 0
  let refused = 0
  let stage = ''
  const take = (row: Row): void => {
    if (row.sentUs === null) return
    sent += 1
    if (limiterDecision(row, task.refusalStatuses) === 'refused') refused += 1
  }
  const parser = createRowParser(take, (decision) => {
    stage = stageOf(decision)
  })
  const grown = growthOf(path)
  return (elapsedSeconds) => {
    try {
      for (let text = grown(); text !== ''; text = grown()) parser.write(text)
    } catch {
      // The error in the rows is reported when they are read after the run.
    }
    const time = `${elapsedSeconds} of at most ${task.maxMs / 1000} s`
    const now = stage === '' ? '' : `; ${stage}`
    return `${scenario}: ${time}, ${thousands(sent)} of at most ${count(task.maxRequests, 'request')}, ${thousands(refused)} refused${now}`
  }
}

/** Returns the current step. Its rows come at its end, so the line has its number of requests and its duration. */
function stageOf(decision: unknown): string {
  if (memberOf(decision, 'type') !== 'stage') return 'all steps done'
  const stage = stageIdFrom(memberOf(decision, 'step'))
  const requests = numberIn(decision, 'requests')
  const seconds = (numberIn(decision, 'untilMs') - numberIn(decision, 'atMs')) / 1000
  return `now ${formatStage(stage)}${seconds < LONG_SECONDS ? '' : ` (${count(requests, 'request')} in ${seconds.toFixed(0)} s)`}`
}

function numberIn(value: unknown, name: string): number {
  const member = memberOf(value, name)
  return typeof member === 'number' ? member : 0
}

/** Returns a function that returns the new text of a file since its last call, at most one chunk; empty if there is none. */
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
