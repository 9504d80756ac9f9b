/** The limiters of the reference, each family in three sizes, with its true family and sizes. */
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Behavior } from '../../load/limiter/types.ts'
import type { LoadTarget } from '../../load/runner/load-target.ts'
import { endChild, untilListening, startChild } from './limiter-children.ts'

/** The families of limiters in this bench, and the behaviors that describe each rightly. */
export const BEHAVIORS = {
  'fixed-window': ['window'],
  'sliding-log': ['sliding-window'],
  'sliding-counter': ['sliding-window'],
  'sliding-counter-counting-refusals': ['sliding-window'],
  'token-bucket': ['bucket'],
  'coarse-bucket': ['bucket'],
  'truncating-bucket': ['bucket'],
  'bucket-in-window': ['bucket', 'window'],
  'extending-window': ['prolonging'],
  'fixed-ban': ['prolonging'],
  'idle-reset': ['prolonging'],
  pacing: ['delays'],
  'queue-with-overflow': ['delays'],
  'queued-window': ['delays'],
  concurrency: ['in-flight'],
  // Whether requests wait for a place or for their turn does not show from outside.
  'concurrency-queue': ['delays', 'in-flight'],
  'slow-down': ['delays'],
  none: ['none'],
} as const satisfies Readonly<Record<string, readonly Behavior[]>>

/** The name of a family in {@link BEHAVIORS}. */
export type FamilyName = keyof typeof BEHAVIORS

/** A limiter that listens. */
export type Served = {
  readonly target: LoadTarget
  readonly close: () => Promise<void>
}

/** The true properties of a limiter. `families`: all names of its family. A size is null if one number does not describe it. */
export type GroundTruth = {
  readonly families: readonly FamilyName[]
  readonly capacity: number | null
  readonly windowMs: number | null
}

/** The kind of limiter: of the reference, of third-party software, or a server without any limit. */
export type Group = 'reference' | 'real' | 'bare'

/** A limiter to identify. */
export type LimiterCase = {
  readonly name: string
  readonly group: Group
  readonly truth: GroundTruth
  readonly start: () => Promise<Served>
}

const SERVER = join(import.meta.dirname, 'limiter-servers', 'reference.ts')
const MODEL = 'm'
const KEYS = ['sk-bench-a-0001', 'sk-bench-b-0002'] as const

type Size = { readonly n: number; readonly windowMs: number }

/** Short windows, so that the whole bench takes minutes. A unit comes back in 90 ms or more, which two busy cores still measure. */
const SIZES: readonly Size[] = [
  { n: 5, windowMs: 900 },
  { n: 10, windowMs: 1300 },
  { n: 20, windowMs: 1800 },
]

type LimiterKind = {
  readonly spec: (size: Size) => string
  readonly families: readonly FamilyName[]
  /** The sizes that the family has: capacity and window, only the capacity, or none. */
  readonly has?: 'both' | 'capacity' | 'none'
  /** The duration of a completion in milliseconds, for limits on requests in flight. */
  readonly ttftMs?: number
  /** The process of the reference is busy for this many milliseconds, then free for as long, and so on. */
  readonly busyMs?: number
}

const windowed =
  (family: string, more = '') =>
  ({ n, windowMs }: Size): string =>
    `${family},n=${n},window=${windowMs}ms${more}`

