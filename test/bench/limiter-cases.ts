/** Defines the cases of the limiter bench: a limiter with its true properties, or a server without a limit. */
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Behavior } from '../../load/limiter/types.ts'
import type { LoadTarget } from '../../load/runner/load-target.ts'
import { endChild, untilListening, startChild } from './limiter-children.ts'

/** The families of limiters in this bench, each with the behaviors that Assay may rightly report for it. */
export const BEHAVIORS = {
  'fixed-window': ['window'],
  'sliding-log': ['sliding-window'],
  'sliding-counter': ['sliding-window'],
  'sliding-counter-counting-refusals': ['prolonging'],
  'token-bucket': ['bucket'],
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

/** The name of a family of limiters: a key of {@link BEHAVIORS}. */
export type FamilyName = keyof typeof BEHAVIORS

/** A running limiter. */
export type Served = {
  readonly target: LoadTarget
  readonly close: () => Promise<void>
}

/** The true properties of a limiter. `capacity` or `windowMs` is null if no single number describes it. */
export type GroundTruth = {
  readonly families: readonly FamilyName[]
  readonly capacity: number | null
  readonly windowMs: number | null
}

/** The kind of a case: `real` (third-party software) or `bare` (a server without a limit). */
export type Group = 'real' | 'bare'

/** A limiter that the bench identifies. */
export type LimiterCase = {
  readonly name: string
  readonly group: Group
  readonly truth: GroundTruth
  readonly start: () => Promise<Served>
}

const MODEL = 'm'
const KEYS = ['sk-bench-a-0001', 'sk-bench-b-0002'] as const

const NOTHING: GroundTruth = { families: ['none'], capacity: null, windowMs: null }

async function serveScript(argv: readonly string[]): Promise<Served> {
  return servedAt(await untilListening(startChild(process.execPath, argv, { stdio: 'pipe' })), KEYS)
}

/** Returns a limiter on a port, with two keys. */
export function servedAt(
  { port, child }: { readonly port: number; readonly child: ChildProcess },
  [key, other]: readonly [string, string],
): Served {
  const target = { baseUrl: `http://127.0.0.1:${port}`, model: MODEL, key, moreKeys: [other] }
  return { target, close: () => endChild(child) }
}

const BARE = join(import.meta.dirname, 'limiter-servers', 'bare.ts')

/** Returns servers without any limit. Identifying a limit there is wrong. */
export function bareCases(): readonly LimiterCase[] {
  return ['single', 'pooled', 'slow', 'fast', 'streaming'].map((kind) => ({
    name: `bare ${kind}`,
    group: 'bare',
    truth: NOTHING,
    start: () => serveScript([BARE, kind]),
  }))
}
