import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { stageAt } from '../../load/capacity/capacity-stage-fixture.ts'
import { runCapacity } from '../../load/capacity/run-capacity.ts'
import { runCommandLine as dispatch } from '../../cli/command.ts'
import { faults } from '../faults/index.ts'
import { startReference } from '../../reference/server.ts'
import { parseModel } from '../../reference/service-models/models.ts'
import type { CapacityRun } from '../../schemas/compiled/capacity-run.ts'
import { validators } from '../../schemas/compiled/validators.js'
import { isBrief } from '../sampling/sampled-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-capacity-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function assay(...given: readonly (readonly string[])[]) {
  const args = given.flat()
  const said = { stdout: '', stderr: '' }
  const code = await dispatch(args, {
    stdout: { write: (text: string) => (said.stdout += text) },
    stderr: { write: (text: string) => (said.stderr += text) },
    env: process.env,
    cwd: folder,
  })
  return { code, ...said }
}

test.skipIf(isBrief)(
  'a sweep of a server that cannot give more than 25 per second says so, and what 100 take',
  async () => {
    const out = join(folder, 'sweep')
    const result = await assay(
      'capacity reference --model-of mdc,servers=1,ms=40 --max-seconds 50 --seed test'.split(' '),
      ['--slo', 'e2e p90 < 400ms', '--for', '100 rps', '--price', '3.60/h', '--out', out],
    )
    const run = JSON.parse(readFileSync(join(out, 'capacity-run.json'), 'utf8')) as CapacityRun
    expect(validators['urn:assay:capacity-run']?.(run)).toBe(true)
    expect(result.stderr).toContain("a sweep of at most 50 s for 'e2e p90 < 400ms', 'errors < 1%'")
    // One server of 40 ms: 25 per second is all there is. A machine that stalls may show less, never more.
    for (const stage of run.stages) expect(stage.completedPerSecond).toBeLessThan(27)
    expect(run.answer?.ratePerSecond ?? 0).toBeLessThan(27)
    // If this machine stalled, the machine is the limit, and nothing is said about the target.
    const isDisturbed =
      run.stages.some(({ limit }) => limit === 'machine') || run.answer?.interval.high == null
    const purposes = run.stages.map(({ purpose }) => purpose)
    expect(purposes).toEqual(expect.arrayContaining(isDisturbed ? ['idle'] : ['idle', 'ramp']))
    expect(run.outcome, result.stdout).toMatch(isDisturbed ? /^(fail|inconclusive|no-answer)$/ : /^fail$/)
    expect(result.code).toBe(run.exitCode)
    expect(run.demand?.replicas?.needed ?? 4).toBeGreaterThanOrEqual(4)
    expect(result.stdout).toMatch(/^CAPACITY 100 rps: (FAIL|INCONCLUSIVE): .*\ncapacity: (\d|NO ANSWER)/)
    expect(readFileSync(join(out, 'junit.xml'), 'utf8')).toContain('prompts of about 32 tokens')
    expect(run.cost?.price.perHour).toBe(3.6)
    for (const { rows } of run.stages) {
      expect(rows).toMatch(/^stages\/\d\d-(idle|ramp|probe|confirm)/)
      expect(existsSync(join(out, rows ?? ''))).toBe(true)
    }
    for (const file of ['report.html', 'junit.xml']) expect(existsSync(join(out, file))).toBe(true)
  },
)

test('a sweep takes a statement, and its run says which one', async () => {
  const path = join(folder, 'statement.json')
  writeFileSync(
    path,
    JSON.stringify({ schema: 'assay.statement/1', name: 'Ours', extends: 'fastapi', readings: {} }),
  )
  const out = join(folder, 'stated')
  const { stdout } = await assay(
    'capacity reference --model-of mdc,servers=1,ms=40 --max-seconds 10 --no-calibration'.split(' '),
    // One user alone misses it, which ends the sweep.
    ['--slo', 'e2e p90 < 10ms', '--statement', path, '--out', out],
  )
  const run = JSON.parse(readFileSync(join(out, 'capacity-run.json'), 'utf8')) as CapacityRun
  expect(run.statement).toMatchObject({
    name: 'Ours',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    extends: 'fastapi',
  })
  const named = `Ours, SHA-256 ${run.statement?.sha256}`
  expect(stdout).toMatch(
    /^ {2}profile +fastapi, which the statement extends; openai where it has no reading$/m,
  )
  expect(stdout).toContain(`  statement   ${named}\n`)
  expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain(named)
  expect(run.instrument).toBeUndefined()
})

