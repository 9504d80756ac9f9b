import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { resolvePlan } from '../conformance/engine/plan.ts'
import { settingsFromEnvironment } from '../conformance/session/settings.ts'
import { chooseModel } from './judge-target.ts'

const ESCAPE = String.fromCodePoint(0x1b)

test('a model name cannot command the terminal, and a huge one does not fill it', async () => {
  const id = `evil${ESCAPE}[2J${'x'.repeat(900_000)}`
  const server = createServer((_, response) =>
    response.end(JSON.stringify({ object: 'list', data: [{ id }] })),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const settings = settingsFromEnvironment({ ASSAY_TARGET: `http://127.0.0.1:${port}` })
  let said = ''
  const stream = { write: (text: string) => (said += text) }
  const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })
  const chosen = await chooseModel(settings, plan, { stdout: stream, stderr: stream, env: {}, cwd: '/' })
  expect(chosen).toEqual({ kind: 'model', model: id })
  expect(said).not.toContain(ESCAPE)
  expect(said.length).toBeLessThan(300)
})
