import { renderLimiterHtml, renderLimiterMarkdown, renderLimiterSummary } from './rendered-fixture.ts'
import { expect, test } from 'vitest'
import { limiterRun } from './limiter-fixture.ts'
import { formatLimiterCost } from './limiter-text.ts'

const most = { requests: 100, seconds: 30 }

test.each([
  [{ requests: 3, accepted: 2, refused: 1, unclassified: 0 }, '(2 accepted, 1 refused; '],
  [{ requests: 3, accepted: 0, refused: 0, unclassified: 0 }, '(0 accepted, 0 refused, 3 client errors; '],
  [
    { requests: 6, accepted: 2, refused: 1, unclassified: 2 },
    '(2 accepted, 1 refused, 1 client error, 2 unclassified; ',
  ],
])('a cost tells what became of each request: %j', (cost, words) => {
  expect(formatLimiterCost({ cost: { ...cost, tokens: 9, seconds: 1 }, most })).toContain(words)
})

test('names the scopes that one key cannot distinguish, and leaves the choice to the statement', async () => {
  const { finding } = limiterRun()
  const known = finding ?? expect.unreachable('the fixture has one')
  const open = limiterRun({ finding: { ...known, scopes: ['key', 'account'] } })
  for (const render of [renderLimiterSummary, renderLimiterMarkdown, renderLimiterHtml])
    expect(await render(open)).toMatch(/key, or per account \\?\(a second key of one account/)
  expect(renderLimiterSummary(open)).toContain(
    'for assay.statement.json (add "scope" to the quota: "key" or "account", which is not known)',
  )
  for (const [scopes, choice] of [
    [['global', 'account'], '"account", which is not known; a statement cannot declare: all keys together'],
    [[], '"key" or "account" or "address", which is not known'],
  ] as const)
    expect(renderLimiterSummary(limiterRun({ finding: { ...known, scopes: [...scopes] } }))).toContain(
      `(add "scope" to the quota: ${choice})`,
    )
  expect(renderLimiterSummary(limiterRun())).toContain('for assay.statement.json\n')
})

test('no family that explains the answers, and no likeliest one beside it', async () => {
  const { finding } = limiterRun()
  const known = finding ?? expect.unreachable('the fixture has one')
  const open = limiterRun({
    finding: {
      ...known,
      verdict: 'undetermined',
      families: [],
      reason: 'no known family explains the trace',
      posterior: [{ family: 'fixed-window', probability: 0.99999 }],
    },
  })
  for (const render of [renderLimiterSummary, renderLimiterMarkdown, renderLimiterHtml])
    expect(await render(open)).not.toMatch(/99\.9/)
  expect(renderLimiterSummary(limiterRun())).toMatch(/most likely .*99\.9/)
})