test('a target that answers wrongly is not swept, and the check that fails is named', async () => {
  const reference = await startReference({ patches: faults.filter(({ id }) => id === 'content-null') })
  process.env['ASSAY_CAPACITY_TEST_KEY'] = reference.key
  const out = join(folder, 'wrong')
  const result = await assay(
    ['capacity', reference.baseUrl, '--model', reference.model, '--key-env', 'ASSAY_CAPACITY_TEST_KEY'],
    ['--slo', 'e2e p95 < 1s', '--out', out],
  )
  await reference.close()
  const run = JSON.parse(readFileSync(join(out, 'capacity-run.json'), 'utf8')) as CapacityRun
  expect(validators['urn:assay:capacity-run']?.(run)).toBe(true)
  expect(run).toMatchObject({ outcome: 'no-answer', exitCode: 3, stages: [] })
  expect(run.reasons).toEqual([
    expect.stringMatching(
      /^there was no sweep, because wrong answers do not count as capacity: core\.content-is-string: .*: expected string/,
    ) as string,
  ])
  expect(result.stdout).toContain(
    'Why: there was no sweep, because wrong answers do not count as capacity: core.content-is-string',
  )
  expect(result.code).toBe(3)
})

test('no request is sent before the folder and k6 are there', async () => {
  let judged = 0
  const preflight = async () => {
    judged += 1
    return await Promise.resolve({
      requests: 1,
      deciding: [],
      passed: [],
      warned: [],
      failed: [],
      undecided: [],
    })
  }
  const options = {
    target: { baseUrl: 'http://127.0.0.1:9', model: 'm', key: null },
    slo: ['e2e p90 < 400ms'],
    preflight,
  }
  const file = join(folder, 'a file')
  writeFileSync(file, '')
  await expect(runCapacity({ ...options, out: file })).rejects.toMatchObject({ code: 'out-unwritable' })
  const k6 = join(folder, 'no k6')
  await expect(runCapacity({ ...options, out: join(folder, 'no-k6'), k6 })).rejects.toThrow(/cannot be used/)
  expect(judged).toBe(0)
})

test('a sweep that is not continued, because answers became wrong, keeps what it found earlier', async () => {
  const out = join(folder, 'kept')
  mkdirSync(out)
  writeFileSync(join(out, 'capacity-run.json'), 'the earlier answer')
  const failure = { id: 'core.content-is-string', title: 'text', isDeciding: true, why: 'x1: null' }
  const refused = runCapacity({
    target: { baseUrl: 'http://127.0.0.1:9', model: 'm', key: null },
    slo: ['e2e p90 < 400ms'],
    out,
    earlier: { stages: [stageAt(10)], startedAt: '2026-11-20T10:00:00.000Z', durationMs: 9000 },
    preflight: async () =>
      await Promise.resolve({
        requests: 1,
        deciding: [],
        passed: [],
        warned: [],
        failed: [failure],
        undecided: [],
      }),
  })
  await expect(refused).rejects.toMatchObject({ code: 'wrong-answers' })
  await expect(refused).rejects.toThrow(
    /core\.content-is-string.*the earlier sweep in .*kept stays as it was$/,
  )
  expect(readFileSync(join(out, 'capacity-run.json'), 'utf8')).toBe('the earlier answer')
})

// Two sweeps: the brief sample leaves them out.
test.skipIf(isBrief)(
  'a sweep that its user stops answers from the stages done, and another goes on from them',
  async () => {
    const reference = await startReference({ serviceModel: parseModel('mdc,servers=1,ms=40') })
    const { baseUrl, model, key } = reference
    const stop = new AbortController()
    const options = {
      target: { baseUrl, model, key },
      slo: ['e2e p90 < 400ms'],
      maxSeconds: 30,
      seed: 'test',
      calibrate: false,
    }
    const stopped = await runCapacity({
      ...options,
      out: join(folder, 'stopped'),
      signal: stop.signal,
      onProgress: ({ text, phase }) => {
        if (text.startsWith('stage 2') && phase === 'run') stop.abort()
      },
    })
    expect(stopped.stages.map(({ purpose }) => purpose)).toEqual(['idle'])
    expect(stopped).toMatchObject({ outcome: 'no-answer', exitCode: 3 })
    expect(stopped.notes).toContain(
      'stopped by its user after 1 stage: the answer comes from the completed stages',
    )
    const again = await runCapacity({
      ...options,
      maxSeconds: 10,
      out: join(folder, 'again'),
      earlier: stopped,
    })
    await reference.close()
    expect(again.stages.length).toBeGreaterThan(1)
    expect(again.stages[0]).toEqual(stopped.stages[0])
    expect(again.startedAt).toBe(stopped.startedAt)
    expect(again.notes).toContain('continued: 1 stage of an earlier part of this sweep')
  },
)

