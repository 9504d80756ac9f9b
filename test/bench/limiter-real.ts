/**
 * Limiters of other people's software, installed by name and exact version into a folder of the bench by npm, Go, pip and
 * apt. What cannot be installed here is named loudly and counts as undetermined.
 */
import { execFileSync, type ChildProcess } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { FamilyName } from '../../load/analysis/limiter/families/family.ts'
import type { LimiterCase, Served } from './limiter-cases.ts'
import { endChild, listening, orEnd, startChild } from './limiter-children.ts'

const NPM = ['express@5.3.0', 'express-rate-limit@8.7.4', 'limiter@4.1.0', 'rate-limiter-flexible@11.4.0']
const GO = [
  'github.com/go-chi/httprate@v0.16.1',
  'github.com/throttled/throttled/v2@v2.15.0',
  'github.com/throttled/throttled/v2/store/memstore@v2.15.0',
  'github.com/ulule/limiter/v3@v3.11.2',
  'github.com/ulule/limiter/v3/drivers/store/memory@v3.11.2',
  'go.uber.org/ratelimit@v0.3.1',
  'golang.org/x/time@v0.16.0',
]
const PYPI = ['limits==5.8.0']
const DEBIAN = ['nginx', 'haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1']

const KEYS = ['sk-real-a-0001', 'sk-real-b-0002'] as const
const servers = join(import.meta.dirname, 'limiter-servers')
const INSTALL_MS = 600_000
const START_MS = 60_000

type Known = {
  readonly name: string
  readonly families: readonly FamilyName[]
  readonly capacity: number | null
  readonly windowMs: number | null
  readonly refusalStatuses?: readonly number[]
}

const BUCKET: readonly FamilyName[] = ['token-bucket']
const NODE: readonly Known[] = [
  { name: 'express-rate-limit', families: ['fixed-window'], capacity: 8, windowMs: 1500 },
  { name: 'rate-limiter-flexible', families: ['fixed-window'], capacity: 8, windowMs: 2000 },
  { name: 'rate-limiter-flexible-block', families: ['fixed-ban'], capacity: 8, windowMs: null },
  { name: 'limiter', families: ['bucket-in-window'], capacity: 8, windowMs: 2000 },
]
const GOLANG: readonly Known[] = [
  { name: 'x-time-rate', families: BUCKET, capacity: 8, windowMs: 1333.3 },
  { name: 'throttled-gcra', families: BUCKET, capacity: 8, windowMs: 1600 },
  { name: 'httprate', families: ['sliding-counter'], capacity: 10, windowMs: 2000 },
  { name: 'ulule-limiter', families: ['fixed-window'], capacity: 7, windowMs: 1500 },
  { name: 'uber-ratelimit', families: ['pacing', 'queue-with-overflow'], capacity: null, windowMs: null },
]
const PYTHON: readonly Known[] = [
  { name: 'limits-moving-window', families: ['sliding-log'], capacity: 8, windowMs: 2000 },
  { name: 'limits-fixed-window', families: ['fixed-window'], capacity: 8, windowMs: 2000 },
  { name: 'limits-sliding-counter', families: ['sliding-counter'], capacity: 8, windowMs: 2000 },
]
const PROXIES: readonly Known[] = [
  { name: 'nginx-limit-req', families: BUCKET, capacity: 8, windowMs: 2000 },
  {
    name: 'haproxy-stick-table',
    families: ['sliding-counter-counting-refusals'],
    capacity: 8,
    windowMs: 2000,
  },
]

/**
 * Installs what can be installed and lists all whose name holds `only`; a case of what could not be installed says why
 * when it is started.
 */
export function realCases(folder: string, only: string): readonly LimiterCase[] {
  const group = groupOf(only)
  return [
    ...group('npm', NODE, () => installNpm(join(folder, 'npm'))),
    ...group('go', GOLANG, () => installGo(join(folder, 'go'))),
    ...group('pypi', PYTHON, () => installPython(join(folder, 'pypi'))),
    ...group('debian', PROXIES, () => installDebian(join(folder, 'debian'))),
  ]
}

type Starter = (name: string) => Promise<{ readonly port: number; readonly child: ChildProcess }>

function tried(install: () => Starter): Starter {
  try {
    return install()
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    process.stderr.write(`NOT INSTALLED: ${why}\n`)
    return () => Promise.reject(new Error(`not installed: ${why}`))
  }
}

type Group = (registry: string, known: readonly Known[], install: () => Starter) => readonly LimiterCase[]

function groupOf(only: string): Group {
  return (registry, known, install) => {
    const asked = known.filter(({ name }) => `${registry} ${name}`.includes(only))
    return asked.length === 0 ? [] : casesOf(registry, asked, tried(install))
  }
}

