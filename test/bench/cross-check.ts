/**
 * Compares Assay and AIPerf. Both run the same load in turn, on a server that logs the true time of each chunk. Shows
 * the figures of both tools, the errors of the figures, and the differences that unequal definitions cause.
 * `node test/bench/cross-check.ts [--streams 10,50] [--rounds 3] [--seconds 25]`
 */
import { join } from 'node:path'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { readGroundTruthLog } from '../../load/analysis/instrument-error.ts'
import { startGroundTruthServer } from '../../load/runner/calibrate.ts'
import { keepFigures, type BenchFigures } from './bench-figures.ts'
import { inTurn, benchTable, benchOptions, tell, type Rounds } from './bench-frame.ts'
import { median } from './compare-streams.ts'
import { readyAiperf, runAiperf } from './cross-check-aiperf.ts'
import { runAssay, type CrossLoad, type CrossPlace } from './cross-check-assay.ts'
import { byAiperf, byAssay, type StreamTimes } from './cross-check-definitions.ts'
import { crossCheckEndings } from './cross-check-endings.ts'

/**
 * The shape of the streams: the role chunk is sent immediately, the first text after 100 ms. A tool that
 * takes the role chunk for the first token reports a TTFT near 0.
 */
const SHAPE = { chunks: 100, firstMs: 100, gapMs: 20, jitter: 0.2 } as const
const LOAD = { maxTokens: SHAPE.chunks, promptTokens: 32, seed: 'cross-check' } as const
const HEAD = [
  'streams',
  'figure',
  'Assay',
  'off the truth',
  'AIPerf',
  'off the truth',
  'apart',
  'definition',
  'load',
]

/**
 * The figures of one run of one tool. `truth`: the true figures by the tool's definitions; `truthByAssay`: the true
 * figures by Assay's definitions. Both are computed from the server's log.
 */
type ToolReading = {
  readonly printed: BenchFigures
  readonly truth: BenchFigures
  readonly truthByAssay: BenchFigures
}

/** A tool that runs a load. `groundTruth` stops the ground-truth server, and returns the streams in the server's log. */
type Tool = {
  readonly name: string
  readonly read: (
    load: CrossLoad,
    place: CrossPlace,
    groundTruth: () => Promise<readonly StreamTimes[]>,
  ) => Promise<ToolReading>
}

const assay: Tool = {
  name: 'Assay',
  read: async (load, place, groundTruth) => {
    const { printed, streams, span } = await runAssay(load, place)
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
    read: async (load, place, groundTruth) => {
      const { printed, records } = await runAiperf(command, load, place)
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
  const { streams, rounds, seconds } = benchOptions(argv, { streams: [10, 50], rounds: 3, seconds: 25 })
  const command = await readyAiperf(tell)
  const binary = await ensureK6({ onProgress: tell })
  const kept: Rounds<BenchFigures>[] = []
  const rows: (readonly string[])[] = []
  for (const users of streams) {
    const load = { ...LOAD, users, seconds }
    const contenders = [assay, aiperf(command)].map((tool) => ({
      load: `${users} streams`,
      client: tool.name,
      run: (folder: string) => oneRound(binary, tool, load, folder),
    }))
    const all = await inTurn(rounds, contenders)
    kept.push(...all.flatMap(figuresOf))
    const [ours = [], theirs = []] = all.map((one) => one.rounds)
    rows.push(...rowsFor(users, ours, theirs))
  }
  console.log(benchTable(HEAD, rows))
  console.log(`\n${await crossCheckEndings(command)}`)
  keepFigures('cross', kept)
}

async function oneRound(binary: string, tool: Tool, load: CrossLoad, folder: string): Promise<ToolReading> {
  const log = join(folder, 'ground-truth.ndjson')
  const server = await startGroundTruthServer(binary, SHAPE, { logPath: log })
  const groundTruth = async (): Promise<readonly StreamTimes[]> => {
    await server.stop()
    return readGroundTruthLog(log).map(({ receivedUs, sentUs }) => ({
      sentUs: receivedUs,
      chunksUs: sentUs,
      tokens: sentUs.length,
    }))
  }
  try {
    return await tool.read(load, { baseUrl: server.baseUrl, folder }, groundTruth)
  } finally {
    // Stopping a second time changes nothing.
    await server.stop()
  }
}

function figuresOf({ load, client, rounds }: Rounds<ToolReading>): readonly Rounds<BenchFigures>[] {
  return [
    { load, client: `${client} prints`, rounds: rounds.map(({ printed }) => printed) },
    { load, client: `${client}: truth`, rounds: rounds.map(({ truth }) => truth) },
  ]
}

/**
 * Returns table rows: medians, and their distances from the ground truth. The difference between the tools is
 * split into three exact parts: errors, definitions, and what the server sent.
 */
function rowsFor(
  users: number,
  ours: readonly ToolReading[],
  theirs: readonly ToolReading[],
): readonly (readonly string[])[] {
  return Object.keys(ours[0]?.printed ?? {}).map((name) => {
    const rounds = ours.map((our, round) => differenceParts(name, our, theirs[round] ?? our))
    return [
      String(users),
      name,
      shown(median(ours.map(({ printed }) => printed[name] ?? null))),
      offTruth(ours, name),
      shown(median(theirs.map(({ printed }) => printed[name] ?? null))),
      offTruth(theirs, name),
      signed(median(rounds.map(({ apart }) => apart))),
      signed(median(rounds.map(({ definition }) => definition))),
      signed(median(rounds.map(({ load }) => load))),
    ]
  })
}

type DifferenceParts = {
  readonly apart: number | null
  readonly definition: number | null
  readonly load: number | null
}

function differenceParts(name: string, our: ToolReading, their: ToolReading): DifferenceParts {
  return {
    apart: difference(their.printed[name], our.printed[name]),
    definition: difference(their.truth[name], their.truthByAssay[name]),
    load: difference(their.truthByAssay[name], our.truthByAssay[name]),
  }
}

function offTruth(readings: readonly ToolReading[], name: string): string {
  const all = readings.map(({ printed, truth }) => difference(printed[name], truth[name]))
  const known = all.filter((value) => value !== null)
  if (known.length < all.length || known.length === 0) return '-'
  return `${signed(median(all))} (${signed(Math.min(...known))} to ${signed(Math.max(...known))})`
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
