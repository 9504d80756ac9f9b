/** Provides the lines of a transcript for tests. */
import type { Exchange } from '../exchange/exchange.ts'
import type { TranscriptHeader } from '../../schemas/compiled/transcript.ts'

/** The first line of a transcript. */
export const TRANSCRIPT_HEADER: TranscriptHeader = {
  type: 'run',
  schema: 'assay.transcript/1',
  suite: '0.1.0',
  baseUrl: 'http://127.0.0.1:1',
  model: 'm',
  seed: 's',
  startedAt: '2026-11-21T00:00:00.000Z',
  profile: 'openai',
  readings: {},
  capabilities: { sse: 'auto' },
  checks: ['a.b'],
  hasKey: true,
  secretPlaceholders: ['~0123456789ab'],
}

/** An exchange with every member. */
export const WHOLE_EXCHANGE: Exchange = {
  id: 'p/l#2',
  probe: 'p',
  label: 'l',
  attempt: 2,
  sentAtEpochMs: 1,
  request: {
    method: 'POST',
    url: 'http://127.0.0.1:1/v1',
    headers: [
      ['x', '1'],
      ['x', '2'],
    ],
    body: { text: 'line\nbreak \u2028 🌍 \ufeff', bodyBytes: 22, truncated: false },
  },
  response: {
    status: 200,
    headers: [['content-type', 'application/json']],
    body: { base64: '/w==', bodyBytes: 1, truncated: true },
    reads: [[1.5, 1]],
  },
  end: { kind: 'complete' },
  timing: { headersMs: 1, firstByteMs: 1.5, endMs: 2 },
  client: { library: 'openai-node', text: null, error: 'no' },
}

/** Values of the member `end` of an exchange that is not complete. */
export const ENDS: readonly Exchange['end'][] = [
  { kind: 'aborted', afterEvents: 3 },
  { kind: 'left-open', waitedMs: 2000 },
  { kind: 'failed', code: 'timeout-idle', detail: 'nothing for 1 ms' },
]

/** An exchange that got no answer. */
export const DEAD: Exchange = {
  ...WHOLE_EXCHANGE,
  request: { ...WHOLE_EXCHANGE.request, body: null },
  response: null,
  end: { kind: 'failed', code: 'refused', detail: 'ECONNREFUSED' },
  timing: { headersMs: null, firstByteMs: null, endMs: 2 },
}

/** The last line of a transcript, without the member `type`. */
export const END = { durationMs: 5, cost: { requests: 1, promptTokens: 2, completionTokens: 3 } }
