/**
 * Measures the cost of sampling and searching answers. First by Go's profiler: the share of k6's processor time, which
 * decides. Then by comparison: `assay load` as it is and with `--samples 0`, in turn, CPU of k6 per chunk of a stream
 * and per JSON completion. `node test/bench/sampling.ts [--profiles 5] [--profile-seconds 20] [--rounds 6] [--seconds
 * 8]`; 0 leaves a part out.
 */
import { parseArgs } from 'node:util'
import { median } from './compare-streams.ts'
import { keepFigures, tableOf, type Figures, type Series } from './bench-figures.ts'
import { buildBinaries, costOfK6, type Binaries } from './programs.ts'
import { KINDS, runKind, type Kind } from './sampling-loads.ts'
import { percent, profileKind, shareLine } from './sampling-share.ts'

const CLIENTS = [
  { client: 'assay load', flags: [] },
  { client: 'assay load --samples 0', flags: ['--samples', '0'] },
] as const

/** Profiles and compares, and prints the shares, the figures of each client, and the ratio of its rounds. */
export async function benchSampling(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      profiles: { type: 'string', default: '5' },
      'profile-seconds': { type: 'string', default: '20' },
      rounds: { type: 'string', default: '6' },
      seconds: { type: 'string', default: '8' },
    },
  })
  const binaries = await buildBinaries()
  const profiles = { profiles: Number(values.profiles), seconds: Number(values['profile-seconds']) }
  const all: Series[] = []
  const shares = []
  for (const kind of KINDS) {
    const runs = await profileKind(kind, binaries, profiles)
    shares.push({ load: kind.load, runs })
    console.log(shareLine(kind, runs))
  }
  for (const kind of KINDS) {
    const series = await inTurn(kind, binaries, Number(values.rounds), values.seconds)
    all.push(...series)
    console.log(tableOf(series))
    console.log(ratioLine(kind, series))
  }
  console.log(`kept in ${keepFigures('sampling', all, { shares })}`)
}

async function inTurn(
  kind: Kind,
  binaries: Binaries,
  rounds: number,
  seconds: string,
): Promise<readonly Series[]> {
  const all = CLIENTS.map(({ client, flags }) => ({ client, flags, rounds: [] as Figures[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const one of round % 2 === 0 ? all : all.toReversed()) {
      process.stderr.write(`${kind.load}, round ${round + 1} of ${rounds}: ${one.client}\n`)
      one.rounds.push(await figuresOf(kind, binaries, [...one.flags, '--duration', seconds]))
    }
  }
  return all.map(({ client, rounds: figures }) => ({ load: kind.load, client, rounds: figures }))
}

async function figuresOf(kind: Kind, binaries: Binaries, flags: readonly string[]): Promise<Figures> {
  const { cost, units, sampled } = await runKind(kind, binaries, flags)
  return { [kind.figure]: costOfK6(cost).cpuUs / units, sampled }
}

/** Rounds are compared one by one: what else the machine does changes from round to round. */
function ratioLine({ load, figure }: Kind, all: readonly Series[]): string {
  const [sampled, none] = CLIENTS.map(({ client }) =>
    all.find((series) => series.load === load && series.client === client),
  )
  const ratios = (sampled?.rounds ?? []).map((round, at) => {
    const other = none?.rounds[at]?.[figure] ?? null
    const own = round[figure] ?? null
    return own === null || other === null ? null : own / other
  })
  const sorted = ratios.filter((ratio) => ratio !== null).toSorted((a, b) => a - b)
  const middle = median(ratios)
  if (middle === null) return `${load}: not measured`
  const rank = lowRank(sorted.length)
  const [low, high] = [sorted[rank] ?? 0, sorted[sorted.length - 1 - rank] ?? Infinity]
  const range = `95 %: ${percent(low - 1)} to ${percent(high - 1)}, ${sorted.length} rounds`
  return `${load}: runs with samples cost ${percent(middle - 1)} more CPU than runs without (${range})`
}

/** The place of the lower end of a 95 % interval of a median among sorted values: ranks are binomial (Conover 1999, 3.2). */
function lowRank(count: number): number {
  let term = 0.5 ** count
  let below = term
  let rank = 0
  while (below <= 0.025) {
    rank += 1
    term *= (count - rank + 1) / rank
    below += term
  }
  return Math.max(0, rank - 1)
}

if (import.meta.main) await benchSampling(process.argv.slice(2))
