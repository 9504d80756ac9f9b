/** Requests with their answers, for tests. */
import { stageOf } from './stage-fixture.ts'
import type { Observation } from './trace/trace.ts'

/** Returns an accepted completion of key `a` that was sent at this moment and took so long, in the stage with this name. `more` replaces its members. */
export function requestIn(
  stage: string,
  sentMs: number,
  tookMs: number,
  more: Partial<Observation> = {},
): Observation {
  const answeredMs = sentMs + tookMs
  return {
    atMs: sentMs,
    key: 'a',
    source: '1',
    kind: 'chat',
    tokens: 16,
    stage: stageOf(stage),
    sentMs,
    answeredMs,
    closedMs: answeredMs,
    outcome: 'accepted',
    status: 200,
    fields: {},
    dateMs: null,
    usedTokens: null,
    ...more,
  }
}
