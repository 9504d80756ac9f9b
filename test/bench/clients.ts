/** The clients under comparison, each told to read the same streams, and what they saw on one clock. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Seen } from './compare.ts'
import { k6Command, measured, readLines, type Binaries, type Cost } from './programs.ts'

/** `users` connections send `requests` each, one at a time; streams have up to `chunks` chunks, if more than 1000. */
export type Load = {
  readonly chunks?: number
  readonly users: number
  readonly requests: number
  readonly url: string
  readonly folder: string
}

/** What one client saw and cost; `spanUs` runs from its first request sent to its last answer ended. */
export type Reading = { readonly cost: Cost; readonly seen: readonly Seen[]; readonly spanUs: number }

/** A way to read streams. */
export type Client = {
  readonly name: string
  readonly read: (binaries: Binaries, load: Load) => Promise<Reading>
}

type Row = {
  readonly i: number
  readonly class: string
  readonly sentUs: number
  readonly closedUs: number
  readonly firstTokenUs: number
  readonly gapsUs: readonly number[] | null
}
type Header = { readonly t0MonotonicUs: number | null; readonly t0EpochUs: number }

/** Our extension inside k6. */
export const extension: Client = {
  name: 'k6/x/assay',
  read: async (binaries, load) => {
    const rows = join(load.folder, 'rows.ndjson')
    rmSync(rows, { force: true })
    const { users, requests, url } = load
    const settings = { rows, users, requests, url, transport: 'sse', gapsCap: load.chunks ?? 1000 }
    const cost = await measured(binaries, k6Command(binaries, 'stream.js', settings))
    const [header, ...all] = readLines(rows) as [Header, ...Row[]]
    if (all.length !== users * requests) throw new Error(`${all.length} rows of ${users * requests}`)
    const t0 = header.t0MonotonicUs ?? header.t0EpochUs
    return { cost, seen: all.map((row) => seenOf(row, t0)), spanUs: spanOf(all) }
  },
}

function seenOf(row: Row, t0: number): Seen {
  if (row.class !== 'ok') throw new Error(`request ${row.i} was ${row.class}`)
  const chunksUs: number[] = []
  let atUs = t0 + row.firstTokenUs
  chunksUs.push(atUs)
  for (const gap of row.gapsUs ?? []) {
    atUs += gap
    chunksUs.push(atUs)
  }
  return { index: String(row.i), sentUs: t0 + row.sentUs, chunksUs }
}

/** The raw Go reader, which is the practical limit. */
export const rawReader: Client = {
  name: 'raw Go reader',
  read: async (binaries, load) => {
    const out = join(load.folder, 'raw.ndjson')
    const { users, requests, url } = load
    const counts = ['-users', String(users), '-requests', String(requests)]
    const cost = await measured(binaries, [binaries.raw, '-url', url, '-out', out, ...counts])
    const all = readLines(out) as { i: number; sentUs: number; closedUs: number; chunksUs: number[] }[]
    if (all.length !== users * requests) throw new Error(`${all.length} streams of ${users * requests}`)
    const seen = all.map(({ i, sentUs, chunksUs }) => ({ index: String(i), sentUs, chunksUs }))
    return { cost, seen, spanUs: spanOf(all) }
  },
}

function spanOf(all: readonly { readonly sentUs: number; readonly closedUs: number }[]): number {
  const first = all.reduce((least, { sentUs }) => Math.min(least, sentUs), Infinity)
  return all.reduce((most, { closedUs }) => Math.max(most, closedUs), 0) - first
}
