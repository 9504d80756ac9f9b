/** Builds check runs for the tests of reports. */
import { countVerdicts } from '../schemas/verdict-counts.ts'
import type { CheckRecord, ExchangeSummary, Outcome, Run, Verdict } from '../schemas/compiled/run.ts'

/** A hostile text with everything that may harm a report: markup, CDATA ends, terminal control sequences. */
export const HOSTILE =
  '<script>alert(1)</script> ]]> \u001b[31mred\u001b]0;title\u0007 NUL\0 \u202Eright-to-left\u202C "quoted" \'single\' `tick` & | TAB\t \uFFFE \uD800 $(id) \r\nnext'

/** Returns a check record. The default is a pass; `changes` override any member. */
export function checkRecord(changes: Partial<CheckRecord> = {}): CheckRecord {
  return {
    id: 'core.choices-array',
    title: 'the answer has an array of choices',
    capability: 'core',
    ...(changes.gap === undefined ? { clause: 'C2.3.1' } : {}),
    level: 'MUST',
    layer: 'spec',
    verdict: 'pass',
    issues: [],
    exchanges: ['core.completion/all-four'],
    ...changes,
  }
}

/** Returns an exchange. The default is a plain completion with a redacted API key; `changes` override any member. */
export function exchangeSummary(changes: Partial<ExchangeSummary> = {}): ExchangeSummary {
  return {
    id: 'core.completion/all-four',
    method: 'POST',
    url: 'http://127.0.0.1:8080/v1/chat/completions',
    headers: [
      ['host', '127.0.0.1:8080'],
      ['authorization', 'Bearer ~1f2e3d4c5b6a'],
      ['content-type', 'application/json'],
      ['content-length', '17'],
    ],
    body: '{"model":"plain"}',
    status: 200,
    durationMs: 12,
    ...changes,
  }
}

/** Returns a run with these checks and their capabilities. Other capabilities are not judged. */
export function runOf(outcome: Outcome, checks: readonly CheckRecord[], changes: Partial<Run> = {}): Run {
  const ids = [...new Set(checks.map(({ capability }) => capability))]
  const judged = ids.map((id) => {
    const own = checks.filter(({ capability }) => capability === id)
    return { id, outcome: outcomeOf(own), counts: countVerdicts(own) }
  })
  const unjudged = (['signup', 'websocket', 'webhooks', 'limits'] as const).filter((id) => !ids.includes(id))
  return {
    schema: 'assay.run/1',
    outcome,
    exitCode: ({ conformant: 0, 'non-conformant': 1, incomplete: 3, partial: 3, broken: 4 } as const)[
      outcome
    ],
    reason: null,
    suite: { version: '0.1.0', checks: checks.length, known: checks.length, profile: 'openai' },
    target: { baseUrl: 'http://127.0.0.1:8080', model: 'plain' },
    seed: 'seed-1',
    startedAt: '2026-11-20T10:00:00.000Z',
    durationMs: 2345,
    cost: { requests: 78, promptTokens: 2310, completionTokens: 900 },
    capabilities: [
      ...judged,
      ...unjudged.map((id) => ({ id, outcome: 'not-judged' as const, counts: countVerdicts([]) })),
    ],
    checks,
    exchanges: [],
    ...changes,
  }
}

function outcomeOf(checks: readonly CheckRecord[]): Outcome {
  const has = (verdict: Verdict): boolean => checks.some((check) => check.verdict === verdict)
  if (has('error')) return 'broken'
  if (has('fail')) return 'non-conformant'
  return has('inconclusive') ? 'incomplete' : 'conformant'
}

/** A run in which all checks pass. */
export const conformantRun: Run = runOf('conformant', [
  checkRecord(),
  checkRecord({
    id: 'core.usage-present',
    gap: 'G2.4',
    reading: 'fixture.reading',
    layer: 'profile',
    level: 'SHOULD',
  }),
  checkRecord({ id: 'sse.offered', capability: 'sse', clause: 'C1.6' }),
])

