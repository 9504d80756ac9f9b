import { isUtf8 } from 'node:buffer'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { selectChecks } from '../../conformance/session/registry.ts'
import { faults } from '../faults/index.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { curlFor } from '../../reports/curl.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { judgeChecks } from '../fixtures/judge-checks.ts'
import { referenceStatement } from '../kill-matrix/kill.ts'

function fault(id: string): Patch {
  const found = faults.find((patch) => patch.id === id)
  if (found === undefined) throw new Error(`no fault ${id}`)
  return found
}

/** Returns the shell lines that a report prints for the exchange that the first issue of a check names. */
function linesFor(run: Run, id: string): readonly string[] {
  const record = run.checks.find((check) => check.id === id)
  const at = record?.issues[0]?.at.split(' ')[0]
  const exchange = run.exchanges.find((one) => one.id === at)
  if (exchange === undefined) throw new Error(`nothing to repeat for ${id}: ${JSON.stringify(record)}`)
  return curlFor(exchange).lines
}

/** Returns the output of a shell that runs these lines after `before`. */
async function inShell(lines: readonly string[], { key }: Reference, before = ''): Promise<string> {
  const shell = spawn('bash', ['--noprofile', '--norc', '-c', `${before}\n${lines.join('\n')} 2>&1`], {
    env: { PATH: process.env['PATH'] ?? '', ASSAY_KEY: key, LC_ALL: 'C.UTF-8' },
    timeout: 30_000,
  })
  return await text(shell.stdout)
}

/** Returns a patch that passes each request body to `show` and changes nothing. */
function noting(show: (bytes: Uint8Array) => void): Patch {
  const bytes = (body: Buffer): Buffer => {
    show(body)
    return body
  }
  return { id: 'note', title: '', hooks: { bytes } }
}

test('the prompt of 1 MB is made anew by the shell, byte by byte, and meets the same fault', async () => {
  const hashes: string[] = []
  const note = noting((bytes) => {
    if (bytes.length > 500_000) hashes.push(createHash('sha256').update(bytes).digest('hex'))
  })
  const reference = await startReference({ patches: [note, fault('huge-prompt-500')] })
  try {
    const run = await judgeChecks(reference, referenceStatement, selectChecks(['core.huge-clean']))
    // The run sends a plain call and a stream; the shell repeats the plain one.
    const before = hashes.length
    expect(await inShell(linesFor(run, 'core.huge-clean'), reference)).toMatch(/^HTTP\/1.1 500 /m)
    expect(before).toBeGreaterThan(0)
    expect(hashes).toHaveLength(before + 1)
    expect(hashes.slice(0, before)).toContain(hashes.at(-1))
  } finally {
    await reference.close()
  }
})

test('bytes that are not UTF-8 are sent by the shell as they were', async () => {
  const bodies: string[] = []
  const note = noting((bytes) => {
    bodies.push(Buffer.from(bytes).toString('hex'))
  })
  const reference = await startReference({ patches: [note, fault('accepts-not-utf8')] })
  try {
    const run = await judgeChecks(reference, referenceStatement, selectChecks(['core.refuses-not-utf8']))
    const before = bodies.length
    expect(await inShell(linesFor(run, 'core.refuses-not-utf8'), reference)).toMatch(/^HTTP\/1.1 /m)
    expect(bodies).toHaveLength(before + 1)
    expect(bodies.slice(0, before)).toContain(bodies.at(-1))
    expect(isUtf8(Buffer.from(bodies.at(-1) ?? '', 'hex'))).toBe(false)
  } finally {
    await reference.close()
  }
})

// Delays answers by 500 ms. On a busy machine, the first curl call then still runs when the second call starts.
const slow: Patch = {
  id: 'slow',
  title: '',
  hooks: { delivery: (delivery) => ({ ...delivery, delayMs: 500 }) },
}

test.each([
  ['second-call-drops-stream', 'sse.streams-side-by-side'],
  ['second-call-drops-first', 'core.calls-side-by-side'],
])('%s: the shell starts two calls, and curl tells that one broke off', async (id, check) => {
  const reference = await startReference({ patches: [fault(id), slow] })
  try {
    const run = await judgeChecks(reference, referenceStatement, selectChecks([check]))
    const lines = linesFor(run, check)
    expect(lines[0]).toBe('for call in 1 2; do')
    const printed = await inShell(['{', ...lines, '}'], reference)
    expect(printed).toMatch(/curl: \((18|52|56)\)/)
    expect(printed.match(/^HTTP\/1.1 200 /gm)?.length).toBeGreaterThanOrEqual(1)
  } finally {
    await reference.close()
  }
})
