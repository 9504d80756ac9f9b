/** Runs a program of Assay on the pinned version of Node. This script itself needs only Node 20. */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSchemas } from './built-schemas.mjs'
import { writeLintConfig } from './lint-config.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const nodeBin = join(root, 'node_modules', '.bin', 'node')
const stampPath = join(root, 'node_modules', '.assay-install')
const lockPath = join(root, '.cache', 'install.pid')

const programs = {
  assay: ['cli/main.ts'],
  start: ['cli/main.ts', 'start'],
  test: ['test/runner/test.ts'],
  real: ['test/real/real.ts'],
  servers: ['test/real/table/servers.ts'],
  'real-load': ['test/real/real-load.ts'],
  strangers: ['test/strangers/run-strangers.ts'],
  schemas: ['tools/compile-schemas.ts'],
  ready: null,
}

const USAGE = 2
const [word, ...rest] = process.argv.slice(2)
const program = word === 'run' ? rest.splice(0, 1) : programs[word]
if (program === undefined) fail(`bootstrap: unknown part '${word}'`)
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Assay needs Node >= 20, found ${process.versions.node}`, USAGE)
installOnce()
const schemaProblem = buildSchemas(root)
if (schemaProblem !== null) fail(schemaProblem)
writeLintConfig(root)
if (program !== null) handOver([join(root, program[0]), ...program.slice(1), ...rest])

function installOnce() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (isInstalled(wanted)) return
  takeLock()
  const problem = isInstalled(wanted) ? null : install(wanted)
  rmSync(lockPath, { force: true })
  if (problem !== null) fail(problem)
}

function isInstalled(wanted) {
  return existsSync(stampPath) && existsSync(nodeBin) && readFileSync(stampPath, 'utf8') === wanted
}

// Prevents two commands from installing into the same folder at the same time. The lock of a dead process is ignored.
function takeLock() {
  mkdirSync(dirname(lockPath), { recursive: true })
  const deadline = Date.now() + 300_000
  for (;;) {
    try {
      writeFileSync(lockPath, String(process.pid), { flag: 'wx' })
      return
    } catch {
      if (!ownerLives()) rmSync(lockPath, { force: true })
      if (Date.now() > deadline) fail(`another install seems stuck: remove ${lockPath} and try again`)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
}

function ownerLives() {
  try {
    process.kill(Number(readFileSync(lockPath, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}

function install(wanted) {
  process.stderr.write('assay: installing the pinned dependencies ...\n')
  const npm = process.env.npm_execpath
  const [command, prefix] = npm === undefined ? ['npm', []] : [process.execPath, [npm]]
  // `npm ci` would refuse the lock files of some registry mirrors, which lack other platforms.
  const args = [...prefix, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.status !== 0) return 'npm install failed: see above; is the package registry reachable?'
  writeFileSync(stampPath, wanted)
  return null
}

function handOver(args) {
  // npm runs scripts in the checkout, but relative paths of the user refer to the original working directory.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  const child = spawn(nodeBin, args, {
    stdio: 'inherit',
    // Caches compiled code between processes: compiling takes half of the time of a short command.
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...process.env },
    cwd: word === 'assay' || word === 'start' ? cwd : root,
  })
  // Ends the program when npm is gone, because npm does not forward every signal.
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

function fail(message, exitCode = 4) {
  process.stderr.write(`error: ${message}\n`)
  process.exit(exitCode)
}
