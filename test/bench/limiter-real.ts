/**
 * Third-party limiters, which npm, Go, pip, Cargo and apt install in exact versions into a folder of the bench. A limiter that
 * cannot be installed is reported and counts as undetermined.
 */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { servedAt, type FamilyName, type LimiterCase } from './limiter-cases.ts'
import { untilListening, startChild } from './limiter-children.ts'
import { run, type KnownLimiter, type Starter } from './limiter-install.ts'
import { installProxies, installRuby, PROXIES, RUBY } from './limiter-proxies.ts'

const NPM = [
  'bottleneck@2.19.5',
  'express@5.3.0',
  'express-rate-limit@8.7.4',
  'express-slow-down@3.1.1',
  'limiter@4.1.0',
  'p-limit@7.3.3',
  'rate-limiter-flexible@11.4.0',
]
const GO = [
  'github.com/go-chi/chi/v5@v5.2.1',
  'github.com/go-chi/httprate@v0.16.1',
  'github.com/throttled/throttled/v2@v2.15.0',
  'github.com/throttled/throttled/v2/store/memstore@v2.15.0',
  'github.com/ulule/limiter/v3@v3.11.2',
  'github.com/ulule/limiter/v3/drivers/store/memory@v3.11.2',
  'go.uber.org/ratelimit@v0.3.1',
  'golang.org/x/sync@v0.24.0',
  'golang.org/x/sync/semaphore@v0.24.0',
  'golang.org/x/time@v0.16.0',
]
const PYPI = ['limits==5.8.0']
const CRATES = ['governor@=0.8.1', 'tiny_http@=0.12.0']

const KEYS = ['sk-real-a-0001', 'sk-real-b-0002'] as const
const servers = join(import.meta.dirname, 'limiter-servers')

const BUCKET: readonly FamilyName[] = ['token-bucket']
const NODE: readonly KnownLimiter[] = [
  { name: 'express-rate-limit', families: ['fixed-window'], capacity: 8, windowMs: 1500 },
  { name: 'rate-limiter-flexible', families: ['fixed-window'], capacity: 8, windowMs: 2000 },
  { name: 'rate-limiter-flexible-block', families: ['fixed-ban'], capacity: 8, windowMs: null },
  { name: 'limiter', families: ['bucket-in-window'], capacity: 8, windowMs: 2000 },
  { name: 'p-limit', families: ['concurrency-queue'], capacity: 4, windowMs: null },
  { name: 'bottleneck-pace', families: ['pacing'], capacity: null, windowMs: null },
  { name: 'bottleneck-reservoir', families: ['queued-window'], capacity: 8, windowMs: 2000 },
  // It tells no scope, because it refuses nothing.
  { name: 'express-slow-down', families: ['slow-down'], capacity: 6, windowMs: null },
]
const GOLANG: readonly KnownLimiter[] = [
  { name: 'x-time-rate', families: BUCKET, capacity: 8, windowMs: 1333.3 },
  { name: 'throttled-gcra', families: BUCKET, capacity: 8, windowMs: 1600 },
  { name: 'httprate', families: ['sliding-counter'], capacity: 10, windowMs: 2000 },
  { name: 'ulule-limiter', families: ['fixed-window'], capacity: 7, windowMs: 1500 },
  { name: 'x-time-rate-403', families: BUCKET, capacity: 9, windowMs: 1800 },
  { name: 'x-sync-semaphore', families: ['concurrency-queue'], capacity: 4, windowMs: null },
  { name: 'chi-throttle', families: ['concurrency'], capacity: 4, windowMs: null },
  // Four are served and three wait, so the eighth is refused.
  { name: 'chi-throttle-backlog', families: ['concurrency-queue'], capacity: 7, windowMs: null },
  { name: 'uber-ratelimit', families: ['pacing', 'queue-with-overflow'], capacity: null, windowMs: null },
]
const PYTHON: readonly KnownLimiter[] = [
  { name: 'limits-moving-window', families: ['sliding-log'], capacity: 8, windowMs: 2000 },
  { name: 'limits-moving-window-403', families: ['sliding-log'], capacity: 7, windowMs: 2000 },
  { name: 'limits-fixed-window', families: ['fixed-window'], capacity: 8, windowMs: 2000 },
  { name: 'limits-sliding-counter', families: ['sliding-counter'], capacity: 8, windowMs: 2000 },
]
const RUST: readonly KnownLimiter[] = [
  { name: 'governor', families: BUCKET, capacity: 7, windowMs: 1540 },
  { name: 'governor-503', families: BUCKET, capacity: 7, windowMs: 1540 },
]

