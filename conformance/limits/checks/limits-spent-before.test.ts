import { expect, test } from 'vitest'
import { judgeLimit, rows } from './limits-fixture.ts'

const REFUSED = { status: 429, json: { error: { message: 'too many', type: 'x', param: null, code: null } } }

test.each(['limits.remaining', 'limits.remaining-exact', 'limits.remaining-exact'])(
  '%s does not blame header fields where no call of the row was answered',
  (id) => {
    const [first = expect.unreachable()] = rows({ 'a-1': REFUSED })
    const detail: unknown = expect.stringMatching(/^no call of the first row was answered: the quota/)
    expect(judgeLimit(id, [first])).toMatchObject({ kind: 'inconclusive', code: 'prerequisite', detail })
  },
)
