/**
 * Measures whether the memory of k6 or of this process grows during 10 min of streams. Samples the memory every 5 s.
 * `node test/bench/soak.ts [--streams 100] [--seconds 600] [--rate N]`. `--rate`: N JSON answers/s, no streams.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { runLoad } from '../../load/session/run-load.ts'
import { keepFigures } from './bench-figures.ts'
import { inFolder, benchOptions } from './bench-frame.ts'
import { nearestRankQuantile } from './compare-streams.ts'
import { buildBinaries, withGroundTruth } from './programs.ts'

/** The shape of the streams: five seconds, 50 chunks per second. */
const SHAPE = { chunks: 250, firstMs: 20, gapMs: 20 } as const
const SAMPLE_EVERY_MS = 5000
/** The minimum length (ms) of the first phase, in which memory may grow. With few streams, buffers fill slowly. */
const SHORTEST_START_MS = 60_000
const START_SHARE = 1 / 3
const MAX_GROWTH = 0.1
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** The number of users of a load with a rate. This number suffices, because answers start after 20 ms. */
const USERS_OF_RATE = 200

type Sample = { readonly atMs: number; readonly residentKiB: number; readonly ownKiB: number }

/** Runs the load once, and prints the deviation of the memory use from its median. */
async function benchSoak(argv: readonly string[]): Promise<void> {
  const { streams, seconds, rate } = benchOptions(argv, { streams: 100, seconds: 600, rate: 0 })
  const isOpen = rate > 0
  const name = isOpen ? `${rate} JSON answers per second` : `${streams} streams`
  const { k6 } = await buildBinaries()
  const samples: Sample[] = []
  const startedMs = performance.now()
  const sampling = setInterval(() => {
    const residentKiB = residentOf('run')
    const ownKiB = process.memoryUsage.rss() / 1024
    if (residentKiB !== null) samples.push({ atMs: performance.now() - startedMs, residentKiB, ownKiB })
  }, SAMPLE_EVERY_MS)
  try {
    const users = isOpen ? { ratePerSecond: rate, vus: USERS_OF_RATE } : { vus: streams }
    const run = await inFolder((out) =>
      withGroundTruth(k6, SHAPE, null, (baseUrl) =>
        runLoad({
          scenario: isOpen ? 'throughput' : 'soak',
          target: { baseUrl, model: 'truth', key: null },
          workload: { durationSeconds: seconds, ...users },
          calibrate: false,
          seed: 'soak',
          out,
        }),
      ),
    )
    report(samples, name, run.requests)
  } finally {
    clearInterval(sampling)
  }
}

function report(
  samples: readonly Sample[],
  load: string,
  requests: { readonly ok: number; readonly failed: number },
): void {
  const lastMs = samples.at(-1)?.atMs ?? 0
  const startMs = Math.max(SHORTEST_START_MS, START_SHARE * lastMs)
  const after = samples.filter(({ atMs }) => atMs > startMs)
  const middle = middleOf(after)
  const figures = {
    'requests ok': requests.ok,
    'requests failed': requests.failed,
    samples: after.length,
    'middle MiB': middle,
    'start seconds': startMs / 1000,
    'minute after the start MiB': middleOf(after.filter(({ atMs }) => atMs <= startMs + MINUTE_MS)),
    'last minute MiB': middleOf(after.filter(({ atMs }) => atMs > lastMs - MINUTE_MS)),
    'MiB per hour': slopeOf(after) * HOUR_MS,
    'least MiB': Math.min(...after.map(mebibytes)),
    'most MiB': Math.max(...after.map(mebibytes)),
    'MiB of the command in the load': Math.max(...samples.map(({ ownKiB }) => ownKiB / 1024)),
    'MiB of the command after the analysis': process.memoryUsage.rss() / 2 ** 20,
    'load average': loadavg()[0] ?? null,
  }
  const [low, high] = [figures['least MiB'] / middle - 1, figures['most MiB'] / middle - 1]
  const keeps = after.length > 0 && Math.max(-low, high) <= MAX_GROWTH
  console.log(JSON.stringify(figures))
  console.log(
    `memory after ${(startMs / 1000).toFixed(0)} s ${percent(low)} to ${percent(high)} of its middle, asked within 10 %: ${keeps ? 'yes' : 'NO'}`,
  )
  const series = [{ load, client: 'k6/x/assay', rounds: [figures] }]
  keepFigures('soak', series, { samples })
}

function mebibytes({ residentKiB }: Sample): number {
  return residentKiB / 1024
}

function middleOf(samples: readonly Sample[]): number {
  return nearestRankQuantile(samples.map(mebibytes), 0.5) ?? Number.NaN
}

/** Returns the median slope between all pairs of samples (Sen 1968), in MiB per millisecond. */
function slopeOf(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((one, place) =>
    samples.slice(place + 1).map((later) => (mebibytes(later) - mebibytes(one)) / (later.atMs - one.atMs)),
  )
  return nearestRankQuantile(slopes, 0.5) ?? Number.NaN
}

function percent(share: number): string {
  return `${share >= 0 ? '+' : ''}${(share * 100).toFixed(1)} %`
}

/** Returns the resident memory in KiB of the child process whose first argument is `word`; null without such a child. */
function residentOf(word: string): number | null {
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'utf8')
      if (!status.includes(`PPid:\t${process.pid}\n`)) continue
      if (readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0')[1] !== word) continue
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN)
    } catch {
      // It ended while we looked.
    }
  }
  return null
}

await benchSoak(process.argv.slice(2))
