import { expect, test } from 'vitest'
import { experimentFor, scopeExperiment } from './experiments.ts'
import { MODELS, type FamilyName } from '../model/family.ts'
import type { ScopeName } from './identification.ts'

const WAITING: readonly FamilyName[] = [
  'pacing',
  'queued-window',
  'queue-with-overflow',
  'concurrency',
  'concurrency-queue',
  'none',
]
const FAMILIES = [...new Set([...MODELS.map(({ family }) => family), ...WAITING])]

test('each pair of families has an experiment that distinguishes them, in either order', () => {
  expect(FAMILIES).toHaveLength(18)
  for (const one of FAMILIES) {
    for (const other of FAMILIES) {
      const experiment = experimentFor(one, other, 10)
      if (one === other) expect(experiment).toBeNull()
      else expect(experiment, `${one} and ${other}`).toMatch(/\w{4}/)
      expect(experiment).toBe(experimentFor(other, one, 10))
    }
  }
})

test.each<[FamilyName, FamilyName, RegExp]>([
  ['fixed-window', 'token-bucket', /0\.88/],
  ['fixed-window', 'extending-window', /first refusal/],
  ['token-bucket', 'sliding-counter', /second key/],
  ['token-bucket', 'truncating-bucket', /one and a half/],
  ['fixed-ban', 'exponential-ban', /three bans/],
  ['pacing', 'queued-window', /in groups/],
  ['concurrency', 'fixed-window', /long completions/],
  ['fixed-window', 'none', /more requests/],
])('%s and %s: %s', (one, other, words) => {
  expect(experimentFor(one, other, 10)).toMatch(words)
})

test('families that behave alike with a limit of one are not distinguished', () => {
  expect(experimentFor('fixed-window', 'token-bucket', 1)).toMatch(/none from outside/)
  expect(experimentFor('fixed-window', 'extending-window', 1)).not.toMatch(/none from outside/)
})

test.each<[readonly ScopeName[], RegExp]>([
  [['key', 'key-and-address'], /second address/],
  [['key', 'account'], /^a second key of one account/],
  [['key', 'account', 'key-and-address'], /second address, and a second key of one account/],
  [['global', 'account'], /^a key of another account/],
  [['address', 'key-and-address'], /second key/],
  [['key', 'global'], /second key/],
  [['address', 'global', 'account'], /another account/],
])('of %s', (scopes, words) => {
  expect(scopeExperiment(scopes)).toMatch(words)
})

test('one scope, or none, needs no experiment', () => {
  expect(scopeExperiment(['key'])).toBeNull()
  expect(scopeExperiment([])).toBeNull()
})
