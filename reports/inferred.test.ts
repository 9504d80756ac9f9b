import { expect, test } from 'vitest'
import { renderHtml } from './html.ts'
import { renderJunit } from './junit.ts'
import { renderMarkdown } from './markdown.ts'
import { checkRecord, HOSTILE, runOf } from './run-fixture.ts'
import type { Run } from './run.ts'
import { renderSummary } from './summary.ts'

const BECAUSE = 'A key that makes no difference would not be a credential.'
const textOf = () => 'Calls carry a key.'

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

const FORMATS: readonly (readonly [string, (run: Run) => string, says: string])[] = [
  [
    'terminal',
    (run) => renderSummary(run, { color: false, textOf }),
    `inferred from "Calls carry a key." ${BECAUSE}`,
  ],
  ['Markdown', renderMarkdown, `inferred from clause C5.1: ${BECAUSE}`],
  ['HTML', (run) => renderHtml({ run, textOf }), `Not stated, but inferred: ${BECAUSE}`],
  [
    'JUnit',
    (run) => renderJunit(run, textOf),
    `inferred from C5.1 (MUST, spec): Calls carry a key. inferred: ${BECAUSE}`,
  ],
]

function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

test.each(FORMATS)('%s tells what is inferred from what is stated', (_, render, says) => {
  expect(oneSpaced(render(runWith(BECAUSE)))).toContain(says)
  expect(oneSpaced(render(runWith(undefined)))).not.toContain(says.slice(0, 14))
})

function summaryOf(run: Run): string {
  return renderSummary(run, { color: false, textOf })
}

test('the terminal calls stated only what is stated', () => {
  expect(summaryOf(runWith(undefined))).toContain('stated    Calls carry a key.')
  expect(summaryOf(runWith(BECAUSE))).not.toContain('stated ')
})

test.each(FORMATS)('%s shows no terminal command of an inference, and no markup', (name, render) => {
  const text = render(runWith(HOSTILE))
  expect(text).not.toContain('\u001b[31m')
  if (name !== 'terminal') expect(text).not.toContain('<script>alert')
})
