import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { runProcess, type K6Finished, type K6ProcessOptions } from './k6-process.ts'

/** Runs `script` in Node, in place of k6. */
function runScript(script: string, parts: Partial<K6ProcessOptions> = {}): Promise<K6Finished> {
  return runProcess({
    binary: process.execPath,
    argv: ['-e', script],
    folder: tmpdir(),
    environment: { PATH: process.env['PATH'] ?? '' },
    secretFd: null,
    deadlineMs: 60_000,
    graceMs: 60_000,
    beganAtMs: () => Promise.resolve(null),
    onStderr: () => undefined,
    ...parts,
  })
}

const DEAF = `process.on('SIGINT', () => {}); console.error('up'); setInterval(() => {}, 1000)`
const POLITE = `process.on('SIGINT', () => process.exit(105)); console.error('up'); setInterval(() => {}, 1000)`

test('exit code and output come through', async () => {
  let output = ''
  const { ending } = await runScript(`console.error('é'); process.exit(99)`, {
    onStderr: (chunk) => {
      output += chunk
    },
  })
  expect(ending).toEqual({ exitCode: 99, signal: null, stopped: false, late: false })
  expect(output).toBe('é\n')
})

test('megabytes of output do not block it', async () => {
  const flood = `for (const pipe of [process.stdout, process.stderr]) pipe.write('x'.repeat(8e6))`
  let seen = 0
  await runScript(flood, { onStderr: (chunk) => (seen += chunk.length) })
  expect(seen).toBe(8e6)
})

test('asked to stop, it may still write its summary', async () => {
  const stop = new AbortController()
  const { ending } = await runScript(POLITE, { stop: stop.signal, onStderr: () => stop.abort() })
  expect(ending).toMatchObject({ exitCode: 105, stopped: true, late: false })
})

test('a process that ignores the stop is killed after the grace period', async () => {
  const stop = new AbortController()
  const { ending } = await runScript(DEAF, { stop: stop.signal, graceMs: 50, onStderr: () => stop.abort() })
  expect(ending).toMatchObject({ exitCode: null, signal: 'SIGKILL', stopped: true })
})

test('a second stop ends the process at once', async () => {
  const stop = new AbortController()
  const kill = new AbortController()
  const onStderr = (): void => {
    stop.abort()
    kill.abort()
  }
  const { ending } = await runScript(DEAF, { stop: stop.signal, kill: kill.signal, onStderr })
  expect(ending).toMatchObject({ signal: 'SIGKILL', stopped: true })
})

test('a process that outlives its deadline is late', async () => {
  const { ending } = await runScript(DEAF, { deadlineMs: 2000, graceMs: 100 })
  expect(ending).toMatchObject({ signal: 'SIGKILL', late: true, stopped: false })
})

test('a process that ended while this one was busy is not late', async () => {
  const deadlineMs = 2000
  const endMs = performance.now() + deadlineMs
  const onStderr = (pid: string): void => {
    const sleeper = new Int32Array(new SharedArrayBuffer(4))
    while (isAlive(Number(pid)) || performance.now() < endMs + 100) Atomics.wait(sleeper, 0, 0, 20)
  }
  const { ending } = await runScript('console.error(process.pid)', { deadlineMs, onStderr })
  expect(ending).toMatchObject({ exitCode: 0, late: false })
})

test('its children end with it', async () => {
  let pid = 0
  const script = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    console.error(child.pid); process.exit(0)`
  await runScript(script, {
    onStderr: (chunk) => {
      pid = Number(chunk)
    },
  })
  expect(pid).toBeGreaterThan(0)
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
})

/** Returns whether a process runs. A zombie does not. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    const { readFileSync } = process.getBuiltinModule('node:fs')
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('reports a missing binary', async () => {
  await expect(runScript('', { binary: '/nowhere/k6' })).rejects.toMatchObject({
    name: 'LoadError',
    code: 'k6-unstartable',
  })
})
