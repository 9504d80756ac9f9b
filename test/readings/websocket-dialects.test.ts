/** Tests every probe of WebSocket in every dialect: each way to send the key with each shape of frames. */
import { expect, test } from 'vitest'
import { allChecks } from '../../conformance/session/registry.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { startReference } from '../../reference/server.ts'
import { judgeChecks } from '../fixtures/judge-checks.ts'
import { showingOptions, showings } from '../fixtures/showings.ts'
import { blemishes } from '../kill-matrix/kill.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

const checks = allChecks.filter(({ capability }) => capability === 'websocket')
const ofKey = (wanted: string) => showings.filter(({ key }) => key === wanted)

const PAIRS = ofKey('websocket.auth').flatMap((auth) =>
  ofKey('websocket.frames').map((frames, index) => {
    const own = frames.dialect ?? `${frames.reading} ${index}`
    return [`${auth.reading} with ${own}`, auth, frames] as const
  }),
)
const ONE_IN = 8
// A check that always warns if the key is in the URL.
const EXPECTED: readonly string[] = ['websocket.key-out-of-url']

test.concurrent.each(sampleOf(PAIRS, ONE_IN, 4))(
  '%s: no check is left undecided',
  async (_, auth, frames) => {
    const [one, other] = [showingOptions(auth, []), showingOptions(frames, [])]
    const reference = await startReference({
      ...one,
      ...other,
      socket: { ...one.socket, ...other.socket },
      patches: [...(one.patches ?? []), ...(other.patches ?? [])],
    })
    const statement = {
      schema: 'assay.statement/1',
      extends: 'openai',
      capabilities: { websocket: 'supported' },
      readings: { ...auth.readings, ...frames.readings },
    }
    const run = await judgeChecks(reference, parseStatement(JSON.stringify(statement), 'test'), checks)
    await reference.close()
    const checked = run.checks.filter(({ id }) => !EXPECTED.includes(id))
    expect(blemishes({ ...run, checks: checked })).toEqual([])
  },
)
