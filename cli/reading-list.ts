/** `assay list readings` as text: what a statement may declare, key by key. */
import type {
  CatalogKey,
  CatalogParameter,
  CatalogReading,
} from '../conformance/statement/reading-catalog.ts'
import { defaultProfileName } from '../conformance/statement/profiles.ts'
import { renderStatementFrame } from './statement-example.ts'

const PREAMBLE = `
Each key may appear once under "readings" of a statement, with one of its readings: the name alone where every parameter
has a default, else an object as in the examples. (usual) marks the reading of profile ${defaultProfileName}.

`

/** The text of all keys. */
export function renderReadings(keys: readonly CatalogKey[]): string {
  return `${renderStatementFrame()}${PREAMBLE}${keys.map(renderKey).join('\n')}`
}

function renderKey({ key, gaps, text, usual, readings }: CatalogKey): string {
  const head = `${key}\n    ${gaps.join(', ')}: ${text}\n`
  return `${head}${readings.map((reading) => renderReading(key, reading, reading.name === usual)).join('')}`
}

function renderReading(key: string, reading: CatalogReading, isUsual: boolean): string {
  const { name, meaning, wire, recorded, parameters, example } = reading
  return [
    `\n  ${name}${isUsual ? ' (usual)' : ''}: ${meaning}`,
    `      on the wire: ${wire}`,
    ...(recorded === undefined ? [] : [`      for the record, no check uses it: ${recorded}`]),
    ...parameters.flatMap(parameterLines).map((line) => `      ${line}`),
    `      example: ${JSON.stringify({ [key]: Object.keys(example).length === 1 ? name : example })}`,
    '',
  ].join('\n')
}

function parameterLines(parameter: CatalogParameter): readonly string[] {
  const members = parameter.members ?? []
  return [renderParameter(parameter), ...members.map((member) => `  in each: ${renderParameter(member)}`)]
}

function renderParameter(parameter: CatalogParameter): string {
  const { name, type, required, meaning, words, placeholders } = parameter
  if (type === 'fixed') return `${name} (always ${(words ?? []).join(', ')}): ${meaning}`
  const facts = [
    required ? `${type}, required` : type,
    ...(words === undefined ? [] : [`words: ${words.join(', ')}`]),
    ...(parameter.default === undefined ? [] : [`default ${JSON.stringify(parameter.default)}`]),
    ...(placeholders === undefined ? [] : [`filled in: ${placeholders.join(', ')}`]),
  ]
  return `${name} (${facts.join('; ')}): ${meaning}`
}
