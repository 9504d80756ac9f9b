/** Prints and stores the figures of a bench. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { packageLocation } from '../../load/runner/package-location.ts'
import { benchTable, type Rounds } from './bench-frame.ts'
import { median } from './compare-streams.ts'

/** The figures of one client in one round, by name. */
export type BenchFigures = Readonly<Record<string, number | null>>

/** Returns the median of each figure over all rounds. */
export function mediansOf({ rounds }: Rounds<BenchFigures>): BenchFigures {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((round) => round[name] ?? null))]))
}

/** Returns a table with one row per load and client: the median, minimum and maximum of each figure. */
export function tableOf(all: readonly Rounds<BenchFigures>[]): string {
  const names = Object.keys(all[0]?.rounds[0] ?? {})
  const rows = all.map(({ load, client, rounds }) => [
    load,
    client,
    ...names.map((name) => cell(rounds.map((round) => round[name] ?? null))),
  ])
  return benchTable(['load', 'client', ...names], rows)
}

function cell(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null)
  const middle = median(values)
  if (middle === null) return '-'
  return `${short(middle)} (${short(Math.min(...known))} to ${short(Math.max(...known))})`
}

function short(value: number): string {
  if (Math.abs(value) >= 10_000) return `${Math.round(value / 1000)}k`
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)
}

/** Returns the folder where benches store their figures. */
export function figuresFolder(): string {
  const folder = join(packageLocation().root, 'reports', 'out', 'bench')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Writes all figures, a description of this machine and `more` to a file, and prints its path. */
export function keepFigures(name: string, all: readonly Rounds<BenchFigures>[], more: object = {}): void {
  const path = join(figuresFolder(), `${name}.json`)
  const machine = {
    cpus: cpus().length,
    model: cpus()[0]?.model ?? 'unknown',
    memoryMiB: Math.round(totalmem() / 2 ** 20),
  }
  const medians = all.map((one) => ({ load: one.load, client: one.client, figures: mediansOf(one) }))
  const kept = { name, at: new Date().toISOString(), machine, medians, series: all, ...more }
  writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`)
  console.log(`kept in ${path}`)
}

/** Bounds of a figure. `most`, `least`: of the ratio of our figure to the other client's. `absolute`: the maximum of our figure. */
export type Bound = {
  readonly load: string
  readonly figure: string
  readonly most?: number
  readonly least?: number
  readonly absolute?: number
}

/** Returns one line per bound: the median of `ours` or its ratio to `theirs`, and whether the bound is met. */
export function keptBounds(
  all: readonly Rounds<BenchFigures>[],
  ours: string,
  theirs: string,
  bounds: readonly Bound[],
): string {
  return bounds.map((bound) => boundLine(all, ours, theirs, bound)).join('\n')
}

function boundLine(all: readonly Rounds<BenchFigures>[], ours: string, theirs: string, bound: Bound): string {
  const { load, figure, absolute, most, least = 0 } = bound
  const medianOf = (client: string): number | null => {
    const found = all.find((one) => one.load === load && one.client === client)
    return found === undefined ? null : (mediansOf(found)[figure] ?? null)
  }
  const [mine, other] = [medianOf(ours), medianOf(theirs)]
  if (mine !== null && absolute !== undefined) {
    const isKept = mine <= absolute ? 'yes' : 'NO'
    return `${load}: ${figure}: ${mine.toFixed(1)}, asked at most ${absolute}: ${isKept}`
  }
  if (mine === null || other === null || other === 0) return `${load}: ${figure}: not measured`
  const ratio = mine / other
  const isKept = ratio <= (most ?? Infinity) && ratio >= least
  const asked = most === undefined ? `at least ${least}` : `at most ${most}`
  return `${load}: ${figure}: ${ratio.toFixed(2)} x ${theirs}, asked ${asked}: ${isKept ? 'yes' : 'NO'}`
}
