/** Tests `assay load --emit k8s`: the k6-operator accepts its manifests, and its pods run. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { goEnvironment } from '../../load/runner/environment.ts'
import { unlessLate } from '../../load/session/unless-late-fixture.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { assayHere } from '../fixtures/command-here.ts'
import { isBrief } from '../sampling/sampled-cases.ts'

const OPERATOR = 'github.com/grafana/k6-operator@v0.0.19'
const CRD = 'config/crd/bases/k6.io_testruns.yaml'

/** The address of the service in the cluster. Pods in this test connect to the reference instead. */
const CLUSTER = 'http://service.test:8000'

const folder = mkdtempSync(join(tmpdir(), 'assay-kubernetes-'))
let reference: Reference
let k6 = ''
beforeAll(async () => {
  reference = await startReference({})
  k6 = await ensureK6()
}, 600_000)
afterAll(async () => {
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

type Mount = { readonly name: string; readonly mountPath: string; readonly subPathExpr?: string }
type TestRun = {
  readonly kind: string
  readonly spec: {
    readonly parallelism: number
    readonly arguments: string
    readonly script: { readonly configMap?: { readonly file: string } }
    readonly runner: {
      readonly resources: object
      readonly volumes: readonly object[]
      readonly volumeMounts: readonly Mount[]
    }
  }
}
type ConfigMap = {
  readonly kind: string
  readonly data: Record<string, string>
  readonly binaryData: Record<string, string>
}

/** Emits the manifests of a load of two pods. Returns the output and the files. */
async function emitted(out: string, ...flags: readonly string[]) {
  return await emittedWith({ ASSAY_KEY: reference.key }, out, ...flags)
}

async function emittedWith(env: Readonly<Record<string, string>>, out: string, ...flags: readonly string[]) {
  const args = [
    'load',
    'stream',
    CLUSTER,
    '--allow-remote',
    '--model',
    reference.model,
    '--emit=k8s',
    '--pods=2',
  ]
  const usual = ['--rate=20', '--duration=2'].filter(
    (flag) => !flags.some((given) => given.split('=')[0] === flag.split('=')[0]),
  )
  const more = ['--image=example.test/assay:1', '--seed=pods', ...usual, '--out', out]
  const said = await assayHere([...args, ...more, ...flags], folder, env)
  expect(said.code, said.stderr).toBe(0)
  const text = readFileSync(join(out, 'testrun.json'), 'utf8')
  const { items } = JSON.parse(text) as { items: readonly (TestRun | ConfigMap)[] }
  const testRun = items.find((item): item is TestRun => item.kind === 'TestRun')
  const configMap = items.find((item): item is ConfigMap => item.kind === 'ConfigMap')
  return { said, text, testRun, configMap }
}

/** Forbids unknown members in a schema, because the API server would silently drop them. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const members = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]))
  const isOpen = 'properties' in members && !('additionalProperties' in members)
  const isFree =
    members['x-kubernetes-preserve-unknown-fields'] === true || members['properties'] === undefined
  return isOpen && !isFree ? { ...members, additionalProperties: false } : members
}

function operatorSchema(): object {
  const cwd = folder
  const env = { ...goEnvironment(process.env), GOFLAGS: '-mod=mod' }
  const json = execFileSync('go', ['mod', 'download', '-json', OPERATOR], { cwd, env, encoding: 'utf8' })
  const { Dir } = JSON.parse(json) as { Dir: string }
  const crd = parse(readFileSync(join(Dir, CRD), 'utf8')) as {
    spec: { versions: readonly { name: string; schema: { openAPIV3Schema: { properties: object } } }[] }
  }
  const version = crd.spec.versions.find(({ name }) => name === 'v1alpha1')
  if (version === undefined) throw new Error(`${OPERATOR} has no v1alpha1`)
  // The API server fills metadata in.
  const { properties } = version.schema.openAPIV3Schema
  return closed({ type: 'object', properties: { ...properties, metadata: true } }) as object
}

test('the TestRun fits the schema of the operator, also one too large for a ConfigMap', async () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  const validate = ajv.compile(operatorSchema())
  const small = await emitted(join(folder, 'small'), '--start-at=2030-01-01T00:00:00Z')
  expect(validate(small.testRun), JSON.stringify(validate.errors)).toBe(true)
  expect(small.configMap?.data['load.js']).toContain('handleSummary')
  expect(small.configMap?.data['config.json']).toContain('"t0EpochUs":1893456000000000')
  const large = await emitted(
    join(folder, 'large'),
    '--start-at=2030-01-01T00:00:00Z',
    '--duration=6000',
    '--name=big',
  )
  expect(validate(large.testRun), JSON.stringify(validate.errors)).toBe(true)
  expect(large.configMap).toBeUndefined()
  expect(large.said.stdout).toContain('too large for a ConfigMap')
  expect(readFileSync(join(folder, 'large', 'script', 'plan.bin')).byteLength).toBeGreaterThan(36 * 20 * 6000)
  // The schema does refuse something.
  expect(validate({ ...small.testRun, spec: { ...small.testRun?.spec, parallelism: 'two' } })).toBe(false)
  expect(validate({ ...small.testRun, spec: { ...small.testRun?.spec, paralelism: 2 } })).toBe(false)
})

/** A job that the operator creates. Its pod has one container. */
type Job = {
  readonly metadata: { readonly name: string }
  readonly spec: { readonly template: { readonly spec: { readonly containers: readonly Container[] } } }
}
type Container = { readonly command: readonly string[] }

// The modules of the operator take minutes to compile.
test.runIf(process.env['ASSAY_TEST_SAMPLE'] === 'full')(
  'the controller of the operator makes an initializer, and a job for each pod',
  { timeout: 1_200_000 },
  async () => {
    const { text, testRun } = await emitted(join(folder, 'operated'), '--start-at=2030-01-01T00:00:00Z')
    const cwd = join(import.meta.dirname, 'operator')
    const env = goEnvironment(process.env)
    const json = execFileSync('go', ['run', '.'], { cwd, env, encoding: 'utf8', input: text })
    const { jobs, stage } = JSON.parse(json) as { jobs: readonly Job[]; stage: string }
    expect(stage).toBe('created')
    expect(jobs.map(({ metadata }) => metadata.name)).toEqual(['assay-1', 'assay-2', 'assay-initializer'])
    const own = testRun?.spec.arguments ?? ''
    for (const [place, { spec }] of jobs.entries()) {
      const [pod] = spec.template.spec.containers
      expect(pod).toMatchObject({
        image: 'example.test/assay:1',
        env: expect.arrayContaining([{ name: 'K6_NO_USAGE_REPORT', value: 'true' }]),
        resources: { requests: { cpu: '1', memory: '1Gi' }, limits: { memory: '2Gi' } },
        volumeMounts: expect.arrayContaining([...(testRun?.spec.runner.volumeMounts ?? [])]),
      })
      const segments = ['0:1/2', '1/2:1'].map((segment) => `k6 run --quiet --execution-segment=${segment} `)
      const begin = segments[place] ?? 'mkdir -p $(dirname /tmp/load.js.archived.tar) && k6 archive '
      const line = pod?.command.join(' ').replace(/^sh -c /, '') ?? ''
      expect(line.slice(0, begin.length)).toBe(begin)
      expect(line).toContain(own)
    }
  },
)

test('no file and no word holds the key; pods read it from a Secret', async () => {
  const { said, text, testRun } = await emitted(join(folder, 'secret'), '--start-at=2030-01-01T00:00:00Z')
  for (const where of [text, said.stdout, readFileSync(join(folder, 'secret', 'load-part.json'), 'utf8')])
    expect(where).not.toContain(reference.key)
  expect(testRun?.spec.runner.resources).toMatchObject({ requests: { cpu: '1', memory: '1Gi' } })
  expect(testRun?.spec.runner.volumes).toContainEqual({ name: 'keys', secret: { secretName: 'assay-keys' } })
  expect(said.stdout).toContain(`printf 'key=%s\\n' "$ASSAY_KEY" | kubectl create secret generic assay-keys`)
})

test('a target on this machine is refused, because a pod would load itself', async () => {
  const args = [
    'load',
    'stream',
    reference.baseUrl,
    '--model',
    'm',
    '--emit=k8s',
    '--pods=2',
    '--image=a:1',
    '--seed=a',
    '--rate=9',
  ]
  const { code, stderr } = await assayHere([...args, '--start-at=2030-01-01T00:00:00Z'], folder, {})
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining('127.0.0.1 is each pod itself'),
  })
})