function casesOf(registry: string, known: readonly Known[], start: Starter): readonly LimiterCase[] {
  return known.map(({ name, families, capacity, windowMs, refusalStatuses }) => ({
    name: `${registry} ${name}`,
    group: 'real',
    truth: { families, capacity, windowMs },
    start: async (): Promise<Served> => {
      const { port, child } = await start(name)
      const baseUrl = `http://127.0.0.1:${port}`
      const target = { baseUrl, model: 'm', key: KEYS[0], moreKeys: [KEYS[1]] }
      return {
        target,
        close: () => endChild(child),
        ...(refusalStatuses === undefined ? {} : { refusalStatuses }),
      }
    },
  }))
}

function installNpm(folder: string): Starter {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', ...NPM], folder)
  const script = join(folder, 'node-limiters.mjs')
  copyFileSync(join(servers, 'node-limiters.mjs.txt'), script)
  return (name) => listening(startChild(process.execPath, [script, name], { cwd: folder }))
}

function installGo(folder: string): Starter {
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(servers, 'go-limiters.go.txt'), join(folder, 'main.go'))
  run('go', ['mod', 'init', 'assay.local/limiters'], folder)
  run('go', ['get', ...GO], folder)
  run('go', ['build', '-o', 'limiters', '.'], folder)
  return (name) => listening(startChild(join(folder, 'limiters'), [name], { cwd: folder }))
}

function installPython(folder: string): Starter {
  mkdirSync(folder, { recursive: true })
  run('python3', ['-m', 'venv', 'venv'], folder)
  const python = join(folder, 'venv', 'bin', 'python')
  run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...PYPI], folder)
  const script = join(servers, 'python_limiters.py')
  return (name) => listening(startChild(python, [script, name], { cwd: folder }))
}

/** Unpacked, not installed: the system stays as it is. */
function installDebian(folder: string): Starter {
  mkdirSync(join(folder, 'root'), { recursive: true })
  run('apt-get', ['download', ...DEBIAN], folder)
  for (const name of readdirSync(folder)) if (name.endsWith('.deb')) run('dpkg', ['-x', name, 'root'], folder)
  return async (name) => {
    const [front, back] = [await freePort(), await freePort()]
    const program = name.startsWith('nginx') ? 'nginx' : 'haproxy'
    const config = join(folder, `${name}.conf`)
    writeFileSync(config, program === 'nginx' ? nginxConfig(folder, front, back) : haproxyConfig(front))
    const argv = program === 'nginx' ? ['-p', folder, '-e', 'stderr', '-c', config] : ['-db', '-f', config]
    const library = join(folder, 'root', 'usr', 'lib', 'x86_64-linux-gnu')
    const child = startChild(join(folder, 'root', 'usr', 'sbin', program), argv, {
      cwd: folder,
      env: { ...process.env, LD_LIBRARY_PATH: library },
    })
    await orEnd(child, reachable(front))
    return { port: front, child }
  }
}

const REPLY =
  '{"id":"chatcmpl-1","object":"chat.completion","created":1,"model":"m","choices":[{"index":0,"message":{"role":"assistant","content":"Hello."},"finish_reason":"stop"}],"usage":{"prompt_tokens":4,"completion_tokens":2,"total_tokens":6}}'

function nginxConfig(folder: string, front: number, back: number): string {
  return `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit;
events { worker_connections 2048; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  limit_req_zone $http_authorization zone=keys:1m rate=4r/s;
  server { listen 127.0.0.1:${front}; location / { limit_req zone=keys burst=7 nodelay; proxy_pass http://127.0.0.1:${back}; } }
  server { listen 127.0.0.1:${back}; location / { default_type application/json; return 200 '${REPLY}'; } }
}
`
}

function haproxyConfig(front: number): string {
  return `global
  maxconn 4000
defaults
  mode http
  timeout client 30s
  timeout server 30s
  timeout connect 5s
frontend limited
  bind 127.0.0.1:${front}
  stick-table type string len 64 size 10k expire 60s store http_req_rate(2s)
  http-request track-sc0 req.hdr(Authorization)
  http-request deny deny_status 429 if { sc_http_req_rate(0) gt 8 }
  http-request return status 200 content-type application/json string '${REPLY}'
`
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function reachable(port: number): Promise<void> {
  const deadline = Date.now() + START_MS
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/`)
      return
    } catch (cause) {
      if (Date.now() > deadline) throw new Error('the proxy does not listen', { cause })
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
  }
}

function run(program: string, argv: readonly string[], cwd: string): void {
  execFileSync(program, argv, { cwd, stdio: ['ignore', 'ignore', 'pipe'], timeout: INSTALL_MS })
}
