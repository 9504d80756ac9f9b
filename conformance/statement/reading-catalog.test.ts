import { describe, expect, test } from 'vitest'
import { allChecks } from '../session/registry.ts'
import { readingCatalog, parametersOf } from './reading-catalog.ts'
import { readingMistakes } from './statement-readings.ts'

const catalog = readingCatalog()
const readings = catalog.flatMap(({ key, readings: all }) =>
  all.map((reading) => [`${key} = ${reading.name}`, key, reading] as const),
)

test('every key and reading is in it', () => {
  expect(catalog.length).toBeGreaterThan(40)
  expect(readings.length).toBeGreaterThan(80)
})

describe('each reading describes what a statement may declare', () => {
  test.each(readings)('%s: every parameter has a meaning in gaps.json', (_, key, reading) => {
    expect(reading.parameters.map(({ name }) => name)).toEqual(parametersOf(key, reading.name))
    const silent = reading.parameters.filter(({ meaning }) => meaning.length < 5).map(({ name }) => name)
    expect(silent, 'write a `description` beside the type').toEqual([])
    const untyped = reading.parameters.filter(({ type }) => /undefined|list of $/.test(type))
    expect(untyped).toEqual([])
  })

  test.each(readings)('%s: it has an example in gaps.json, which is accepted', (_, key, { example }) => {
    expect(readingMistakes(key, example)).toEqual([])
    const required = readings.find(([, other, { name }]) => other === key && name === example.reading)
    const missing = required?.[2].parameters.filter(
      ({ name, required: needed }) => needed && !(name in example),
    )
    expect(missing).toEqual([])
  })
})

test('a statement may list exactly the mistakes that probes make', () => {
  const list = catalog
    .find(({ key }) => key === 'errors.conditions')
    ?.readings.find(({ name }) => name === 'list')
  const words = list?.parameters.find(({ name }) => name === 'mistakes')?.words ?? []
  const judged = allChecks
    .map(({ id }) => /^(?:core|sse)\.refuses-(.*)$/.exec(id)?.[1] ?? '')
    .filter((label) => label !== '' && !label.startsWith('content-type-'))
  expect(words.toSorted()).toEqual(judged.toSorted())
})
