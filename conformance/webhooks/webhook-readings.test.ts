import { expect, test } from 'vitest'
import { readingsOf } from '../exchange/exchange-fixture.ts'
import { whyLimitUnseen } from './webhook-readings.ts'

const rest = { reading: 'rest', removePath: '/hooks/{id}' }

test.each([
  ['none declared', rest, null],
  ['one that a run can reach', { ...rest, maxEndpoints: 20 }, null],
  ['one that is too high', { ...rest, maxEndpoints: 21 }, /21 addresses is more/],
  ['addresses that cannot be removed', { reading: 'rest', maxEndpoints: 3 }, /no removePath/],
])('a limit on addresses, %s', (_, registration, why) => {
  const unseen = whyLimitUnseen(readingsOf({ 'webhooks.registration': registration }))
  if (why === null) expect(unseen).toBeNull()
  else expect(unseen).toMatch(why)
})
