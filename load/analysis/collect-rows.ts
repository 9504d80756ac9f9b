import type { Row, RowDecision, RowHeader, Transport } from '../../schemas/compiled/row.ts'
import type { ByTransport, TransportFigures } from '../../schemas/compiled/load-run.ts'
import { analyze, type Analysis } from './analyze.ts'
import { countRow, Tally, type AnalysisOptions } from './tally.ts'
import { readRows } from '../rows/read-rows.ts'
import { RowError } from '../rows/row-parser.ts'

/** The counts and figures of a load, from its rows (one row per request). */
export type CollectedRows = {
  readonly tally: Tally
  readonly analysis: Analysis
  /** Null if the load used only one transport. */
  readonly byTransport: ByTransport | null
  readonly files: readonly RowFileFacts[]
  readonly rows: number
  /** True if the last line of a row file is incomplete, because k6 was killed. */
  readonly isShort: boolean
  /** What is wrong with the rows. Null if nothing is wrong. */
  readonly problem: string | null
}

/** A row file of a load. `name` is the part of the load that one process sent, or null if there was only one process. */
export type RowFile = { readonly path: string; readonly name: string | null }

/** The header of a row file, with facts about the k6 process that wrote the file. */
export type RowFileFacts = {
  readonly file: RowFile
  readonly header: RowHeader | null
  readonly rows: number
  /** The pauses of virtual users after requests without an answer. Null if there were none. */
  readonly pauses: RowDecision['decision'] | null
  /** The counts of opened connections and of resumed TLS sessions, and the protocol. Null if no connection was opened. */
  readonly connections: RowDecision['decision'] | null
  /** How late the first scheduled request was sent, in µs. Null if no scheduled request was sent. */
  readonly lateUs: number | null
}

/** Reads the rows of a load, and computes its figures. `starts` are the planned starts in µs, or null without a schedule. */
export async function collectRows(
  files: readonly RowFile[],
  options: AnalysisOptions,
  starts: readonly number[] | null,
  transports: readonly Transport[] = [],
): Promise<CollectedRows> {
  const tally = new Tally(options)
  const byTransport = createTransportTally(transports, options)
  if (options.planned !== null)
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
  const read: RowFileFacts[] = []
  let isShort = false
  let problem: string | null = null
  for (const file of files) {
    const end = await readFile(file, take)
    problem ??= end.problem
    isShort ||= end.isShort
    read.push(end.facts)
  }
  return {
    tally,
    analysis: analyze(tally),
    byTransport: byTransport.result(),
    files: read,
    rows,
    isShort,
    problem: problem ?? off,
  }
}

const PAUSES = 'pauses'
const CONNECTIONS = 'connections'

type FileEnd = Pick<CollectedRows, 'isShort' | 'problem'> & { readonly facts: RowFileFacts }

async function readFile(file: RowFile, take: (row: Row) => void): Promise<FileEnd> {
  const { path, name } = file
  let rows = 0
  // Only the last decision of each type is used.
  const decisions = new Map<unknown, RowDecision['decision']>()
  let firstUs = Number.POSITIVE_INFINITY
  let lateUs: number | null = null
  const takeRow = (row: Row): void => {
    rows += 1
    if (row.scheduledUs !== null && row.sentUs !== null && row.scheduledUs < firstUs) {
      firstUs = row.scheduledUs
      lateUs = row.sentUs - row.scheduledUs
    }
    take(row)
  }
  const takeDecision = (decision: RowDecision['decision']): void => {
    decisions.set(decision.type, decision)
  }
  const readingOf = (header: RowHeader | null): RowFileFacts => ({
    file,
    header,
    rows,
    pauses: decisions.get(PAUSES) ?? null,
    connections: decisions.get(CONNECTIONS) ?? null,
    lateUs,
  })
  try {
    const { header, unfinished } = await readRows(path, takeRow, takeDecision)
    return { facts: readingOf(header), isShort: unfinished, problem: null }
  } catch (error) {
    if (!(error instanceof RowError)) throw error
    const problem = name === null ? error.message : `${name}: ${error.message}`
    return { facts: readingOf(null), isShort: false, problem }
  }
}

function createScheduleCheck(starts: readonly number[] | null): (row: Row) => string | null {
  let seen = new Uint8Array(1024)
  return ({ i, scheduledUs }) => {
    if (i >= seen.length) {
      const longer = new Uint8Array(2 * i)
      longer.set(seen)
      seen = longer
    }
    if (seen[i] === 1) return `request ${i} was sent twice`
    seen[i] = 1
    if (starts === null) return scheduledUs === null ? null : `request ${i} has a start that nobody planned`
    const plannedUs = starts[i]
    if (plannedUs === undefined) return `request ${i} is not in the schedule`
    // A request that the end of the run cut before its scheduled time may have no start.
    return scheduledUs === null || scheduledUs === plannedUs
      ? null
      : `request ${i} was planned for ${plannedUs} us and sent for ${scheduledUs} us`
  }
}

type TransportTally = {
  readonly count: (row: Row) => void
  readonly result: () => ByTransport | null
}

const SHOWN: readonly string[] = ['ttft', 'tpot', 'icl', 'e2e', 'connect']

/** Counts the requests of a load separately for each transport. `result` returns null for a load over one transport. */
export function createTransportTally(
  transports: readonly Transport[],
  options: AnalysisOptions,
): TransportTally {
  if (transports.length < 2) return { count: () => undefined, result: () => null }
  // Each request of a mix has a random transport, so their numbers were not planned.
  const tallies = new Map(
    transports.map((transport) => [transport, new Tally({ ...options, planned: null })] as const),
  )
  return {
    count: (row) => {
      const tally = tallies.get(row.transport)
      if (tally !== undefined) countRow(tally, row)
    },
    result: () => ({ figures: [...tallies].map(([transport, tally]) => figuresOf(transport, tally)) }),
  }
}

function figuresOf(transport: Transport, tally: Tally): TransportFigures {
  const { requests, metrics, throughput } = analyze(tally)
  return {
    transport,
    started: requests.started,
    ok: requests.ok,
    failed: requests.failed,
    metrics: Object.fromEntries(Object.entries(metrics).filter(([name]) => SHOWN.includes(name))),
    outputTokensPerSecond: throughput.outputTokensPerSecond,
    tokensPerSecondPerUser: throughput.tokensPerSecondPerUser?.p50 ?? null,
  }
}
