/** Creates a check that fails under load, for tests. */
import type { UnderLoad } from '../../schemas/compiled/load-run.ts'

/** Returns a check that failed for 20 of 100 stored answers, and so for at least 200 of all 1,000 answers. */
export function failingCheck(changes: Partial<UnderLoad> = {}): UnderLoad {
  return {
    id: 'sse.whole',
    title: 'a stream comes to its end',
    isMust: true,
    failed: 20,
    of: 100,
    seen: 80,
    seenCompleted: 80,
    seenBrokenOff: 0,
    failedAtLeast: 200,
    answers: 1000,
    transport: 'sse',
    firstSeconds: 1,
    lastSeconds: 2,
    inFlightLeast: 9,
    inFlightMost: 30,
    quiet: 'unknown',
    example: { request: 7, at: 'request 7', expected: 'an end', received: 'none' },
    ...changes,
  }
}
