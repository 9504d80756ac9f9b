import { describe, expect, test } from 'vitest'
import { PlanError, resolvePlan, profileNamed } from './plan.ts'
import { parseStatement } from './statement.ts'

function statement(members: object) {
  return parseStatement(JSON.stringify({ schema: 'assay.statement/1', ...members }), 'statement.json')
}

describe('readings in force', () => {
  test('without a statement they are those of the profile', () => {
    const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })
    expect(plan.profile).toBe('openai')
    expect([...plan.readings.keys()]).toEqual([...(profileNamed('openai')?.readings.keys() ?? [])])
    expect(new Set([...plan.readings.values()].map(({ layer }) => layer))).toEqual(new Set(['profile']))
    expect(plan.readings.get('temperature.bounds')?.value).toEqual({
      reading: '0..2',
      minimum: 0,
      maximum: 2,
    })
  })

  test('with no profile and no statement there are none', () => {
    expect(resolvePlan({ profile: 'none', statement: null, require: [] }).readings.size).toBe(0)
  })

  test('a declared reading replaces that of the profile whole, and only for its key', () => {
    const declared = statement({ readings: { 'errors.missingKey': { reading: '403', tolerated: [] } } })
    const { readings } = resolvePlan({ profile: 'openai', statement: declared, require: [] })
    expect(readings.get('errors.missingKey')).toEqual({
      layer: 'declared',
      value: { reading: '403', status: [403], tolerated: [] },
    })
    expect(readings.get('errors.wrongKey')?.layer).toBe('profile')
  })

  test('the readings that a statement extends are declared, and its own override them', () => {
    const declared = statement({ extends: 'openai', readings: { 'errors.body': 'detail' } })
    const { profile, readings } = resolvePlan({ profile: 'none', statement: declared, require: [] })
    expect(profile).toBe('none')
    expect(readings.get('sse.path')).toEqual({ layer: 'declared', value: { reading: 'same-path' } })
    expect(readings.get('errors.body')?.value.reading).toBe('detail')
  })

  test('an unknown profile is refused', () => {
    expect(() => resolvePlan({ profile: 'opnai', statement: null, require: [] })).toThrow(PlanError)
  })
})

describe('capabilities', () => {
  const declared = statement({ capabilities: { sse: 'unsupported', limits: 'supported' } })

  test('core is supported, the rest is open until somebody declares it', () => {
    const { capabilities } = resolvePlan({ profile: 'openai', statement: null, require: [] })
    expect([...capabilities]).toEqual([
      ['core', 'supported'],
      ['signup', 'auto'],
      ['sse', 'auto'],
      ['websocket', 'auto'],
      ['webhooks', 'auto'],
      ['limits', 'auto'],
    ])
  })

  test('a statement declares them', () => {
    const { capabilities } = resolvePlan({ profile: 'openai', statement: declared, require: [] })
    expect(capabilities.get('sse')).toBe('unsupported')
    expect(capabilities.get('limits')).toBe('supported')
    expect(capabilities.get('webhooks')).toBe('auto')
  })

  test('a capability that a flag requires counts as supported, even against the statement', () => {
    const { capabilities } = resolvePlan({
      profile: 'openai',
      statement: declared,
      require: ['sse', 'websocket'],
    })
    expect(capabilities.get('sse')).toBe('supported')
    expect(capabilities.get('websocket')).toBe('supported')
  })

  test('an unknown one is refused', () => {
    expect(() => resolvePlan({ profile: 'openai', statement: null, require: ['video'] })).toThrow(PlanError)
  })
})