/**
 * Returns the cases of all limiters whose name contains `only`, and installs these limiters. If an installation
 * failed, the start of its cases throws the reason.
 */
export function realCases(folder: string, only: string): readonly LimiterCase[] {
  const group = groupOf(only)
  return [
    ...group('npm', NODE, () => installNpm(join(folder, 'npm'))),
    ...group('go', GOLANG, () => installGo(join(folder, 'go'))),
    ...group('pypi', PYTHON, () => installPython(join(folder, 'pypi'))),
    ...group('crates', RUST, () => installRust(join(folder, 'crates'))),
    ...group('debian', PROXIES, () => installProxies(join(folder, 'debian'))),
    ...group('ruby', RUBY, () => installRuby(join(folder, 'ruby'), servers)),
  ]
}

function tried(install: () => Starter): Starter {
  try {
    return install()
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    process.stderr.write(`NOT INSTALLED: ${why}\n`)
    return () => Promise.reject(new Error(`not installed: ${why}`))
  }
}

type Group = (
  registry: string,
  known: readonly KnownLimiter[],
  install: () => Starter,
) => readonly LimiterCase[]

function groupOf(only: string): Group {
  return (registry, known, install) => {
    const asked = known.filter(({ name }) => `${registry} ${name}`.includes(only))
    return asked.length === 0 ? [] : casesOf(registry, asked, tried(install))
  }
}

function casesOf(registry: string, known: readonly KnownLimiter[], start: Starter): readonly LimiterCase[] {
  return known.map(({ name, ...truth }) => ({
    name: `${registry} ${name}`,
    group: 'real',
    truth,
    start: async () => servedAt(await start(name), KEYS),
  }))
}

function installNpm(folder: string): Starter {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', ...NPM], folder)
  const script = join(folder, 'node-limiters.mjs')
  copyFileSync(join(servers, 'node-limiters.mjs.txt'), script)
  return (name) => untilListening(startChild(process.execPath, [script, name], { cwd: folder }))
}

function installGo(folder: string): Starter {
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(servers, 'go-limiters.go.txt'), join(folder, 'main.go'))
  if (!existsSync(join(folder, 'go.mod'))) run('go', ['mod', 'init', 'assay.local/limiters'], folder)
  run('go', ['get', ...GO], folder)
  run('go', ['build', '-o', 'limiters', '.'], folder)
  return (name) => untilListening(startChild(join(folder, 'limiters'), [name], { cwd: folder }))
}

function installPython(folder: string): Starter {
  mkdirSync(folder, { recursive: true })
  run('python3', ['-m', 'venv', 'venv'], folder)
  const python = join(folder, 'venv', 'bin', 'python')
  run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...PYPI], folder)
  const script = join(servers, 'python_limiters.py')
  return (name) => untilListening(startChild(python, [script, name], { cwd: folder }))
}

function installRust(folder: string): Starter {
  mkdirSync(join(folder, 'src'), { recursive: true })
  copyFileSync(join(servers, 'rust-limiters.rs.txt'), join(folder, 'src', 'main.rs'))
  writeFileSync(join(folder, 'Cargo.toml'), CARGO)
  run('cargo', ['add', '--quiet', ...CRATES], folder)
  run('cargo', ['build', '--quiet', '--release'], folder)
  const program = join(folder, 'target', 'release', 'limiters')
  return (name) => untilListening(startChild(program, [name], { cwd: folder }))
}

const CARGO = '[package]\nname = "limiters"\nversion = "0.1.0"\nedition = "2021"\n'
