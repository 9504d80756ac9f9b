/** Tests how load reports show the results of sampled answers, for example of answers that could not be judged. */
import { renderLoadJunit, renderLoadSummary } from './rendered-fixture.ts'
import { expect, test } from 'vitest'
import { refusedByJenkins } from './junit-schema-fixture.ts'
import { streamRun, underLoad } from './load-run-fixture.ts'

test('reports answers that could not be judged, and does not count them as a pass', async () => {
  const none = streamRun({ conformance: { sampled: 0, conforming: 0, example: null, notJudged: 41 } })
  expect(renderLoadSummary(none)).toContain(
    'no answer was kept and judged; 41 of 41 sampled answers were not judged',
  )
  const xml = renderLoadJunit(none)
  expect(await refusedByJenkins(xml)).toEqual([])
  expect(xml).toContain('<skipped message="none of 41 sampled answers could be judged"/>')
  const some = streamRun({ conformance: { sampled: 9, conforming: 9, example: null, notJudged: 1 } })
  expect(renderLoadSummary(some)).toContain(
    '9 of 9 sampled answers conform (100.00 %); 1 of 10 sampled answers was not judged',
  )
})

test('a run whose answers were all too long to keep does not pass, and a note says so', () => {
  const conformance = {
    sampled: 0,
    conforming: 0,
    example: null,
    cut: { judged: 0, notJudged: 20 },
    checks: [],
  }
  expect(renderLoadJunit(streamRun({ conformance }))).toContain(
    '<skipped message="20 sampled answers were too long to be kept whole"/>',
  )
})

test('samples that all conform have no example beside them; what else does not is named', () => {
  const broken = underLoad({ id: 'sse.whole', title: 'a whole stream', isMust: true, failed: 0 })
  const conformance = { sampled: 9, conforming: 9, example: 'sse.whole: cut', checks: [broken] }
  const text = renderLoadSummary(streamRun({ conformance }))
  expect(text).not.toContain('for example: sse.whole')
  expect(text).toContain('answers that were kept for another reason do not conform: sse.whole')
})

test('an answer that leaked is a sample that does not conform', () => {
  const conformance = {
    sampled: 20,
    conforming: 15,
    example: null,
    checks: [],
    leakCount: 532,
    leakedSamples: 5,
  }
  const run = streamRun({ conformance, outcome: 'non-conformant', exitCode: 1 })
  expect(renderLoadSummary(run)).toContain(
    '532 answers with the token of another request do NOT conform, 5 of them sampled; 15 of 20 sampled answers conform (75.00 %)',
  )
  expect(renderLoadJunit(run)).toContain(
    'message="532 answers leaked between requests; 75.00 % of 20 sampled answers conform"',
  )
})