function command(form: string, values: string): string {
  return `printf '${form}' ${values} | kubectl create secret generic assay-keys`
}

test('the Secret holds a variable for each of its names, with and without a key', async () => {
  const flags = ['--start-at=2030-01-01T00:00:00Z', '--header', 'X-Tenant=TENANT']
  const tenant = { TENANT: 'one-tenant-of-many' }
  const open = await emittedWith(tenant, join(folder, 'keyless'), ...flags)
  expect(open.said.stdout).toContain(command('header0=%s\\n', '"$TENANT"'))
  const keys = { ...tenant, KEY_A: 'key-a-0123456789', KEY_B: 'key-b-0123456789' }
  const several = await emittedWith(keys, join(folder, 'keys'), ...flags, '--keys-env=KEY_A,KEY_B')
  const form = 'key=%s\\nkey1=%s\\nheader0=%s\\n'
  expect(several.said.stdout).toContain(command(form, '"$KEY_A" "$KEY_B" "$TENANT"'))
  // A client-side apply keeps the ConfigMap in an annotation, which takes 256 KiB.
  expect(several.said.stdout).toContain('kubectl apply --server-side -f ')
})

test.skipIf(isBrief)(
  'merges the loads of the pods into one run',
  { timeout: 120_000, retry: 2 },
  async () => {
    const out = join(folder, 'emitted')
    const startAt = Math.ceil(Date.now() / 1000) + 10
    const { testRun, configMap } = await emitted(out, `--start-at=${startAt}`, '--slo=errors <= 0%')
    if (testRun === undefined || configMap === undefined) throw new Error('no manifests')
    const pods = await Promise.all([1, 2].map((number) => runPod(testRun, configMap, number)))
    const merged = join(folder, 'merged')
    const plan = join(out, 'load-part.json')
    const { code, stdout } = await assayHere(
      ['load', 'merge', ...pods, '--plan', plan, '--out', merged],
      folder,
      {},
    )
    const run = JSON.parse(readFileSync(join(merged, 'load-run.json'), 'utf8')) as LoadRun
    const verdict = unlessLate(run, { outcome: 'ok', exitCode: 0 })
    expect(run).toMatchObject({ ...verdict, requests: { ok: 40, dropped: 0 } })
    expect(code, stdout).toBe(run.exitCode)
    rmSync(join(pods[1] ?? '', 'summary.json'))
    const cut = await assayHere(
      ['load', 'merge', ...pods, '--plan', plan, '--out', join(folder, 'cut')],
      folder,
      {},
    )
    expect(cut.code).toBe(3)
    expect(cut.stdout).toContain('part 2 of 2 did not show how it ended: k6 wrote no summary')
  },
)

