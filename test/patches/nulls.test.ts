import { request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'
import { nullKinds, startNull, type NullKind } from './nulls.ts'

const ENOUGH_BYTES = 256 * 1024

/** Returns what a client sees: the answer and how it ended, an error code, or `none` for no answer. */
function look(baseUrl: string, waitMs: number): Promise<string> {
  return new Promise((resolve) => {
    let bytes = 0
    const request = httpRequest(baseUrl, { method: 'POST', agent: false }, (response) => {
      const about = `${response.statusCode} ${response.headers['content-type'] ?? '-'}`
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > ENOUGH_BYTES) settle(`${about} many`)
      })
      response.on('end', () => settle(`${about} whole`))
      response.on('error', () => undefined)
      setTimeout(() => settle(`${about} open`), waitMs).unref()
    })
    const timer = setTimeout(() => settle('none'), waitMs * 2)
    function settle(seen: string): void {
      clearTimeout(timer)
      resolve(seen)
      request.destroy()
    }
    request.on('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message))
    request.end('{}')
  })
}

const expected: Readonly<Record<NullKind, string>> = {
  reset: 'ECONNRESET',
  html: '200 text/html; charset=utf-8 whole',
  'always-401': '401 application/json whole',
  'always-429': '429 application/json whole',
  'always-500': '500 application/json whole',
  endless: '200 application/json many',
  drip: '200 application/json open',
  'no-content': '204 - whole',
  silent: 'none',
}

test.each(nullKinds)('%s does what it says, and closes', async (kind) => {
  const target = await startNull(kind)
  try {
    // `silent` and `drip` never end, so they are given a short time. On a busy machine, the head of `drip` took more than 100 ms.
    const waitMs = kind === 'silent' ? 100 : kind === 'drip' ? 1500 : 5000
    expect(await look(target.baseUrl, waitMs)).toBe(expected[kind])
  } finally {
    await target.close()
  }
})
