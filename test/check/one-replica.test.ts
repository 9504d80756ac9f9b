import { createServer, request, type Server } from 'node:http'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults } from '../faults/index.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { seededRandom } from '../../reference/seeded-random.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'

const CHECK = 'core.response-schema'
const MODEL = 'm'
const KEY = 'sk-two-replicas'
const folder = mkdtempSync(join(tmpdir(), 'assay-one-replica-'))
const file = join(folder, 'known.json')
let replicas: readonly Reference[] = []
let front: Server
let baseUrl = ''

beforeAll(async () => {
  const patches = faults.filter(({ id }) => id === 'object-wrong')
  const shared = { keys: [KEY], models: [MODEL] }
  replicas = await Promise.all([startReference(shared), startReference({ ...shared, patches })])
  const random = seededRandom('replicas', '1')
  front = createServer((incoming, answer) => {
    const at = random() < 0.5 ? 0 : 1
    const to = new URL(incoming.url ?? '', replicas[at]?.baseUrl)
    const sent = request(to, { method: incoming.method, headers: incoming.headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, { ...reply.headers, 'x-served-by': `pod-${at}` })
      reply.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    incoming.pipe(sent)
  })
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('the front has no port')
  baseUrl = `http://127.0.0.1:${address.port}`
})

afterAll(async () => {
  front.closeAllConnections()
  front.close()
  await Promise.all(replicas.map((replica) => replica.close()))
  rmSync(folder, { recursive: true, force: true })
})

async function check(out: string, ...flags: readonly string[]) {
  const path = join(folder, out)
  const args = ['check', baseUrl, '--model', MODEL, '--only', CHECK, '--out', path, ...flags]
  const said = await assay(args, folder, { ASSAY_KEY: KEY })
  const run = JSON.parse(readFileSync(join(path, 'run.json'), 'utf8')) as Run
  return { ...said, path, record: run.checks.find(({ id }) => id === CHECK) }
}

test('a failure of one replica of two is counted, located, compared by its share, and accepted if it comes and goes', async () => {
  const first = await check('first')
  expect(first.record).toMatchObject({ verdict: 'fail', among: { sharedHeader: 'x-served-by: pod-1' } })
  expect(first.stdout).toMatch(
    /\d+ of \d+ judged exchanges; the others do not violate it; the wrong ones have "x-served-by: pod-1"/,
  )
  const sarif = await assay(['report', first.path, '--as', 'sarif'], folder, {})
  expect(sarif.stdout).toContain('judged exchanges')

  const second = await check('second')
  const compared = await assay(['compare', first.path, second.path], folder, {})
  expect(compared).toMatchObject({ code: 0 })

  await check('known', '--baseline', file, '--baseline-update')
  await check('again', '--baseline', file, '--baseline-update')
  const text = readFileSync(file, 'utf8').replace(/"reason": "[^"]*"/, '"reason": "pod-1 is old"')
  expect(text).toContain('"* /object"')
  writeFileSync(file, text)
  expect(await check('third', '--baseline', file)).toMatchObject({ code: 0 })
})
