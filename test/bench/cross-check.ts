/**
 * The same load read by Assay and by AIPerf, in turn, from a server that logs when it really sent each chunk: what each
 * prints, how far that is from the ground truth, and how much of their difference follows from definitions.
 * `node test/bench/cross-check.ts [--streams 10,50] [--rounds 3] [--seconds 25]`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { readGroundTruthLog, startGroundTruthServer } from '../../load/runner/ground-truth-server.ts'
import { median } from './compare-streams.ts'
import { runAiperf, readyAiperf } from './cross-check-aiperf.ts'
import { runAssay, type CrossLoad, type Ground } from './cross-check-assay.ts'
import { byAiperf, byAssay, type Streamed } from './cross-check-definitions.ts'
import { crossCheckEndings } from './cross-check-endings.ts'
import { keepFigures, type Figures, type Series } from './bench-figures.ts'
import { readAndStop } from './programs.ts'

/** Of 100 ms to the first chunk a role chunk takes none: anyone who counts that one prints next to 0. */
const SHAPE = { chunks: 100, firstMs: 100, gapMs: 20, jitter: 0.2 } as const
const LOAD = { maxTokens: SHAPE.chunks, promptTokens: 32, seed: 'cross-check' } as const
const TITLES = [
  '| streams | figure | Assay | off the truth | AIPerf | off the truth | apart | definition | load |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
]

/** One run of one tool: what it printed, and what the server's log comes to by its own definition and by Assay's. */
type Reading = { readonly printed: Figures; readonly truth: Figures; readonly truthByAssay: Figures }

type Tool = {
  readonly name: string
  readonly read: (
    load: CrossLoad,
    ground: Ground,
    groundTruth: () => Promise<GroundTruth>,
  ) => Promise<Reading>
}
/** The streams as the server sent them. */
type GroundTruth = readonly Streamed[]

const assay: Tool = {
  name: 'Assay',
  read: async (load, ground, groundTruth) => {
    const { printed, streams, span } = await runAssay(load, ground)
    const truth = await groundTruth()
    if (streams.length !== truth.length)
      throw new Error(`Assay has ${streams.length} streams of ${truth.length}`)
    const figures = byAssay(truth, span)
    return { printed, truth: figures, truthByAssay: figures }
  },
}

function aiperf(command: string): Tool {
  return {
    name: 'AIPerf',
    read: async (load, ground, groundTruth) => {
      const { printed, records } = await runAiperf(command, load, ground)
      const truth = await groundTruth()
      const failed = records.filter(({ error }) => error !== null)
      if (records.length !== truth.length || failed.length > 0) {
        throw new Error(`AIPerf has ${records.length} streams of ${truth.length}, ${failed.length} failed`)
      }
      // The load began with the first request, as it does for Assay.
      const fromUs = truth.reduce((least, { sentUs }) => Math.min(least, sentUs), Infinity)
      const span = { fromUs, toUs: fromUs + load.seconds * 1e6 }
      return { printed, truth: byAiperf(truth, span), truthByAssay: byAssay(truth, span) }
    },
  }
}

/** Runs all rounds and prints both tables. */
export async function benchCross(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      streams: { type: 'string', default: '10,50' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '25' },
    },
  })
  const command = await readyAiperf(tell)
  const binary = await ensureK6({ onProgress: tell })
  const kept: Series[] = []
  const lines = [...TITLES]
  for (const users of values.streams.split(',').map(Number)) {
    const load = { ...LOAD, users, seconds: Number(values.seconds) }
    const [ours, theirs] = await inTurn(binary, command, load, Number(values.rounds))
    kept.push(...seriesOf(users, assay.name, ours), ...seriesOf(users, 'AIPerf', theirs))
    lines.push(...linesFor(users, ours, theirs))
  }
  console.log(lines.join('\n'))
  console.log(`\n${await crossCheckEndings(binary, command, tell)}`)
  console.log(`\nkept in ${keepFigures('cross', kept)}`)
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}

