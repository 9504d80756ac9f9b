import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readingCatalog } from '../conformance/statement/reading-catalog.ts'
import { renderStatementPage, STATEMENT_PAGE } from './statement-page.ts'

test('the page of statements has all gaps and readings as the table has them: run node_modules/.bin/node tools/statement-page.ts', () => {
  const page = readFileSync(STATEMENT_PAGE, 'utf8')
  expect(words(page)).toEqual(words(renderStatementPage(page)))
  for (const { key, readings } of readingCatalog()) {
    expect(page).toContain(`### ${key}\n`)
    for (const { name, wire } of readings) {
      expect(page).toContain(`- \`${name}\``)
      expect(page).toContain(wire)
    }
  }
})

test('the page has the default of each parameter, as the table has it', () => {
  const page = words(readFileSync(STATEMENT_PAGE, 'utf8')).join(' ')
  const shown = `\`usageSwitch\` (object; default \`{"stream_options":{"include_usage":true}}\`)`
  expect(page).toContain(shown)
  for (const { readings } of readingCatalog())
    for (const { name, type, default: usual } of readings.flatMap(({ parameters }) => parameters))
      if (usual !== undefined && type !== 'fixed')
        expect(page, name).toContain(words(`default \`${JSON.stringify(usual)}\``).join(' '))
})

// Returns the words of a text, because the formatter may have wrapped the page.
function words(text: string): readonly string[] {
  return text.split(/\s+/)
}
