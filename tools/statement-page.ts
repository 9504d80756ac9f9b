/** Generates the list of open questions in `docs/statement.md`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { questionOf } from '../conformance/explore/key-questions.ts'
import { defaultProfileName } from '../schemas/unusual-readings.ts'
import {
  readingCatalog,
  type CatalogKey,
  type CatalogParameter,
  type CatalogReading,
} from '../conformance/statement/reading-catalog.ts'

/** The path of `docs/statement.md`, which contains the generated list of readings. */
export const STATEMENT_PAGE = join(import.meta.dirname, '..', 'docs', 'statement.md')

const START = '<!-- Made by tools/statement-page.ts: do not edit below. -->'

/** Returns `docs/statement.md` with a new list of open questions. Pure. */
export function renderStatementPage(page: string): string {
  const [written = ''] = page.split(START)
  const keys = readingCatalog().map(renderKey)
  return `${written.trimEnd()}\n\n${START}\n\n## All gaps and readings\n\n${intro()}\n\n${keys.join('\n')}`
}

function intro(): string {
  return `Each key may appear once under \`readings\`. (usual) marks the reading of the profile \`${defaultProfileName}\`. "Wire" is an example of
the reading on the wire. "Statement" is an example of its declaration; without one, the name is enough: \`"request.required":"all-four"\`.`
}

function renderKey({ key, gaps, usual, readings }: CatalogKey): string {
  const seen = new Set<string>()
  const lines = readings.flatMap((reading) =>
    renderReading(key, reading, { isUsual: reading.name === usual, seen }),
  )
  return `### ${key}\n\n${gaps.join(', ')}: ${questionOf(key)}\n\n${lines.join('\n')}\n`
}

// Formats the catalog entry of a reading. `seen`: the parameters that earlier entries of the same key have already described.
function renderReading(
  key: string,
  { name, meaning, wire, recorded, parameters, example }: CatalogReading,
  { isUsual, seen }: { readonly isUsual: boolean; readonly seen: Set<string> },
): readonly string[] {
  const isNameEnough = Object.keys(example).length === 1
  // The name of a reading determines its fixed parameters.
  const chosen = parameters.filter(({ type }) => type !== 'fixed')
  const fresh = chosen.map(renderParameter).filter((line) => !seen.has(line))
  const names = chosen.filter((each) => seen.has(renderParameter(each))).map((each) => `\`${each.name}\``)
  for (const line of fresh) seen.add(line)
  return [
    `- \`${name}\`${isUsual ? ' (usual)' : ''}: ${meaning}`,
    `  - Wire: \`${wire}\``,
    ...(isNameEnough ? [] : [`  - Statement: \`${JSON.stringify({ [key]: example }).slice(1, -1)}\``]),
    ...fresh.map((line) => `  - ${line}`),
    ...(names.length === 0 ? [] : [`  - ${names.join(', ')}: as above`]),
    ...(recorded === undefined ? [] : [`  - Nothing is judged by it: ${recorded}`]),
  ]
}

function renderParameter(parameter: CatalogParameter): string {
  const { name, type, required, meaning, words } = parameter
  const facts = [
    type,
    ...(required ? ['required'] : []),
    ...(parameter.default === undefined ? [] : [`default \`${JSON.stringify(parameter.default)}\``]),
    ...(words === undefined ? [] : [`one of ${words.join(', ')}`]),
  ]
  return `\`${name}\` (${facts.join('; ')}): ${meaning}`
}

if (import.meta.main) writeFileSync(STATEMENT_PAGE, renderStatementPage(readFileSync(STATEMENT_PAGE, 'utf8')))