test.each([
  [429, 'limiter', /^a limiter is the limit: 20 of 25 requests were refused with 429$/],
  [503, null, /./],
])(
  'one user alone sends few requests to a target that goes on refusing with %i',
  async (status, limit, reason) => {
    let [requests, refused] = [0, 0]
    const server = createServer((_request, response) => {
      requests += 1
      if (requests > 5) refused += 1
      const message = { role: 'assistant', content: 'Hello' }
      const choices = [{ index: 0, message, finish_reason: 'stop' }]
      const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
      const completion = {
        id: 'a',
        object: 'chat.completion',
        created: Math.floor(Date.now() / 1000),
        model: 'm',
        choices,
        usage,
      }
      const answer = requests > 5 ? { error: { message: 'slow down', type: 'limit' } } : completion
      response.writeHead(requests > 5 ? status : 200, { 'content-type': 'application/json' })
      setTimeout(() => response.end(JSON.stringify(answer)), requests > 5 ? 0 : 20)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const stop = new AbortController()
    const run = await runCapacity({
      target: { baseUrl: `http://127.0.0.1:${port}`, model: 'm', key: null },
      slo: ['e2e p90 < 400ms'],
      maxSeconds: 10,
      calibrate: false,
      out: join(folder, `refused-${status}`),
      signal: stop.signal,
      onProgress: ({ text }) => {
        if (text.startsWith('stage 2')) stop.abort()
      },
    })
    server.close()
    const [idle] = run.stages
    expect(idle).toMatchObject({ purpose: 'idle', completed: 5, limit })
    expect((idle?.failed ?? 0) + (idle?.limited ?? 0)).toBe(20)
    expect(refused).toBe(20)
    expect(run.reasons[0]).toMatch(reason)
    expect(run.notes.join('; ')).toContain('no more were sent after 20 in a row without a completion')
    expect(validators['urn:assay:capacity-run']?.(run)).toBe(true)
  },
)

test('a sweep with one unanswered user does not mention a key', async () => {
  const run = await runCapacity({
    target: { baseUrl: 'http://127.0.0.1:9', model: 'm', key: null },
    slo: ['e2e p90 < 400ms'],
    maxSeconds: 10,
    calibrate: false,
    out: join(folder, 'nobody'),
  })
  expect(run.reasons).toEqual([
    expect.stringMatching(
      /^none of 20 requests of one user alone was completed: 20 ended as refused, nothing listens there: /,
    ),
  ])
})

test.each([
  [['capacity', 'http://127.0.0.1:9', '--model', 'm'], /no objective given: pass --slo/],
  [['capacity', 'reference', '--slo', 'completions > 5/s'], /bounds no rate/],
  [['capacity', 'reference', '--slo', 'e2e p95 < 0ms'], /'e2e p95 < 0ms': no request takes 0 ms or less/],
  [['capacity', 'reference', '--for', 'fast'], /cannot read the load 'fast' \(--for\)/],
  [
    ['capacity', 'reference', '--replicas', '3'],
    /--replicas is the number of deployments that share the load of --for: give --for/,
  ],
  [['capacity', 'reference', '--price', 'cheap'], /cannot read the price 'cheap' \(--price\)/],
  [['capacity', 'reference', '--statement', 'nowhere.json'], /nowhere\.json/],
  [['capacity', 'reference', '--model-of', 'nothing'], /--model-of: unknown model 'nothing'/],
  [['capacity', 'reference', '--max-seconds', '3'], /--max-seconds must be from 10/],
  [['capacity', 'reference', '--resume', 'nowhere'], /--resume is for a service/],
  [
    ['capacity', 'http://127.0.0.1:9', '--model', 'm', '--slo', 'e2e p95 < 1s', '--resume', 'nowhere'],
    /no run at nowhere\. Give a capacity-run\.json, or its folder/,
  ],
  [['capacity', 'http://192.0.2.1', '--model', 'm', '--slo', 'e2e p95 < 1s'], /is not this machine/],
  [['capacity', 'reference', '--scenario', 'throughput', '--slo', 'ttft p95 < 1s'], /can never be judged/],
])('%j is a usage error of one line', async (args, reason) => {
  const { code, stderr } = await assay(args)
  expect(stderr).toMatch(reason)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(2)
})
