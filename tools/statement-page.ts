/** Generates the list of all gaps and readings in `docs/statement.md` from the table that also defines the schema of statements. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultProfileName } from '../conformance/statement/profiles.ts'
import {
  readingCatalog,
  type CatalogKey,
  type CatalogParameter,
  type CatalogReading,
} from '../conformance/statement/reading-catalog.ts'

/** The path of the page with the generated list. */
export const STATEMENT_PAGE = join(import.meta.dirname, '..', 'docs', 'statement.md')

const START = '<!-- Made by tools/statement-page.ts: do not edit below. -->'

/** Returns the page with its generated part replaced. Pure. */
export function renderStatementPage(page: string): string {
  const [written = ''] = page.split(START)
  const keys = readingCatalog().map(renderKey)
  return `${written.trimEnd()}\n\n${START}\n\n## All gaps and readings\n\n${intro()}\n\n${keys.join('\n')}`
}

function intro(): string {
  return `Each key may appear once under \`readings\`. (usual) marks the reading of the profile \`${defaultProfileName}\`. "Wire" is an example of
the reading on the wire. "Statement" is an example of its declaration; without one, the name is enough: \`"request.required":"all-four"\`.`
}

function renderKey({ key, gaps, text, usual, readings }: CatalogKey): string {
  const lines = readings.flatMap((reading) => renderReading(key, reading, reading.name === usual))
  return `### ${key}\n\n${gaps.join(', ')}: ${text}\n\n${lines.join('\n')}\n`
}

function renderReading(key: string, reading: CatalogReading, isUsual: boolean): readonly string[] {
  const { name, meaning, wire, recorded, parameters, example } = reading
  const isNameEnough = Object.keys(example).length === 1
  return [
    `- \`${name}\`${isUsual ? ' (usual)' : ''}: ${meaning}`,
    `  - Wire: \`${wire}\``,
    ...(isNameEnough ? [] : [`  - Statement: \`${JSON.stringify({ [key]: example }).slice(1, -1)}\``]),
    ...parameters.map((parameter) => `  - ${renderParameter(parameter)}`),
    ...(recorded === undefined ? [] : [`  - Nothing is judged by it: ${recorded}`]),
  ]
}

function renderParameter(parameter: CatalogParameter): string {
  const { name, type, required, meaning, words } = parameter
  const facts = [
    ...(type === 'fixed' ? [] : [type]),
    ...(required ? ['required'] : []),
    ...(type === 'fixed' || parameter.default === undefined
      ? []
      : [`default \`${JSON.stringify(parameter.default)}\``]),
    ...(words === undefined ? [] : [`${type === 'fixed' ? 'always' : 'one of'} ${words.join(', ')}`]),
  ]
  return `\`${name}\` (${facts.join('; ')}): ${meaning}`
}

if (import.meta.main) writeFileSync(STATEMENT_PAGE, renderStatementPage(readFileSync(STATEMENT_PAGE, 'utf8')))
