/** Prints and keeps the figures of a bench. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { packagePlace } from '../../load/runner/package-place.ts'
import { median } from './compare-streams.ts'

/** Named figures of one client in one round. */
export type Figures = Readonly<Record<string, number | null>>

/** All rounds of one client under one load. */
export type Series = { readonly load: string; readonly client: string; readonly rounds: readonly Figures[] }

/** The medians of a series' rounds, figure by figure. */
export function mediansOf(series: Series): Figures {
  const names = Object.keys(series.rounds[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, median(series.rounds.map((round) => round[name] ?? null))]),
  )
}

/** One line per load and client, medians with the least and the most of all rounds. */
export function tableOf(all: readonly Series[]): string {
  const names = Object.keys(all[0]?.rounds[0] ?? {})
  const rows = all.map((series) => [
    series.load,
    series.client,
    ...names.map((name) => cell(series.rounds.map((round) => round[name] ?? null))),
  ])
  return [['load', 'client', ...names], ['---', '---', ...names.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function cell(values: readonly (number | null)[]): string {
  const there = values.filter((value) => value !== null)
  const middle = median(values)
  if (middle === null) return '-'
  return `${short(middle)} (${short(Math.min(...there))} to ${short(Math.max(...there))})`
}

function short(value: number): string {
  if (Math.abs(value) >= 10_000) return `${Math.round(value / 1000)}k`
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)
}

/** Writes all figures with the machine they come from, and whatever else belongs to them, and returns the path. */
export function keepFigures(name: string, all: readonly Series[], more: object = {}): string {
  const folder = join(packagePlace().root, 'reports', 'out', 'bench')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.json`)
  const machine = {
    cpus: cpus().length,
    model: cpus()[0]?.model ?? 'unknown',
    memoryMiB: Math.round(totalmem() / 2 ** 20),
  }
  const medians = all.map((series) => ({
    load: series.load,
    client: series.client,
    figures: mediansOf(series),
  }))
  writeFileSync(
    path,
    `${JSON.stringify({ name, at: new Date().toISOString(), machine, medians, series: all, ...more }, null, 2)}\n`,
  )
  return path
}

/** The bound of a figure: of the first client over that of the second, or `absolute`, at most, of the first alone. */
export type Bound = {
  readonly load: string
  readonly figure: string
  readonly most?: number
  readonly least?: number
  readonly absolute?: number
}

/** States for each bound whether the ratio of two clients' medians keeps it. Figures are shared with anyone else who uses the machine. */
export function boundsOf(
  all: readonly Series[],
  ours: string,
  theirs: string,
  bounds: readonly Bound[],
): string {
  return bounds.map((bound) => boundLine(all, ours, theirs, bound)).join('\n')
}

function boundLine(all: readonly Series[], ours: string, theirs: string, bound: Bound): string {
  const figure = (client: string): number | null => {
    const series = all.find((one) => one.load === bound.load && one.client === client)
    return series === undefined ? null : (mediansOf(series)[bound.figure] ?? null)
  }
  const [mine, other] = [figure(ours), figure(theirs)]
  if (mine !== null && bound.absolute !== undefined) {
    const isKept = mine <= bound.absolute ? 'yes' : 'NO'
    return `${bound.load}: ${bound.figure}: ${mine.toFixed(1)}, asked at most ${bound.absolute}: ${isKept}`
  }
  if (mine === null || other === null || other === 0) return `${bound.load}: ${bound.figure}: not measured`
  const ratio = mine / other
  const keeps = ratio <= (bound.most ?? Infinity) && ratio >= (bound.least ?? 0)
  const asked = bound.most === undefined ? `at least ${bound.least ?? 0}` : `at most ${bound.most}`
  return `${bound.load}: ${bound.figure}: ${ratio.toFixed(2)} x ${theirs}, asked ${asked}: ${keeps ? 'yes' : 'NO'}`
}
