/** Load runs for the tests of their judgement. */
import type { LogFindings } from '../engine/log.ts'
import type { LoadEvidence } from './judge.ts'
import type { Measures } from '../measures/measures.ts'
import { measuresOfSummary } from '../measures/from-summary.ts'
import { readSummary } from '../measures/summary.ts'
import { planWorkload } from '../workload/workload.ts'

type Figures = { readonly counters?: Record<string, number>; readonly e2e?: Record<string, number> }

/** A run of 200 good answers. */
export const HEALTHY: Figures = {
  counters: {
    iterations: 200,
    assay_class_ok: 200,
    assay_completion_tokens: 1400,
    assay_sampled: 20,
    assay_conforming: 20,
  },
  e2e: { count: 200, max: 40, 'p(50)': 10, 'p(90)': 20, 'p(95)': 25, 'p(99)': 35 },
}

function summaryText({ counters = {}, e2e }: Figures): string {
  const metrics: Record<string, unknown> = {}
  for (const [name, count] of Object.entries(counters))
    metrics[name] = { type: 'counter', values: { count, rate: 0 } }
  if (e2e !== undefined) metrics['assay_e2e'] = { type: 'trend', values: e2e }
  return JSON.stringify({ state: { testRunDurationMs: 2000 }, metrics })
}

/** A log. */
export function log(parts: Partial<LogFindings> = {}): LogFindings {
  return { exceptions: [], exceptionCount: 0, examples: new Map(), tail: [], ...parts }
}

/** A log with one exception. */
export function thrown(line: string, times = 1): LogFindings {
  return log({ exceptions: [line], exceptionCount: times })
}

/** What a test changes of a healthy run. */
export type Parts = Partial<Omit<LoadEvidence, 'measures'>> & { readonly measured?: Partial<Measures> }

/** A healthy run with changes. */
export function evidence(parts: Parts = {}): LoadEvidence {
  const whole = {
    ending: { exitCode: 0, signal: null, stopped: false, late: false },
    reading: readSummary(summaryText(HEALTHY)),
    log: log(),
    workload: planWorkload({ vus: 2, durationSeconds: 2 }),
    slos: [],
    rowProblem: null,
    baseUrl: 'http://127.0.0.1:9',
    cpuShare: null,
    ...parts,
  }
  const { measured, ...rest } = whole
  return {
    ...rest,
    measures: { ...measuresOfSummary(whole.reading.summary, whole.log.examples), ...measured },
  }
}

/** An ending with that exit code. */
export function exited(exitCode: number): LoadEvidence['ending'] {
  return { exitCode, signal: null, stopped: false, late: false }
}

/** The summary with these figures. */
export function withFigures(figures: Figures): Pick<LoadEvidence, 'reading'> {
  return { reading: readSummary(summaryText(figures)) }
}
