import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { requiredNode } from './required-node.ts'

test.each(['18.20.8', '20.20.2', '22.18.0', '21.7.3'])('Node %s is too old', (version) => {
  expect(requiredNode(version)).toMatch(
    new RegExp(`needs Node 22\\.19 or newer, and this is Node ${version}`),
  )
})

test.each(['22.19.0', '22.20.1', '24.0.0', '26.10.0'])('Node %s is new enough', (version) => {
  expect(requiredNode(version)).toBeNull()
})

test('package.json requires the same version', () => {
  expect(manifest.engines.node).toBe('>=22.19.0')
})
