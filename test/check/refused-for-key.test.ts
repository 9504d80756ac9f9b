/** Tests that only 401 and 403 count as a refusal of the key. A gateway may answer a missing route with 400 or 404. */
import { describe, expect, test } from 'vitest'
import {
  answerCompletion,
  answerError,
  judgeSmall,
  onSmallServer,
  recordIn,
  SMALL_KEY,
  type SmallCall,
} from '../fixtures/small-server.ts'

const ROUTE = 'X-Route'

type Habits = { readonly bareStatus?: number; readonly lowerStatus?: number; readonly routeless?: number }

/** Returns a service that accepts a key without `Bearer`, behind a gateway that routes by a header field. */
function serve({ bareStatus = 200, lowerStatus = 200, routeless }: Habits): (call: SmallCall) => void {
  const statuses = new Map([
    [`Bearer ${SMALL_KEY}`, 200],
    [`bearer ${SMALL_KEY}`, lowerStatus],
    [SMALL_KEY, bareStatus],
  ])
  return (call) => {
    const { headers } = call.request
    if (routeless !== undefined && headers[ROUTE.toLowerCase()] !== 'blue')
      return answerError(call, routeless, 'no such route')
    const status = statuses.get(headers.authorization ?? '') ?? 401
    return status === 200 ? answerCompletion(call) : answerError(call, status, 'refused')
  }
}

async function judged(id: string, habits: Habits) {
  const headers = habits.routeless === undefined ? [] : [[ROUTE, 'blue'] as const]
  const run = await onSmallServer(serve(habits), (up) => judgeSmall(up, [id], { headers }))
  return recordIn(run, id)
}

test('with --header, a key that is taken without a scheme warns: a made-up one is refused beside the same field', async () => {
  expect(await judged('core.auth-bare-key-refused', { routeless: 404 })).toMatchObject({ verdict: 'warn' })
})

test('without --header, a key that is taken without a scheme warns', async () => {
  expect(await judged('core.auth-bare-key-refused', {})).toMatchObject({ verdict: 'warn' })
})

describe('the scheme `bearer`', () => {
  // The same call with `Bearer` is answered.
  test.each([400, 401, 403, 404, 421, 500])('refused with %i, warns', async (lowerStatus) => {
    const record = await judged('core.auth-scheme-case', { lowerStatus })
    expect(record).toMatchObject({
      verdict: 'warn',
      issues: [{ at: expect.stringMatching(/^core\.auth\/lower-case\S* status$/) }],
    })
  })

  test('accepted, passes', async () => {
    expect(await judged('core.auth-scheme-case', {})).toMatchObject({ verdict: 'pass' })
  })
})