test.skipIf(isBrief)(
  'a pod that a signal ends half-way was cut off',
  { timeout: 120_000, retry: 2 },
  async () => {
    const out = join(folder, 'signaled')
    const startAtMs = Math.ceil(Date.now() / 1000 + 10) * 1000
    const { testRun, configMap } = await emitted(out, `--start-at=${startAtMs / 1000}`, '--duration=3')
    if (testRun === undefined || configMap === undefined) throw new Error('no manifests')
    const pods = await Promise.all([
      runPod(testRun, configMap, 1),
      runPod(testRun, configMap, 2, startAtMs + 1500),
    ])
    const merged = join(folder, 'merged-signaled')
    const plan = join(out, 'load-part.json')
    const { code, stdout } = await assayHere(
      ['load', 'merge', ...pods, '--plan', plan, '--out', merged],
      folder,
      {},
    )
    expect(code, stdout).toBe(3)
    // k6 still writes a summary.
    expect(existsSync(join(pods[1] ?? '', 'summary.json'))).toBe(true)
    expect(stdout).toMatch(/\d+ of 60 requests were completed: at least one part was cut off/)
  },
)

/** Runs the commands of a pod with local folders as mounts. `endAtMs`: the time of a SIGTERM, in ms since 1970. */
async function runPod(
  testRun: TestRun,
  configMap: ConfigMap,
  number: number,
  endAtMs: number | null = null,
): Promise<string> {
  const pod = mkdtempSync(join(folder, `pod-${number}-`))
  const [script, rows, secrets] = ['test', 'rows', 'secrets'].map((name) => join(pod, name))
  for (const path of [script, rows, secrets]) mkdirSync(path ?? '', { recursive: true })
  const here = (text: string): string =>
    text
      .replaceAll(CLUSTER, reference.baseUrl)
      .replaceAll('/test/', `${script}/`)
      .replaceAll('/rows/', `${rows}/`)
      .replaceAll('/secrets/', `${secrets}/`)
  for (const [name, text] of Object.entries(configMap.data))
    writeFileSync(join(script ?? '', name), here(text))
  for (const [name, text] of Object.entries(configMap.binaryData))
    writeFileSync(join(script ?? '', name), Buffer.from(text, 'base64'))
  writeFileSync(join(secrets ?? '', 'keys'), `key=${reference.key}\n`)
  const segment = [
    '--execution-segment',
    number === 1 ? '0:1/2' : '1/2:1',
    '--execution-segment-sequence',
    '0,1/2,1',
  ]
  const own = here(testRun.spec.arguments).split(' ')
  const file = join(script ?? '', testRun.spec.script.configMap?.file ?? '')
  const tags = ['--tag', `instance_id=${number}`, '--tag', `job_name=assay-${number}`]
  const argv = ['run', '--quiet', ...segment, ...own, file, '--address=127.0.0.1:0', ...tags]
  const child = spawn(k6, argv, { cwd: pod, stdio: 'ignore', env: { K6_NO_USAGE_REPORT: 'true' } })
  const ended = new Promise((resolve) => child.on('close', resolve))
  if (endAtMs !== null) {
    await passed(endAtMs - Date.now())
    child.kill('SIGTERM')
  }
  expect(await ended).toBe(endAtMs === null ? 0 : 105)
  return rows ?? ''
}
