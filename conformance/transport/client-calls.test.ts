import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { ClientProgramError, type ClientJob, type ClientProgram } from '../exchange/client-job.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { BudgetError } from './pacer.ts'
import { callThroughProgram, jobDeadlineMs } from './client-calls.ts'
import { DEFAULT_CAPS, DEFAULT_DEADLINES } from './deadlines.ts'
import { exchangeOnce } from './http.ts'
import { recordedExchange, createRedactor } from './request-record.ts'
import { COMPLETION, json, SECRET, stopTargets, target, wired } from './wire-fixture.ts'

afterEach(stopTargets)
const folder = mkdtempSync(join(tmpdir(), 'assay-client-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// A client program for tests, like those in `clients/programs/`. The label of a job determines what it does.
const PROGRAM = `
import { createInterface } from 'node:readline'
const { ASSAY_CLIENT_BASE_URL: url, ASSAY_CLIENT_KEY: key, ...rest } = process.env
const say = (value) => process.stdout.write(JSON.stringify(value) + '\\n')
say({ library: 'fake', version: '1', runtime: 'Node' })
for await (const line of createInterface({ input: process.stdin })) {
  const { label, model } = JSON.parse(line)
  const call = async (path = '/chat/completions', init = {}) => {
    const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json', 'x-assay-call': label }
    const body = JSON.stringify({ model, messages: [], max_tokens: 3, user: label === 'huge' ? 'x'.repeat(3 << 20) : '' })
    const answer = await fetch(url + path, { method: 'POST', headers, body, ...init })
    return answer.status + ' ' + (await answer.text())
  }
  const tell = (text) => say({ label, text, error: null })
  if (label === 'dies') { process.stderr.write('out of luck\\n'); process.exit(7) }
  else if (label === 'dies-later') { await call(); process.exit(7) }
  else if (label === 'stranger') tell(await call('/x', { headers: { 'x-assay-call': label, authorization: 'Bearer sk-guessed' } }))
  else if (label === 'wrong-key') tell(await call('/x', { headers: { 'x-assay-call': label, authorization: 'Bearer sk-wrong' } }))
  else if (label === 'fails') { await call('/x', { signal: AbortSignal.timeout(3000) }).catch((error) => say({ label, text: null, error: { name: error.name, status: null, message: 'late' } })) }
  else if (label === 'environment') { await call(); tell([key, ...Object.keys(rest)].join()) }
  else if (label === 'twice') tell([await call(), await call(), await call()].map((text) => text.slice(0, 3)).join())
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
  return { ...plain, label, key: null, ...more }
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

  test('run without the environment variables of Assay', async () => {
    process.env['ASSAY_SOME_KEY'] = SECRET
    const { baseUrl } = await target((response) => json(response, COMPLETION))
    const [exchange] = await run(baseUrl, [job('environment')])
    delete process.env['ASSAY_SOME_KEY']
    const [key, ...names] = exchange?.client?.text?.split(',') ?? []
    expect(key).toMatch(/^sk-assay-[\da-f]{36}$/)
    expect(names).toContain('PATH')
    expect(names.filter((name) => name.startsWith('ASSAY') || /key/i.test(name))).toEqual([])
  })

  test('follow no redirect', async () => {
    const { baseUrl, seen } = await target((response) => {
      response.writeHead(307, { location: '/v1/other' }).end()
    })
    const [exchange] = await run(baseUrl, [job('redirected')])
    expect(exchange?.response?.status).toBe(307)
    expect(seen).toHaveLength(1)
  })

  test('are not forwarded if they belong to no job', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    await expect(run(baseUrl, [job('other-label')])).rejects.toThrow('sent nothing for other-label')
    expect(seen).toEqual([])
  })

  test('without a key of the user reach the target without a key', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    await run(baseUrl, [job('plain'), job('wrong-key', { key: 'sk-wrong' })], { key: null })
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer sk-wrong'])
  })

  test('are accepted only with the key of the proxy or of the job', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    const strange = run(baseUrl, [job('stranger')])
    await expect(strange).rejects.toThrow('sent nothing for stranger: no error')
    await expect(run(baseUrl, [job('wrong-key')])).rejects.toThrow('sent nothing for wrong-key')
    expect(seen).toEqual([])
  })

  test('that are too large are refused with an answer', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    await expect(run(baseUrl, [job('huge')])).rejects.toThrow('sent nothing for huge: no error')
    expect(seen).toEqual([])
  })

  test('have no outcome where the program ends after its call', async () => {
    const { baseUrl } = await target((response) => json(response, COMPLETION))
    const [exchange] = await run(baseUrl, [job('dies-later')])
    expect(exchange).toMatchObject({
      end: { kind: 'complete' },
      client: { text: null, errorClass: 'no outcome' },
    })
  })

  test('may take as long as all attempts of the library', () => {
    expect(jobDeadlineMs({ timeoutMs: 60_000, maxRetries: 2 })).toBe(210_000)
  })

  test.each([
    ['no outcome', 1000],
    ['TimeoutError', 60_000],
  ])('that the library gives up have the outcome %s', async (errorClass, patienceMs) => {
    const { baseUrl } = await target(
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    )
    const [exchange] = await runPatiently(baseUrl, [job('fails')], patienceMs)
    expect(exchange).toMatchObject({
      response: { status: 200 },
      end: { kind: 'aborted' },
      client: { errorClass },
    })
  })

  test('do not begin after a stop, or after the time limit of the run', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    const { wire } = wired(baseUrl, { clients: [program] })
    let begun = 0
    const stopping = wire
      .contextFor('clients.node')
      .throughProgram('node', [job('plain'), job('more')], () => {
        begun += 1
        if (begun > 1) throw new Error('stop')
      })
    await expect(stopping).rejects.toThrow('stop')
    expect(seen).toHaveLength(1)
    const absent: ClientProgram = { language: 'node', kind: 'ready', command: join(folder, 'none'), args: [] }
    const late = run(baseUrl, [job('plain')], { clients: [absent], time: { minutes: 0, extraMs: 0 } })
    await expect(late).rejects.toThrow(BudgetError)
  })

  test('continue after the program died; a program that cannot start reports why', async () => {
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
    await expect(failure).rejects.toThrow(/client program of node did not start: .*there is no such file/)
    const reason = 'Go is missing: install Go'
    const missing = run(baseUrl, [job('plain')], { clients: [{ language: 'node', kind: 'missing', reason }] })
    await expect(missing).rejects.toThrow(reason)
  })

  test('keep to the budget of the run', async () => {
    const { baseUrl, seen } = await target((response) => json(response, COMPLETION))
    await expect(run(baseUrl, [job('plain'), job('more')], { maxRequests: 1 })).rejects.toThrow(BudgetError)
    expect(seen).toHaveLength(1)
  })

  test('are recorded up to the request that the budget does not allow', async () => {
    const { baseUrl } = await target((response) => json(response, COMPLETION))
    const { wire, transcript } = wired(baseUrl, { clients: [program], maxRequests: 2 })
    const running = wire.contextFor('clients.node').throughProgram('node', [job('twice')])
    await expect(running).rejects.toThrow(BudgetError)
    expect(transcript.exchanges().map(({ client }) => client?.errorClass)).toEqual([undefined, 'no outcome'])
  })
})

async function runPatiently(baseUrl: string, jobs: readonly ClientJob[], patienceMs: number) {
  const recorded: Exchange[] = []
  const redactor = createRedactor([SECRET])
  const limits = {
    deadlines: DEFAULT_DEADLINES,
    caps: DEFAULT_CAPS,
    terminator: null,
    hangUpAfterEvents: null,
  }
  await callThroughProgram('node', jobs, {
    programs: [program],
    origin: { baseUrl, key: SECRET, version: '1' },
    redactor,
    requireTime: () => undefined,
    patienceMs,
    async forward(label, request, tap) {
      const raw = await exchangeOnce({ ...request, ...limits, tap })
      const name = { probe: 'clients.node', label, attempt: 1 }
      return recordedExchange(name, request, raw, { redactor, caps: DEFAULT_CAPS }, null)
    },
    record: (exchange) => recorded.push(exchange),
  })
  return recorded
}
