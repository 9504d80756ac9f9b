/**
 * One run against one target: opens the wire, gathers, and hands out a verdict per check as soon as its probes
 * are done. Vitest awaits the verdicts one by one; `close` then puts the run together.
 */
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import type { CheckRecord, Run } from '../reports/run.ts'
import type { Check } from './check.ts'
import { composeRun } from './compose.ts'
import { NO_MODEL } from './discover.ts'
import { evidenceFor } from './evidence.ts'
import type { Exchange, Omission } from './exchange.ts'
import { gather } from './gather.ts'
import { judgeCheck } from './judge.ts'
import type { Plan } from './plan.ts'
import type { ProbeContext } from './probe.ts'
import { probesFor, selectChecks } from './registry.ts'
import type { Settings } from './settings.ts'
import type { Caps, Deadlines } from './wire/deadlines.ts'
import { createWire, type Wire } from './wire/recorder.ts'
import { openTranscript } from './wire/transcript.ts'

/** Everything a run depends on. The key stays in memory. */
export type SessionOptions = {
  readonly baseUrl: string
  readonly key: string | null
  readonly model: string
  readonly seed: string
  readonly version: string
  readonly plan: Plan
  readonly checks: readonly Check[]
  readonly maxRequests: number
  readonly maxTokens: number
  /** Where `transcript.ndjson` goes; null keeps it in memory only. */
  readonly transcriptPath: string | null
  readonly deadlines?: Partial<Deadlines>
  readonly caps?: Partial<Caps>
}

/** A run under way. */
export type Session = {
  /** Waits for the check's probes, then judges. Rejects only when Assay itself broke. */
  readonly verdict: (check: Check) => Promise<CheckRecord>
  /** Waits for the rest, closes wire and transcript, and composes the run. */
  readonly close: () => Promise<Run>
}
