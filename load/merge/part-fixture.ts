/** Creates a part of a load that has ended, for tests. */
import type { Workload } from '../workload/workload.ts'
import type { LoadPart, PartPosition } from './load-part.ts'

/** Returns a part in which k6 completed this number of iterations. */
export function partFixture(workload: Workload, iterations: number, place: PartPosition): LoadPart {
  return {
    schema: 'assay.load-part/1',
    plan: {
      scenario: 'stream',
      suite: { version: '0.0.0', profile: 'openai' },
      target: { baseUrl: 'http://127.0.0.1:9', model: 'm' },
      workload,
      seed: 'merge',
      traceSha256: null,
      slos: ['ttft p95 < 300ms', 'e2e p50 < 2s', 'errors < 50%', 'goodput > 10%'],
      t0EpochUs: 1_795_000_000_000_000,
    },
    place,
    engine: 'k6',
    // The part waited 4 s for the common start.
    startedAt: new Date(1_795_000_000_000 - 4000).toISOString(),
    end: {
      ending: { exitCode: 0, signal: null, stopped: false, late: false },
      iterations,
      problem: null,
      log: { exceptions: [], exceptionCount: 0, tail: [] },
      cpuShare: 0.3,
      memory: null,
      wait: { seconds: 0, ranSeconds: 1, ofSeconds: 10, meanMs: 0, worstMs: 0 },
      calibrations: [],
      networkNotes: [],
      stoppedAtMs: null,
      durationMs: 11_000,
    },
  }
}