/** A run with a failure in each layer (source of rules), a warning, and a check that model output left inconclusive. */
export const nonConformantRun: Run = runOf(
  'non-conformant',
  [
    checkRecord(),
    checkRecord({
      id: 'core.content-is-string',
      title: 'every choice carries its text as a string in message.content',
      clause: 'C2.3.3',
      verdict: 'fail',
      issues: [
        { at: 'core.completion/all-four /choices/0/message/content', expected: 'string', received: 'null' },
      ],
    }),
    checkRecord({
      id: 'core.errors-body',
      title: 'errors have the shape of the reading',
      gap: 'G7.2',
      reading: 'fixture.reading',
      layer: 'profile',
      verdict: 'fail',
      issues: [
        { at: 'core.refusals/missing-model /error', expected: 'object', received: 'string "no model"' },
      ],
      exchanges: ['core.refusals/missing-model'],
    }),
    checkRecord({
      id: 'core.auth-challenge',
      title: 'a 401 names the scheme',
      gap: 'G5.5',
      reading: 'fixture.reading',
      layer: 'profile',
      level: 'SHOULD',
      verdict: 'warn',
      issues: [{ at: 'core.auth/none', expected: 'WWW-Authenticate', received: 'no such header' }],
      exchanges: ['core.auth/none'],
    }),
    checkRecord({
      id: 'core.echo-whole',
      title: 'text of many scripts comes back whole',
      clause: 'C2.2.2',
      verdict: 'inconclusive',
      code: 'model-behaviour',
      reason: 'model-behaviour',
      detail: 'no attempt of 3 repeated the text',
    }),
  ],
  {
    exchanges: [
      exchangeSummary(),
      exchangeSummary({
        id: 'core.refusals/missing-model',
        body: '{"messages":[{"role":"user","content":"it\'s"}]}',
        status: 400,
      }),
      exchangeSummary({ id: 'core.auth/none', headers: [['content-type', 'application/json']], status: 401 }),
    ],
  },
)

/** A run whose target did not answer, so that every check is inconclusive for the same reason. */
export const incompleteRun: Run = runOf(
  'incomplete',
  Array.from({ length: 120 }, (_, at) =>
    checkRecord({
      id: `core.check-${at}`,
      verdict: 'inconclusive',
      code: 'prerequisite',
      reason: 'prerequisite',
      detail: 'core.completion/all-four: connect ECONNREFUSED 127.0.0.1:9',
      exchanges: [],
    }),
  ),
  {
    reason: 'prerequisite: core.completion/all-four: connect ECONNREFUSED 127.0.0.1:9',
    reasonCheck: 'core.check-0',
  },
)

/** A run in which a check threw an error. */
export const runWithBrokenJudge: Run = runOf(
  'broken',
  [
    checkRecord(),
    checkRecord({
      id: 'core.model-string',
      verdict: 'error',
      code: 'judge-failed',
      reason: 'judge',
      detail: 'TypeError: not iterable',
      exchanges: [],
    }),
  ],
  { reason: 'check core.model-string broke: TypeError: not iterable' },
)

// The text {@link HOSTILE} without NUL, because an argument of a command cannot contain NUL.
const SENT_HOSTILE = HOSTILE.replace('\0', '')

/** A run that has the text {@link HOSTILE} at each place where a target or an edited run file could put one. */
export const hostileRun: Run = runOf(
  'non-conformant',
  [
    checkRecord({
      title: HOSTILE,
      verdict: 'fail',
      issues: [{ at: `core.completion/all-four ${HOSTILE}`, expected: HOSTILE, received: HOSTILE }],
    }),
    checkRecord({
      id: HOSTILE,
      clause: HOSTILE,
      verdict: 'fail',
      issues: [{ at: HOSTILE, expected: 'x', received: 'y' }],
    }),
    checkRecord({
      id: 'core.warned',
      verdict: 'warn',
      title: HOSTILE,
      issues: [{ at: HOSTILE, expected: HOSTILE, received: HOSTILE }],
    }),
    checkRecord({ id: 'core.undecided', verdict: 'inconclusive', reason: HOSTILE, detail: HOSTILE }),
    checkRecord({ id: 'core.broken', verdict: 'error', reason: HOSTILE, detail: HOSTILE }),
    checkRecord({
      id: 'core.seen',
      gap: HOSTILE,
      reading: HOSTILE,
      layer: 'observed',
      verdict: 'observed',
      reason: HOSTILE,
      detail: HOSTILE,
    }),
  ],
  {
    reason: HOSTILE,
    seed: HOSTILE,
    startedAt: HOSTILE,
    suite: { version: HOSTILE, checks: 6, known: 6, profile: HOSTILE },
    target: { baseUrl: `http://127.0.0.1:8080/${HOSTILE}`, model: HOSTILE },
    exchanges: [
      exchangeSummary({
        body: SENT_HOSTILE,
        headers: [['x-hostile', SENT_HOSTILE]],
        url: `http://127.0.0.1:8080/${SENT_HOSTILE}`,
      }),
    ],
  },
)
