import { expect, test } from 'vitest'
import { judgeTranscript } from '../../conformance/session/compose.ts'
import { planFromRecord } from '../../conformance/session/replay.ts'
import { readTranscript } from '../../conformance/transport/transcript.ts'
import { allChecks, selectChecks } from '../../conformance/session/registry.ts'
import { textToRepeat } from '../../reference/generate.ts'
import { on, patch } from '../faults/hooks.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Call, Patch } from '../../reference/patch.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { textIn } from '../certificate/tamper.ts'
import { bundleOf } from '../certificate/bundle-fixture.ts'
import { blemishes, judgeReferenceBy } from '../kill-matrix/kill.ts'

const ECHOES = selectChecks(['core.echo-whole'])

/** Returns a fault that damages every echo of each `oneIn`-th text, except in streams. A round requests two texts. */
function damagesEvery(oneIn: number): Patch {
  return patch(
    'echo-mojibake-now-and-then',
    'some echoes come back in a wrong encoding',
    on('text')((text, call) => {
      if (echoOf(call) === null || valueAtPath(call.json, '/stream') === true) return text
      const seen = (call.memory.get('echoes') as string[] | undefined) ?? []
      if (!seen.includes(text)) call.memory.set('echoes', [...seen, text])
      const place = seen.includes(text) ? seen.indexOf(text) : seen.length
      return place % oneIn === oneIn - 1 ? Buffer.from(text).toString('latin1') : text
    }),
  )
}

// Returns the text to repeat if a wrong encoding would damage it, else null.
function echoOf(call: Call): string | null {
  const content = valueAtPath(call.json, '/messages/0/content')
  const text = typeof content === 'string' ? textToRepeat(content) : null
  return text !== null && /[\u0080-\uFFFF]/.test(text) ? text : null
}

function recordOf(run: Run, id: string) {
  return run.checks.find((record) => record.id === id)
}

test('a run whose budget ends after two rounds of five does not pass', async () => {
  const { run } = await judgeReferenceBy(ECHOES, [], {}, undefined, { repeat: 5, maxRequests: 8 })
  expect(recordOf(run, 'core.echo-whole')).toMatchObject({
    verdict: 'inconclusive',
    code: 'budget',
    rounds: { satisfied: 2, violated: 0, undecided: 3 },
  })
  expect(run.outcome).toBe('incomplete')
})

test('a failure in one round of three is a failure, and says so', async () => {
  const once = await judgeReferenceBy(ECHOES, [damagesEvery(6)])
  expect(blemishes(once.run)).toEqual([])
  const { run } = await judgeReferenceBy(ECHOES, [damagesEvery(6)], {}, undefined, { repeat: 3 })
  expect(recordOf(run, 'core.echo-whole')).toMatchObject({
    verdict: 'fail',
    rounds: { satisfied: 2, violated: 1, undecided: 0 },
  })
  expect(run.outcome).toBe('non-conformant')
})

test('the reference is all green in three rounds, each is counted, and the transcript gives the same verdicts', async () => {
  const members = await bundleOf(null, undefined, { repeat: 3 })
  const parts = readTranscript(textIn(members, 'transcript.ndjson'), 'transcript.ndjson')
  const again = judgeTranscript(parts, {
    source: 'transcript.ndjson',
    checks: allChecks,
    plan: planFromRecord(parts.header),
  })
  expect(again).toEqual(JSON.parse(textIn(members, 'run.json')))
  expect(blemishes(again)).toEqual([])
  expect(again.repeat).toBe(3)
  expect(recordOf(again, 'core.ids-unguessable')?.verdict).toBe('pass')
  expect(recordOf(again, 'core.echo-whole')?.rounds).toEqual({ satisfied: 3, violated: 0, undecided: 0 })
})
