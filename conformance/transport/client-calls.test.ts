import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { ClientProgramError, type ClientJob, type ClientProgram } from '../exchange/client-job.ts'
import { BudgetError } from './budget.ts'
import { COMPLETION, json, SECRET, stopTargets, target, wired } from './wire-fixture.ts'

afterEach(stopTargets)
const folder = mkdtempSync(join(tmpdir(), 'assay-client-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// As the programs of `clients/programs/`, but that each job says what is done.
const PROGRAM = `
import { createInterface } from 'node:readline'
const { ASSAY_CLIENT_BASE_URL: url, ASSAY_CLIENT_KEY: key, ...rest } = process.env
const say = (value) => process.stdout.write(JSON.stringify(value) + '\\n')
say({ library: 'fake', version: '1', runtime: 'Node' })
for await (const line of createInterface({ input: process.stdin })) {
  const { label, model } = JSON.parse(line)
  const call = async (path = '/chat/completions', init = {}) => {
    const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json', 'x-assay-call': label }
    const body = JSON.stringify({ model, messages: [], max_tokens: 3 })
    const answer = await fetch(url + path, { method: 'POST', headers, body, ...init })
    return answer.status + ' ' + (await answer.text())
  }
  const tell = (text) => say({ label, text, error: null })
  if (label === 'dies') { process.stderr.write('out of luck\\n'); process.exit(7) }
  else if (label === 'environment') { await call(); tell([key, ...Object.keys(rest)].join()) }
  else if (label === 'twice') tell([await call(), await call(), await call()].map((text) => text.slice(0, 3)).join())
  else if (label === 'gives-up') tell(await call('/chat/completions', { signal: AbortSignal.timeout(200) }).catch(({ name }) => name))
  else if (label === 'other-label') { const headers = { 'x-assay-call': 'nobody' }; tell(await call('/x', { headers })) }
  else tell(await call())
}
`
writeFileSync(join(folder, 'program.mjs'), PROGRAM)
const program: ClientProgram = {
  language: 'node',
  kind: 'ready',
  command: process.execPath,
  args: [join(folder, 'program.mjs')],
}

function job(label: string, more: Partial<ClientJob> = {}): ClientJob {
  const plain = {
    call: 'completion',
    model: 'm',
    messages: [],
    maxTokens: 3,
    temperature: 1,
    maxRetries: 0,
  } as const
  return { ...plain, label, timeoutMs: 5000, key: null, ...more }
}

async function run(baseUrl: string, jobs: readonly ClientJob[], options: Parameters<typeof wired>[1] = {}) {
  const { wire, transcript } = wired(baseUrl, { clients: [program], ...options })
  await wire.contextFor('clients.node').throughProgram('node', jobs)
  return transcript.exchanges()
}

describe('jobs of a client program', () => {
  test('reach the target with the key, and the program and the record have neither key nor label', async () => {
    const { baseUrl, seen } = await target((response) => json(response, { ...COMPLETION, echo: SECRET }))
    const [exchange] = await run(`${baseUrl}/base`, [job('plain')])
    expect(seen[0]).toMatchObject({
      url: '/base/v1/chat/completions',
      headers: { authorization: `Bearer ${SECRET}` },
    })
    expect(seen[0]?.headers).not.toHaveProperty('x-assay-call')
    expect(exchange).toMatchObject({
      id: 'clients.node/plain',
      end: { kind: 'complete' },
      client: { library: 'fake 1 on Node', error: null },
    })
    expect(JSON.stringify(exchange)).not.toContain(SECRET)
  })

  test('run in an environment that holds nothing of ours', async () => {
    process.env['ASSAY_SOME_KEY'] = SECRET
    const { baseUrl } = await target((response) => json(response, COMPLETION))
    const [exchange] = await run(baseUrl, [job('environment')])
    delete process.env['ASSAY_SOME_KEY']
    const [key, ...names] = exchange?.client?.text?.split(',') ?? []
    expect(key).toBe('sk-assay-stand-in-key')
    expect(names).toContain('PATH')
    expect(names.filter((name) => name.startsWith('ASSAY') || /key/i.test(name))).toEqual([])
  })

  test('are refused first where that is asked for, and only what reached the target is recorded', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    const exchanges = await run(baseUrl, [job('twice', { treatment: 'refuse-first' })])
    expect(exchanges.map(({ client }) => client?.text)).toEqual(['429,503,200'])
    expect(seen).toHaveLength(1)
  })

  test('get no answer where it is withheld, and the target sees them leave', async () => {
    const left: boolean[] = []
    const { baseUrl } = await target(
      (response) => void response.on('close', () => left.push(!response.writableFinished)),
    )
    const exchanges = await run(baseUrl, [job('gives-up', { treatment: 'withhold' })])
    expect(exchanges[0]).toMatchObject({
      response: null,
      end: { kind: 'aborted' },
      client: { text: 'TimeoutError' },
    })
    await expect.poll(() => left).toEqual([true])
  })

  test('follow a redirect within the target, and none that leads elsewhere', async () => {
    const elsewhere = await target((response) => json(response, COMPLETION))
    let location = '/v1/other'
    const { baseUrl, seen } = await target((response, { url }) => {
      if (url === '/v1/other') json(response, COMPLETION)
      else response.writeHead(307, { location }).end()
    })
    await run(baseUrl, [job('inside')])
    expect(seen.map(({ url }) => url)).toEqual(['/v1/chat/completions', '/v1/other'])
    location = `${elsewhere.baseUrl}/v1/chat/completions`
    const [exchange] = await run(baseUrl, [job('outside')])
    expect(exchange?.response?.status).toBe(307)
    expect(elsewhere.seen).toEqual([])
  })

  test('that belong to no job go nowhere', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    await expect(run(baseUrl, [job('other-label')])).rejects.toThrow('sent nothing for other-label')
    expect(seen).toEqual([])
  })

  test('go on after the program died, and one that cannot be started says why', async () => {
    const { baseUrl } = await target((response) => json(response, COMPLETION))
    const { wire, transcript } = wired(baseUrl, { clients: [program] })
    const jobs = [job('dies'), job('plain')]
    const running = wire.contextFor('clients.node').throughProgram('node', jobs)
    await expect(running).rejects.toThrow(
      /^fake 1 on Node sent nothing for dies: no outcome: the program ended: out of luck/,
    )
    expect(transcript.exchanges().map(({ label }) => label)).toEqual(['plain'])
    const absent: ClientProgram = { language: 'node', kind: 'ready', command: join(folder, 'none'), args: [] }
    const failure = run(baseUrl, [job('plain')], { clients: [absent] })
    await expect(failure).rejects.toThrow(ClientProgramError)
    await expect(failure).rejects.toThrow(/client program of node did not start: .*ENOENT/)
    const reason = 'Go is missing: install Go'
    const missing = run(baseUrl, [job('plain')], { clients: [{ language: 'node', kind: 'missing', reason }] })
    await expect(missing).rejects.toThrow(reason)
  })

  test('keep to the budget of the run', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    await expect(run(baseUrl, [job('plain'), job('more')], { maxRequests: 1 })).rejects.toThrow(BudgetError)
    expect(seen).toHaveLength(1)
  })
})
