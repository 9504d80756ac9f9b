import { expect, test } from 'vitest'
import { LIMIT_HELP, LimitSpecError, readLimit } from './spec.ts'

test('a short specification takes the rest from defaults', () => {
  expect(readLimit('token-bucket,n=10,rate=2')).toEqual({
    family: 'token-bucket',
    n: 10,
    windowMs: 5000,
    phase: 'first',
    refill: 'continuous',
    stepMs: 0,
    unit: 'requests',
    scope: 'key',
    penalty: 'none',
    also: [],
    headers: 'x-ratelimit-durations',
    exceeded: '429-retry-after',
  })
})

test('a long specification may set everything, in any order and with blanks', () => {
  const spec =
    'fixed-window, exceeded=queue, headers=anthropic, also=refused+invalid, ' +
    'penalty=extend, scope=account, unit=tokens, phase=clock, window=1.5m, n=1000'
  expect(readLimit(spec)).toMatchObject({
    n: 1000,
    windowMs: 90_000,
    phase: 'clock',
    unit: 'tokens',
    scope: 'account',
    penalty: 'extend',
    also: ['refused', 'invalid'],
    headers: 'anthropic',
    exceeded: 'queue',
  })
  expect(readLimit('concurrency,n=3')).toMatchObject({ n: 3, windowMs: 0 })
})

test.each([
  ['tokn-bucket,n=1,rate=1', "unknown family 'tokn-bucket'", 'tokn-bucket', 'token-bucket'],
  ['token-bucket,n=1,rate=1,scop=key', "token-bucket takes no 'scop'", 'scop', 'scope'],
  ['sliding-log,n=1,window=1,phase=clock', "sliding-log takes no 'phase'", 'phase', 'window'],
  ['concurrency,n=1,window=1', "concurrency takes no 'window'", 'window', 'scope'],
  ['fixed-window,n=1,window=1,unit=token', "unknown unit 'token'", 'token', 'tokens'],
  ['fixed-window,n=1,window=1,also=refused+wrong', "unknown also 'wrong'", 'wrong', 'unauthorized'],
  ['fixed-window,n=1', 'fixed-window needs window=TIME', 'fixed-window', null],
  ['token-bucket,n=1', 'token-bucket needs window=TIME or rate=R', 'token-bucket', null],
  ['token-bucket,n=1,rate=1,window=1', 'give one of them', 'rate', null],
  ['fixed-window,window=1', 'fixed-window needs n=N', 'fixed-window', null],
  ['fixed-window,n=0,window=1', "n takes a whole number of at least 1, not '0'", '0', null],
  ['fixed-window,n=1.5,window=1', 'n takes a whole number', '1.5', null],
  ['fixed-window,n=1,window=fast', 'window takes a time such as 500ms', 'fast', null],
  ['fixed-window,n=1,window=0', 'window takes a time', '0', null],
  ['token-bucket,n=1,rate=-2', "rate takes a number above 0, not '-2'", '-2', null],
  ['fixed-window,n=1,n=2,window=1', "'n' is given twice", 'n', null],
  ['fixed-window,n,window=1', "'n' needs a value", 'n', null],
  ['token-bucket,n=1,rate=1,refill=coarse', 'refill=coarse needs step=TIME', 'coarse', null],
  ['token-bucket,n=1,rate=1,step=1', 'step is for refill=coarse', 'step', null],
])('%s is refused by name', (spec, message, word, known) => {
  const error = thrownBy(spec)
  expect(error.message).toContain(message)
  expect(error.word).toBe(word)
  if (known === null) expect(error.known).toEqual([])
  else expect(error.known).toContain(known)
})

test('the help names every option, and no line of it is too long for a terminal', () => {
  const { known } = thrownBy('token-bucket,n=1,rate=1,nothing=1')
  for (const name of [...known, 'phase']) expect(LIMIT_HELP).toMatch(new RegExp(`\\b${name}=`))
  expect(Math.max(...LIMIT_HELP.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
})

function thrownBy(spec: string): LimitSpecError {
  try {
    readLimit(spec)
  } catch (error) {
    if (error instanceof LimitSpecError) return error
    throw error
  }
  throw new Error(`'${spec}' was read`)
}
