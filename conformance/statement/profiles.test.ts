import { describe, expect, test } from 'vitest'
import none from '../../schemas/profiles/none.json' with { type: 'json' }
import openai from '../../schemas/profiles/openai.json' with { type: 'json' }
import readingsSchema from '../../schemas/compiled/readings.schema.json' with { type: 'json' }
import { resolvePlan, completeReading, profileNamed, readingKeys, readingNames } from './plan.ts'
import { parseStatement } from './statement.ts'
import { isRecord, valueAtPointer } from '../exchange/reply.ts'
import { conforms, knownSchema } from '../exchange/schema.ts'

const profile = profileNamed('openai')

test.each([
  ['openai', openai],
  ['none', none],
])('%s.json has its shape', (name, file) => {
  expect(conforms('urn:assay:profile', file, name)).toEqual([])
  expect(file.name).toBe(name)
})

test('the first reading of a key is that of profile openai', () => {
  for (const [key, { reading }] of profile?.readings ?? [])
    expect([key, readingNames(key)[0]]).toEqual([key, reading])
})

test('the profile has all readings that checks and probes need', () => {
  const keys = `
    request.required request.models request.roles response.fields key.format maxTokens.bounds temperature.bounds
    sse.path sse.switch sse.events endpoints.other errors.missingKey errors.wrongKey errors.status errors.body
    errors.conditions`
  for (const key of keys.trim().split(/\s+/)) expect(profile?.readings.has(key), key).toBe(true)
})

test('every schema a reading names is there', () => {
  for (const key of readingKeys) {
    for (const reading of readingNames(key)) {
      const { schema, fullSchema } = completeReading(key, { reading })
      for (const id of [schema, fullSchema]) {
        if (typeof id === 'string') expect(knownSchema(id), `${key} ${reading}`).toBe(true)
      }
    }
  }
})

/** Returns `usageSwitch` under `--profile none` and a statement with this reading of `sse.events`. */
function switchIn(reading: unknown, more: object = {}): unknown {
  const text = JSON.stringify({ schema: 'assay.statement/1', ...more, readings: { 'sse.events': reading } })
  const statement = parseStatement(text, 'ours.json')
  const plan = resolvePlan({ profile: 'none', statement, require: [] })
  return plan.readings.get('sse.events')?.value['usageSwitch']
}

test('a missing parameter has its default whatever profile is in force, and an empty value disables it', () => {
  const usual = { stream_options: { include_usage: true } }
  expect(switchIn('chunks-done')).toEqual(usual)
  expect(switchIn({ reading: 'chunks-done', terminator: 'END' })).toEqual(usual)
  expect(switchIn('chunks-done', { extends: 'openai' })).toEqual(usual)
  expect(switchIn({ reading: 'chunks-done', usageSwitch: {} })).toEqual({})
  expect(switchIn('chunks-end')).toBeUndefined()
})

/** Returns the readings of a key in the schema, each with the parameters that it requires. */
function branchesOf(key: string): ReadonlyMap<string, readonly string[]> {
  const definition = valueAtPointer(readingsSchema, `/$defs/${key}`)
  const oneOf = valueAtPointer(definition, '/oneOf') ?? valueAtPointer(definition, '/else/oneOf')
  if (!Array.isArray(oneOf)) throw new Error(`${key} has no branches`)
  return new Map(
    oneOf.map((branch: unknown) => {
      const needed = valueAtPointer(branch, '/required')
      const names = Array.isArray(needed) ? needed.filter((name) => name !== 'reading') : []
      return [String(valueAtPointer(branch, '/properties/reading/const')), names]
    }),
  )
}

describe('the schema made from gaps.json agrees with it', () => {
  test('on the keys', () => {
    expect(Object.keys(readingsSchema.properties).toSorted()).toEqual(readingKeys.toSorted())
  })

  test.each(readingKeys.map((key) => [key]))('on the readings of %s', (key) => {
    expect([...branchesOf(key).keys()].toSorted()).toEqual(readingNames(key).toSorted())
  })

  test.each(readingKeys.map((key) => [key]))('on which readings of %s need no parameters', (key) => {
    const short = [...branchesOf(key)].filter(([, needed]) => needed.length === 0).map(([name]) => name)
    const allowed = valueAtPointer(readingsSchema, `/$defs/${key}/then/enum`)
    expect(Array.isArray(allowed) ? allowed : []).toEqual(short)
  })

  test.each(readingKeys.map((key) => [key]))(
    'on the defaults of %s: all required parameters or none',
    (key) => {
      for (const [reading, needed] of branchesOf(key)) {
        const complete = completeReading(key, { reading })
        const issues = conforms('urn:assay:readings', { [key]: complete }, reading)
        expect(issues.map(({ expected }) => expected)).toEqual(needed.map(() => 'present'))
      }
    },
  )

  // A check that lacks a parameter would judge nothing.
  test.each(readingKeys.map((key) => [key]))('on %s: every other parameter has a default', (key) => {
    for (const [reading, needed] of branchesOf(key)) {
      const complete = Object.keys(completeReading(key, { reading }))
      const without = parametersOf(key, reading).filter((name) => ![...complete, ...needed].includes(name))
      expect([reading, without.filter((name) => !OPTIONAL.has(`${key} ${name}`))]).toEqual([reading, []])
    }
  })
})

// Parameters without a default, because their absence has a meaning.
const OPTIONAL = new Set([
  'errors.body typePointer',
  'errors.body codePointer',
  'signup.request required',
  'signup.response propagationSeconds',
  'sse.events terminator',
  'sse.events textPointer',
  'sse.events usageSwitch',
  'websocket.frames requestType',
  'websocket.frames schema',
  'websocket.frames errorSchema',
  'websocket.frames finishPointer',
  'websocket.path subprotocols',
  'websocket.frames requestMember',
  'websocket.frames requestMembers',
  'webhooks.payload timePointer',
  'webhooks.payload idPointer',
  'webhooks.delivery idHeader',
  'webhooks.delivery deadlineSeconds',
  'webhooks.delivery arrivalSeconds',
  'webhooks.retry delaysSeconds',
  'webhooks.retry finalStatuses',
  'webhooks.retry waitSeconds',
  'webhooks.signature timestampHeader',
  'webhooks.signature secretPrefix',
  'webhooks.trigger body',
  'webhooks.trigger type',
  'webhooks.registration idPointer',
  'webhooks.registration secretPointer',
  'webhooks.registration removePath',
  'webhooks.registration rotatePath',
  'webhooks.registration listPath',
  'webhooks.registration maxEndpoints',
  'webhooks.registration rotationOverlapSeconds',
  'version.selection unknownRefused',
])

function parametersOf(key: string, reading: string): readonly string[] {
  const definition = valueAtPointer(readingsSchema, `/$defs/${key}`)
  const oneOf = valueAtPointer(definition, '/oneOf') ?? valueAtPointer(definition, '/else/oneOf')
  const branches: readonly unknown[] = Array.isArray(oneOf) ? oneOf : []
  const branch = branches.find((one) => valueAtPointer(one, '/properties/reading/const') === reading)
  const properties = valueAtPointer(branch, '/properties')
  return isRecord(properties) ? Object.keys(properties) : []
}