const KINDS: readonly LimiterKind[] = [
  ...['first', 'clock', 'hash'].map((phase): LimiterKind => ({
    spec: windowed('fixed-window', `,phase=${phase}`),
    families: ['fixed-window'],
  })),
  { spec: windowed('sliding-log'), families: ['sliding-log'] },
  { spec: windowed('sliding-counter'), families: ['sliding-counter'] },
  { spec: windowed('sliding-counter', ',also=refused'), families: ['sliding-counter-counting-refusals'] },
  { spec: windowed('token-bucket'), families: ['token-bucket'] },
  {
    spec: ({ n, windowMs }) =>
      `token-bucket,n=${n},window=${windowMs}ms,refill=coarse,step=${Math.round(windowMs / 4)}ms`,
    families: ['coarse-bucket'],
    // What a refill holds is rounded, so the time to fill up is not the one written.
    has: 'capacity',
  },
  { spec: windowed('fixed-window', ',penalty=extend'), families: ['extending-window'] },
  // The window before a ban is over before anybody sees its end: the answer gives no length for it.
  { spec: windowed('fixed-window', ',penalty=ban'), families: ['fixed-ban'], has: 'capacity' },
  { spec: windowed('idle-reset'), families: ['idle-reset'] },
  {
    spec: ({ n, windowMs }) => `leaky-queue,rate=${Math.round((1000 * n) / windowMs)}`,
    families: ['pacing', 'queue-with-overflow'],
    has: 'none',
  },
  { spec: windowed('fixed-window', ',exceeded=queue'), families: ['queued-window'], has: 'none' },
  ...[{ ttftMs: 100 }, {}, { busyMs: 10 }].flatMap((service): LimiterKind[] => [
    {
      spec: ({ n }) => `concurrency,n=${Math.ceil(n / 2)}`,
      families: ['concurrency'],
      has: 'none',
      ...service,
    },
    {
      spec: ({ n }) => `concurrency,n=${Math.ceil(n / 2)},exceeded=queue`,
      families: ['concurrency-queue'],
      has: 'none',
      ...service,
    },
    {
      spec: ({ n }) => `concurrency,n=${Math.ceil(n / 2)},exceeded=queue,queue=${Math.ceil(n / 4)}`,
      families: ['concurrency-queue'],
      has: 'none',
      ...service,
    },
  ]),
]

/** Returns every family of the reference in three sizes, and no limit at all. */
export function referenceCases(): readonly LimiterCase[] {
  const limited = KINDS.flatMap((kind) => SIZES.map((size) => caseOf(kind, size)))
  return [...limited, { name: 'none', group: 'reference', truth: NOTHING, start: () => serve('', 0, 0) }]
}

const NOTHING: GroundTruth = { families: ['none'], capacity: null, windowMs: null }

function caseOf(
  { spec, families, has = 'both', ttftMs = 0, busyMs = 0 }: LimiterKind,
  size: Size,
): LimiterCase {
  const limit = spec(size)
  const name = [
    limit,
    ...(ttftMs > 0 ? [`first word after ${ttftMs} ms`] : []),
    ...(busyMs > 0 ? ['busy process'] : []),
  ].join(', ')
  const truth = {
    families,
    capacity: has === 'none' ? null : size.n,
    windowMs: has === 'both' ? size.windowMs : null,
  }
  return { name, group: 'reference', truth, start: () => serve(limit, ttftMs, busyMs) }
}

function serve(limit: string, ttftMs: number, busyMs: number): Promise<Served> {
  return serveScript([SERVER, limit, String(ttftMs), String(busyMs), ...KEYS])
}

async function serveScript(argv: readonly string[]): Promise<Served> {
  return servedAt(await untilListening(startChild(process.execPath, argv, { stdio: 'pipe' })), KEYS)
}

/** Returns a limiter behind a port, which two keys may use. */
export function servedAt(
  { port, child }: { readonly port: number; readonly child: ChildProcess },
  [key, other]: readonly [string, string],
): Served {
  const target = { baseUrl: `http://127.0.0.1:${port}`, model: MODEL, key, moreKeys: [other] }
  return { target, close: () => endChild(child) }
}

const BARE = join(import.meta.dirname, 'limiter-servers', 'bare.ts')

/** Returns servers without any limit: naming a limiter for them is wrong. */
export function bareCases(): readonly LimiterCase[] {
  return ['single', 'pooled', 'slow', 'fast', 'streaming'].map((kind) => ({
    name: `bare ${kind}`,
    group: 'bare',
    truth: NOTHING,
    start: () => serveScript([BARE, kind]),
  }))
}
