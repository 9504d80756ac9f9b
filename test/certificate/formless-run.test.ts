import { expect, test } from 'vitest'
import { verifyMembers } from '../../certificate/verify-bundle.ts'
import { bundleOf } from './bundle-fixture.ts'
import { tampered } from './tamper.ts'

test('names what is wrong in a run.json that does not have the form of a run', async () => {
  const edited = tampered(await bundleOf(null), {
    care: 'rehashed',
    key: null,
    edit: ({ json }) => json('run.json', (run) => (run['outcome'] = 5)),
  })
  const { findings } = verifyMembers(edited, { key: null, nowMs: Date.now() })
  const details = findings.filter(({ rule }) => rule === 'run-readable').map(({ detail }) => detail)
  expect(details).toEqual([
    expect.stringMatching(/^run\.json does not have the form of a run: \/outcome: expected .+, received .*5/),
  ])
})