async function inTurn(
  binary: string,
  command: string,
  load: CrossLoad,
  rounds: number,
): Promise<readonly [readonly Reading[], readonly Reading[]]> {
  const ours: Reading[] = []
  const theirs: Reading[] = []
  const turns = [
    { tool: assay, readings: ours },
    { tool: aiperf(command), readings: theirs },
  ]
  for (let round = 0; round < rounds; round += 1) {
    // Every second round in the other order, so that what the machine does otherwise hits both.
    for (const { tool, readings } of round % 2 === 0 ? turns : turns.toReversed()) {
      tell(`${load.users} streams, round ${round + 1} of ${rounds}: ${tool.name}`)
      readings.push(await oneRound(binary, tool, load))
    }
  }
  return [ours, theirs]
}

async function oneRound(binary: string, tool: Tool, load: CrossLoad): Promise<Reading> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-cross-'))
  try {
    const log = join(folder, 'truth.ndjson')
    const server = await startGroundTruthServer(binary, SHAPE, log)
    let isStopped = false
    const groundTruth = async (): Promise<GroundTruth> => {
      isStopped = true
      await server.stop()
      return readGroundTruthLog(log).map(({ receivedUs, sentUs }) => ({
        sentUs: receivedUs,
        chunksUs: sentUs,
        tokens: sentUs.length,
      }))
    }
    const once = { ...server, stop: () => (isStopped ? Promise.resolve() : server.stop()) }
    return await readAndStop(once, () =>
      tool.read(load, { binary, baseUrl: server.baseUrl, folder }, groundTruth),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function seriesOf(users: number, client: string, readings: readonly Reading[]): readonly Series[] {
  const load = `${users} streams`
  return [
    { load, client: `${client} prints`, rounds: readings.map(({ printed }) => printed) },
    { load, client: `${client}: truth`, rounds: readings.map(({ truth }) => truth) },
  ]
}

/**
 * Medians of the rounds, off the ground truth, with minimum and maximum. What is between the two tools comes apart exactly: how far
 * AIPerf is off, less how far Assay is off, what the definitions make of AIPerf's run, and what the server really did
 * otherwise in the two runs.
 */
function linesFor(users: number, ours: readonly Reading[], theirs: readonly Reading[]): readonly string[] {
  return Object.keys(ours[0]?.printed ?? {}).map((name) => {
    const rounds = ours.map((our, round) => partsOf(name, our, theirs[round] ?? our))
    const cells = [
      users,
      name,
      shown(median(ours.map(({ printed }) => printed[name] ?? null))),
      offTruth(ours, name),
      shown(median(theirs.map(({ printed }) => printed[name] ?? null))),
      offTruth(theirs, name),
      signed(median(rounds.map(({ apart }) => apart))),
      signed(median(rounds.map(({ definition }) => definition))),
      signed(median(rounds.map(({ load }) => load))),
    ]
    return `| ${cells.join(' | ')} |`
  })
}

type Parts = {
  readonly apart: number | null
  readonly definition: number | null
  readonly load: number | null
}

function partsOf(name: string, our: Reading, their: Reading): Parts {
  return {
    apart: difference(their.printed[name], our.printed[name]),
    definition: difference(their.truth[name], their.truthByAssay[name]),
    load: difference(their.truthByAssay[name], our.truthByAssay[name]),
  }
}

function offTruth(readings: readonly Reading[], name: string): string {
  const all = readings.map(({ printed, truth }) => difference(printed[name], truth[name]))
  const there = all.filter((value) => value !== null)
  if (there.length < all.length || there.length === 0) return '-'
  return `${signed(median(all))} (${signed(Math.min(...there))} to ${signed(Math.max(...there))})`
}

function difference(a: number | null | undefined, b: number | null | undefined): number | null {
  return typeof a === 'number' && typeof b === 'number' ? a - b : null
}

function signed(value: number | null): string {
  return value === null ? '-' : `${value < 0 ? '' : '+'}${shown(value)}`
}

function shown(value: number | null): string {
  if (value === null) return '-'
  return Math.abs(value) >= 1000 ? value.toFixed(0) : value.toFixed(2)
}

if (import.meta.main) await benchCross(process.argv.slice(2))
