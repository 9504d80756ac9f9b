import { describe, expect, test } from 'vitest'
import { evidence, exited, loadFailure, HEALTHY } from './judge-load-fixture.ts'
import { judgeLoad } from './judge-load.ts'
import { parseSlo } from '../analysis/slo.ts'

describe('loads that mostly fail', () => {
  const dying = { figures: { iterations: 40, ok: 15, failed: [loadFailure('network', 25)] } }

  test('most requests failed: not valid', () => {
    const judged = judgeLoad(evidence(dying))
    expect(judged).toMatchObject({ outcome: 'invalid', exitCode: 3, valid: false })
    expect(judged.reasons[0]).toMatch(/^most requests failed: 25 of 40 \(63 %\); 25 ended as network/)
    // The suggested share must not make a load good in which most requests failed.
    expect(judged.reasons[0]).toMatch(/set the share that you accept, such as --slo 'errors < 1%'$/)
  })

  test('an objective on errors judges instead', () => {
    const slos = [parseSlo('errors < 80%')]
    expect(judgeLoad(evidence({ ...dying, slos })).outcome).toBe('ok')
    expect(judgeLoad(evidence({ ...dying, slos: [parseSlo('errors < 1%')] })).outcome).toBe('slo-failed')
  })

  test.each([
    [9, 'ok'],
    [10, 'invalid'],
  ])('%i requests that reached nobody at the end: %s', (unansweredAtEnd, outcome) => {
    const judged = judgeLoad(evidence({ measured: { unansweredAtEnd } }))
    expect(judged.outcome).toBe(outcome)
    expect(judged.reasons.join()).toBe(
      outcome === 'ok'
        ? ''
        : 'the target was gone at the end: the last 10 requests got no answer from http://127.0.0.1:9',
    )
  })

  test('refusals by a limit leave it valid, with a caveat', () => {
    const figures = { iterations: 40, ok: 10, failed: [loadFailure('http-429', 30)] }
    const judged = judgeLoad(evidence({ figures }))
    expect(judged.outcome).toBe('ok')
    expect(judged.notes.join('\n')).toMatch(/A LIMIT WAS MEASURED.*30 of 40 requests \(75 %\)/)
  })

  test('names a port without a listener', () => {
    const failures = [loadFailure('refused', 20, 'connection refused')]
    const { reasons } = judgeLoad(evidence({ figures: { iterations: 20, failed: failures } }))
    expect(reasons[0]).toMatch(/^connection refused at http:\/\/127\.0\.0\.1:9: none of 20 requests/)
  })
})

test('a run that its user stopped gives this reason, without the signal', () => {
  const soft = { exitCode: 105, signal: null, stopped: true, late: false }
  expect(judgeLoad(evidence({ ending: soft })).reasons).toEqual([
    'the run was stopped by its user (Ctrl-C) before its end',
  ])
  const hard = { exitCode: null, signal: 'SIGKILL', stopped: true, late: false }
  expect(judgeLoad(evidence({ ending: hard })).reasons[0]).toBe(
    'the run was stopped by its user (Ctrl-C) before its end, at once: requests under way left no row',
  )
})

test('the note on unsent requests gives the reason: no user was free, or the run was over', () => {
  const figures = { ...HEALTHY, dropped: 4 }
  expect(judgeLoad(evidence({ figures })).notes).toEqual([
    '4 requests were not sent: no user was free before the end',
  ])
  expect(judgeLoad(evidence({ figures, ending: exited(108) })).notes).toEqual([
    '4 requests left no row: the run ended before their time or while they were under way',
  ])
})

test.each([
  [19, 0],
  [20, 1],
])('%i requests and a large residual: %i notes on steadiness', (started, notes) => {
  const littlesLaw = { inFlight: 1, arrivalsPerSecond: 1, meanStaySeconds: 12, residual: 11 }
  const requests = {
    started,
    ok: started,
    failed: 0,
    dropped: 0,
    interrupted: 0,
    resent: 0,
    empty: 0,
    errorShare: 0,
  }
  expect(judgeLoad(evidence({ measured: { littlesLaw, requests } })).notes).toHaveLength(notes)
})

test('reports a target that ignores max_tokens', () => {
  const over = { count: 150, share: 0.75, mean: 51.5 }
  const tokens = { n: 200, askedMean: 32, p50: 51, mean: 45, over }
  expect(judgeLoad(evidence({ measured: { tokens } })).notes).toEqual([
    '150 answers (75 % of those that reported usage) had more tokens than max_tokens allowed: 51.5 on average; ' +
      'the target does not respect max_tokens, so this is not the requested load',
  ])
  expect(judgeLoad(evidence({ measured: { tokens: { ...tokens, over: null } } })).notes).toEqual([])
})
