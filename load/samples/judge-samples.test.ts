import { expect, test } from 'vitest'
import { usualPlan } from '../play/plan.ts'
import { judgeSamples } from './judge-samples.ts'
import type { Sample } from './sample.ts'

const AT = {
  url: 'http://there/v1',
  socketUrl: 'ws://there/v1',
  t0EpochMs: 0,
  requestFrames: 'text',
} as const

/** A stream of which only the first piece came. */
function cutStream(kind: string): Sample {
  const text = 'data: {"id":"a","object":"chat.completion.chunk","created":1,"model":"m","choices":[]}\n\n'
  const response = {
    status: 200,
    headers: [['content-type', 'text/event-stream']] as const,
    text,
    base64: null,
    bodyBytes: text.length,
    truncated: false,
  }
  return {
    why: 'sampled',
    index: 1,
    transport: 'sse',
    inFlight: 1,
    sentUs: 0,
    headersUs: 1,
    closedUs: 2,
    class: kind,
    error: '',
    leaks: [],
    text: '',
    request: '{}',
    response,
    socket: null,
  }
}

test('a stream that the service cut is judged, one that the end of the run or a limit cut is not', () => {
  const [judged] = judgeSamples([cutStream('truncated')], AT, usualPlan())
  expect(judged?.violations.map(({ id }) => id)).toContain('sse.whole')
  expect(judgeSamples([cutStream('interrupted'), cutStream('stream-429')], AT, usualPlan())).toEqual([])
})
