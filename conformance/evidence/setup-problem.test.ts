import { expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import { setupProblem } from './replies.ts'

const json = { error: { message: 'X-Tenant missing' } }

test('reports a refusal in the words of the target, with what may be missing', () => {
  const call = exchange('core.completion/all-four', { status: 403, json })
  const headers = [...call.request.headers, ['authorization', 'Bearer ~key'] as const]
  expect(setupProblem({ ...call, request: { ...call.request, headers } })).toMatch(
    /^the first call was refused \(403: .*X-Tenant missing.*is the key the right one.*--header/,
  )
})

test('without a key the message does not ask whether the key is right', () => {
  expect(setupProblem(exchange('core.completion/all-four', { status: 401, json }))).toMatch(
    /^no key was given, and the target asks for one \(401: /,
  )
})

test.each([200, 400, 404, 429, 500])('status %i is not a refusal of the caller', (status) => {
  expect(setupProblem(exchange('core.completion/all-four', { status, json }))).toBeNull()
})
