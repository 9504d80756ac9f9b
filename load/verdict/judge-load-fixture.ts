/** Builds evidence of load runs, for tests of their judgment. */
import type { LoadFailure, LoadMetric } from '../../schemas/compiled/load-run.ts'
import type { LogFindings } from '../runner/k6-log.ts'
import type { LoadEvidence } from './judge-load.ts'
import type { Measures } from '../analysis/measures.ts'
import { planWorkload } from '../workload/workload.ts'

/** The figures of a run. `failed` counts the failed requests by class. */
type Figures = {
  readonly iterations?: number
  readonly ok?: number
  readonly failed?: readonly LoadFailure[]
  readonly dropped?: number
  readonly e2e?: Readonly<Record<string, number>>
}

const SECONDS = 2

/** The figures of a run with 200 good answers. */
export const HEALTHY: Figures = {
  iterations: 200,
  ok: 200,
  e2e: { max: 40, p50: 10, p90: 20, p95: 25, p99: 35 },
}

/** Returns the error entry of one failure class. */
export function loadFailure(
  name: LoadFailure['class'],
  count: number,
  example: string | null = null,
): LoadFailure {
  return { class: name, count, example }
}

function measuresOf({
  iterations = 0,
  ok = 0,
  failed: errors = [],
  dropped = 0,
  e2e = {},
}: Figures): Measures {
  const failures = errors.reduce((sum, { count }) => sum + count, 0)
  const started = ok + failures
  const metric = (name: string): number | null => e2e[name] ?? null
  const [p50, p90, p95, p99, max] = ['p50', 'p90', 'p95', 'p99', 'max'].map(metric)
  const metrics: Readonly<Record<string, LoadMetric>> = {
    e2e: {
      unit: 'ms',
      n: ok,
      p50: p50 ?? null,
      p90: p90 ?? null,
      p95: p95 ?? null,
      p99: p99 ?? null,
      max: max ?? null,
      ci: null,
      bound: null,
    },
  }
  const errorShare = started === 0 ? 0 : failures / started
  return {
    requests: { started, ok, failed: failures, dropped, interrupted: 0, resent: 0, empty: 0, errorShare },
    unansweredAtEnd: 0,
    miscount: null,
    keys: new Map(),
    sentBy: { json: started, sse: 0, websocket: 0 },
    tokens: null,
    window: { seconds: SECONDS, completions: ok, firstSeconds: 0, completedAfter: 0 },
    metrics,
    throughput: {
      completionsPerSecond: ok / SECONDS,
      outputTokensPerSecond: null,
      tokensPerSecondPerUser: null,
    },
    rates: { askedPerSecond: null, sentPerSecond: 0, admittedPerSecond: 0, completedPerSecond: 0 },
    goodput: null,
    littlesLaw: { inFlight: 0, arrivalsPerSecond: 0, meanStaySeconds: null, residual: null },
    errors,
    conformance: { sampled: 0, conforming: 0, example: null },
    series: { timeline: { bucketSeconds: 1, buckets: [] }, dots: { requests: 0, points: [] }, curves: {} },
    iterations,
    records: started,
    clustering: { errors: 1, goodput: 1 },
    statistic: (name, stat) => ({ actual: name === 'e2e' ? metric(stat) : null, n: name === 'e2e' ? ok : 0 }),
  }
}

/** Returns findings in a k6 log. Members that `parts` lacks are empty. */
export function log(parts: Partial<LogFindings> = {}): LogFindings {
  return { exceptions: [], exceptionCount: 0, tail: [], ...parts }
}

/** Returns the findings of a log in which the exception `line` occurs `times` times. */
export function thrown(line: string, times = 1): LogFindings {
  return log({ exceptions: [line], exceptionCount: times })
}

/** The changes that a test makes to the evidence of a run without problems. */
export type EvidenceChanges = Partial<Omit<LoadEvidence, 'measures'>> & {
  readonly figures?: Figures
  readonly measured?: Partial<Measures>
}

/** Returns the evidence of a run without problems, with the members of `parts` replaced. */
export function evidence(parts: EvidenceChanges = {}): LoadEvidence {
  const whole = {
    ending: { exitCode: 0, signal: null, stopped: false, late: false },
    summaryResult: { summary: { iterations: 0 }, problem: null } as const,
    figures: HEALTHY,
    log: log(),
    workload: planWorkload({ vus: 2, durationSeconds: 2 }),
    slos: [],
    rowProblem: null,
    baseUrl: 'http://127.0.0.1:9',
    cpuShare: null,
    ...parts,
  }
  const { figures, measured, ...rest } = whole
  return {
    ...rest,
    measures: { ...measuresOf(figures), ...measured },
  }
}

/** Returns the ending of a k6 process with the given exit code. */
export function exited(exitCode: number): LoadEvidence['ending'] {
  return { exitCode, signal: null, stopped: false, late: false }
}
