import { expect, test } from 'vitest'
import type { CapacityPreflight } from '../../schemas/compiled/capacity-run.ts'
import { defaultPlan } from '../runner/load-protocol.ts'
import { missingDoneNotes, preflightNotes, sweepRefusal } from './run-capacity.ts'

const wrongText = {
  id: 'core.content-is-string',
  title: 'text',
  isDeciding: true,
  why: 'x1 /choices/0: expected string, received null',
}
const openDoor = {
  id: 'core.auth-none-refused',
  title: 'key',
  isDeciding: false,
  why: 'x2 status: expected 401, received 200',
}

function preflight(changes: Partial<CapacityPreflight>): CapacityPreflight {
  return {
    requests: 12,
    deciding: [],
    passed: ['core.choices-array'],
    warned: [],
    failed: [],
    undecided: [],
    ...changes,
  }
}

test('a wrong answer to a request of the sweep refuses it and is named', () => {
  const found = preflight({ failed: [openDoor, wrongText] })
  expect(sweepRefusal(found)).toBe(
    'there was no sweep, because wrong answers do not count as capacity: core.content-is-string: x1 /choices/0: expected string, received null',
  )
})

test('streams that lack only their terminator: a note gives the declaration of such a service', () => {
  const noDone = { ...wrongText, id: 'sse.done-present' }
  const passed = ['sse.data-json']
  expect(missingDoneNotes(preflight({ failed: [openDoor, noDone], passed }), defaultPlan())).toEqual([
    '1 stream ended after the finish_reason without [DONE], and none ended with it. If this is how the service ends its streams, declare ' +
      '"sse.events": {"reading":"chunks-end","usageSwitch":{"stream_options":{"include_usage":true}}} under "readings" in the statement, and pass its file with --statement',
  ])
  for (const failed of [[], [openDoor], [wrongText], [noDone, wrongText]])
    expect(missingDoneNotes(preflight({ failed, passed }), defaultPlan())).toEqual([])
  // Without a stream that passed, another note is shown.
  expect(missingDoneNotes(preflight({ failed: [noDone] }), defaultPlan())).toEqual([])
})

test('another failure is a note, and the sweep begins', () => {
  const found = preflight({ failed: [openDoor] })
  expect(sweepRefusal(found)).toBeNull()
  expect(preflightNotes(found)).toEqual([
    'the answers do not conform: core.auth-none-refused: x2 status: expected 401, received 200',
  ])
})

test('a preflight that saw nothing says so, and refuses nothing', () => {
  const deciding = ['core.choices-array', 'core.content-is-string']
  const found = preflight({ deciding, passed: [], undecided: deciding })
  expect(sweepRefusal(found)).toBeNull()
  expect(preflightNotes(found)).toEqual([
    'the preflight judged no answer of the kind that is swept: 2 checks had no answer to judge',
  ])
})

test('a refused key does not replace a completion that timed out', () => {
  const deciding = ['core.choices-array', 'core.content-is-string']
  const found = preflight({ deciding, passed: ['core.auth-none-refused'], undecided: deciding })
  expect(preflightNotes(found)).toEqual([
    'the preflight judged no answer of the kind that is swept: 2 checks had no answer to judge',
  ])
})

test('names undecided checks, and counts a violated recommendation as judged', () => {
  const deciding = ['core.choices-array', 'core.content-is-string']
  const found = preflight({
    deciding,
    passed: [],
    warned: ['core.choices-array'],
    undecided: ['core.content-is-string', 'core.errors-body'],
  })
  expect(preflightNotes(found)).toEqual([
    'the preflight could not decide core.content-is-string, core.errors-body',
  ])
})

test('without a preflight the report does not mention it', () => {
  expect([sweepRefusal(undefined), preflightNotes(undefined)]).toEqual([null, []])
})
