/** Tests the npm package: packs it, installs it into an empty folder, and runs it with several Node versions. */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allChecks } from '../../conformance/session/registry.ts'
import manifest from '../../package.json' with { type: 'json' }
import { faults } from '../faults/index.ts'
import { startReference } from '../../reference/server.ts'
import { isBrief } from '../sampling/sampled-cases.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'assay-packed-'))
const reference = await startReference({ patches: faults.filter(({ id }) => id === 'content-null') })
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await reference.close()
})

const NODE_22 = '22.23.3'
const NODE_20 = '20.20.2'
// The maximum size of the package. It had 167 MB when vitest, echarts, esbuild and openai were in it.
const MAX_MEGABYTES = 25

// A test that the brief sample omits: building, packing and installing take longer than any other test.
const packed = test.skipIf(isBrief)

beforeAll(() => {
  if (isBrief) return
  npm(root, 'pack', '--pack-destination', folder)
  // Offline: the tarball holds all that it needs, so its digest covers all that runs.
  const tarball = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
  npm(folder, 'install', '--ignore-scripts', '--offline', join(folder, tarball))
}, 300_000)

function npm(cwd: string, ...args: readonly string[]): void {
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  execFileSync('npm', [...args, ...quiet], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Returns the path of a Node with this version. The first call installs it by npm. */
function nodeOf(version: string): string {
  const place = join(root, '.cache', `node-${version}`)
  const name = `node-${process.platform}-${process.arch}`
  const binary = join(place, 'node_modules', name, 'bin', 'node')
  if (!existsSync(binary)) {
    mkdirSync(place, { recursive: true })
    // The prefix, else npm installs into the checkout around the cache.
    npm(place, 'install', '--prefix', place, '--ignore-scripts', '--force', `${name}@${version}`)
  }
  return binary
}

/** Returns the path of a Node 20. Uses the Node that runs npm if its version is 20. */
function node20(): string {
  const ofNpm = process.env['npm_node_execpath']
  if (ofNpm === undefined) return nodeOf(NODE_20)
  const version = execFileSync(ofNpm, ['--version'], { encoding: 'utf8' })
  return version.startsWith('v20.') ? ofNpm : nodeOf(NODE_20)
}

/** The number of folder names so far. Each try of a test gets a new name, because an earlier try may still use its folder. */
let tries = 0
function tryOf(name: string): string {
  tries += 1
  return `${name}-${tries}`
}

type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string }

// Runs the installed `assay` asynchronously, because the target may be a server in this process.
function assay(node: string, ...args: readonly string[]): Promise<Ended> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, XDG_CACHE_HOME: join(folder, 'cache'), ASSAY_KEY: reference.key }
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const bin = join(folder, 'node_modules', '.bin', 'assay')
  const child = execFile(
    node,
    [bin, ...args],
    { cwd: folder, env, timeout: 100_000 },
    (_error, stdout, stderr) => resolve({ status: child.exitCode, stdout, stderr }),
  )
  return promise
}

packed('it installs without a test runner, a bundler, a plot library or anything to compile', () => {
  const installed = readdirSync(join(folder, 'node_modules', manifest.name, 'node_modules'))
  expect(installed.toSorted()).toEqual(expect.arrayContaining(['ajv', 'undici', 'ws']))
  for (const name of ['vitest', 'vite', 'esbuild', 'echarts', 'openai', 'typescript'])
    expect(installed).not.toContain(name)
  const files = readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' })
  const sizes = files.map((name) => statSync(join(folder, 'node_modules', name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_MEGABYTES * 1e6)
  expect(files.filter((name) => /(?:binding\.gyp|\.node)$/.test(name))).toEqual([])
})

packed(
  'Node 22 judges the reference with all checks, and recomputes, renders and compares the run',
  async () => {
    const node = nodeOf(NODE_22)
    const out = tryOf('run')
    const checked = await assay(node, 'check', 'reference', '--out', out)
    expect(checked.stderr).not.toMatch(/warning|assay broke|error/i)
    expect(checked).toMatchObject({ status: 0, stdout: expect.stringContaining('CONFORMANT') })
    const run = JSON.parse(readFileSync(join(folder, out, 'run.json'), 'utf8'))
    expect(run.checks.map(({ id }: { id: string }) => id)).toEqual(allChecks.map(({ id }) => id))
    expect(run.checks.filter(({ verdict }: { verdict: string }) => verdict === 'error')).toEqual([])
    // The library that the package carries bundled was really run.
    expect(run.checks.find(({ id }: { id: string }) => id === 'core.sdk-completes')?.verdict).toBe('pass')
    expect((await assay(node, 'replay', join(out, 'transcript.ndjson'))).status).toBe(0)
    expect((await assay(node, 'report', join(out, 'run.json'), '--as', 'html')).stdout).toContain('</html>')
    expect((await assay(node, 'compare', out, out)).status).toBe(0)
  },
)

packed('Node 24 judges a service with a fault: exit 1, with the check that fails', async () => {
  const only = ['--only', 'core.content-is-string', '--model', reference.model, '--out', tryOf('faulty')]
  const checked = await assay(process.execPath, 'check', reference.baseUrl, ...only)
  expect(checked).toMatchObject({ status: 1, stdout: expect.stringContaining('core.content-is-string') })
})

packed('a target that never answers does not break the run', async () => {
  const checked = await assay(process.execPath, 'check', 'http://127.0.0.1:9', '--out', tryOf('nobody'))
  expect(checked.status).toBe(3)
})

packed('on Node 20 it says in one line what it needs', async () => {
  const { status, stderr, stdout } = await assay(node20(), 'check', 'reference')
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^error: Assay needs Node 22\.19 or newer, and this is Node 20[^\n]*\n$/)
})

packed('it carries the client programs with what pins their libraries', () => {
  const programs = join(folder, 'node_modules', manifest.name, 'dist', 'clients', 'programs')
  const files = readdirSync(programs, { recursive: true, encoding: 'utf8' })
  for (const [name, pin] of [
    ['node/main.mjs', 'node/package-lock.json'],
    ['python/main.py', 'python/requirements.txt'],
    ['go/main.go', 'go/go.sum'],
    ['java/Main.java', 'java/jars.sha256'],
  ])
    expect(files).toEqual(expect.arrayContaining([name, pin]))
})

packed('it carries the pages that README and help name', () => {
  const place = join(folder, 'node_modules', manifest.name)
  const linked = [...readFileSync(join(place, 'README.md'), 'utf8').matchAll(/\]\(([^)#:]+)/g)]
  expect(linked.length).toBeGreaterThan(10)
  for (const [, path = ''] of linked) expect(existsSync(join(place, path)), path).toBe(true)
})

packed('it carries the schemas of its files, each whole without the others', () => {
  const place = join(folder, 'node_modules', manifest.name, 'dist', 'schemas')
  for (const name of ['run', 'load-run', 'capacity-run', 'limiter-run', 'statement', 'profile'])
    new Ajv2020({ logger: false }).compile(
      JSON.parse(readFileSync(join(place, `${name}.schema.json`), 'utf8')) as object,
    )
})

packed('it names the licenses of what is bundled', () => {
  const text = readFileSync(
    join(folder, 'node_modules', manifest.name, 'dist', 'third-party-licenses.txt'),
    'utf8',
  )
  for (const name of ['echarts', 'zrender', 'openai']) expect(text).toContain(`=== ${name} `)
})
