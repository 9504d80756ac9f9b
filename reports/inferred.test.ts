import { clauseText } from './run-text.ts'
import { renderHtml, renderJunit, renderMarkdown, renderSummary } from './rendered-fixture.ts'
import { expect, test } from 'vitest'
import { checkRecord, HOSTILE, runOf } from './run-fixture.ts'
import type { Run } from '../schemas/compiled/run.ts'

const BECAUSE = 'A key that makes no difference would not be a credential.'
const STATED = clauseText('C5.1') ?? ''

function runWith(inferred: string | undefined): Run {
  const record = checkRecord({
    id: 'core.auth-none-refused',
    clause: 'C5.1',
    verdict: 'fail',
    ...(inferred === undefined ? {} : { inferred }),
    issues: [{ at: 'core.auth/none status', expected: 'a refusal', received: '200' }],
  })
  return runOf('non-conformant', [record])
}

const FORMATS: readonly (readonly [string, (run: Run) => string | Promise<string>, says: string])[] = [
  ['terminal', renderSummary, `from "${STATED}" ${BECAUSE}`],
  ['Markdown', (run) => renderMarkdown(run).replaceAll('\\', ''), `from "${STATED}" ${BECAUSE}`],
  [
    'HTML',
    async (run) => (await renderHtml(run)).replaceAll('&quot;', '"'),
    `<dt>inferred</dt><dd>from "${STATED}" ${BECAUSE}`,
  ],
  ['JUnit', (run) => renderJunit(run).replaceAll('&quot;', '"'), `inferred from "${STATED}" ${BECAUSE}`],
]

function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

test.each(FORMATS)('%s distinguishes inferred from stated rules', async (_, render, says) => {
  expect(oneSpaced(await render(runWith(BECAUSE)))).toContain(says)
  expect(oneSpaced(await render(runWith(undefined)))).not.toContain(says.slice(0, 14))
})

test('the terminal does not show an inferred rule as stated', () => {
  expect(renderSummary(runWith(undefined))).toContain(`  stated    ${STATED}`)
  expect(renderSummary(runWith(BECAUSE))).not.toContain('  stated ')
})

test.each(FORMATS)('%s shows no terminal command of an inference, and no markup', async (name, render) => {
  const text = await render(runWith(HOSTILE))
  expect(text).not.toContain('\u001b[31m')
  if (name !== 'terminal') expect(text).not.toContain('<script>alert')
})
