/** Tests that a record never contains the user's key, wherever a hostile target puts it. */
import type { ServerResponse } from 'node:http'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import OpenAI from 'openai'
import { afterEach, expect, test } from 'vitest'
import { KEY_PLACEHOLDER } from '../exchange/placeholders.ts'
import { createRedactor } from './request-record.ts'
import { json, stopTargets, target, wired } from './wire-fixture.ts'

const CANARY = 'sk-canary"/+&=~0123456789'

afterEach(stopTargets)

// Returns every form in which the key could be read or decoded from a record.
function formsOf(key: string): readonly string[] {
  const base64 = Buffer.from(key).toString('base64').replace(/=+$/, '').slice(0, -1)
  const inJson = JSON.stringify(key).slice(1, -1)
  return [
    key,
    inJson,
    JSON.stringify(inJson).slice(1, -1),
    encodeURIComponent(key),
    base64,
    base64.replaceAll('+', '-').replaceAll('/', '_'),
  ]
}

// Writes the text in two pieces, so that a read may end within the key.
function inPieces(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(text.slice(0, 20))
  setTimeout(() => response.end(text.slice(20)), 20)
}

function packed(coding: string, pack: (text: string) => Uint8Array) {
  return (response: ServerResponse): void => {
    response
      .writeHead(401, {
        'content-type': 'application/json',
        ...(coding === '' ? {} : { 'content-encoding': coding }),
      })
      .end(pack(JSON.stringify({ error: { message: `wrong key ${CANARY}` } })))
  }
}

const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/header': (response) => {
    response
      .writeHead(200, { 'x-key': CANARY, 'set-cookie': [`a=${CANARY}`, `b=${encodeURIComponent(CANARY)}`] })
      .end()
  },
  '/body': (response) =>
    json(response, { error: { message: `wrong key ${CANARY}, that is ${CANARY}` } }, 401),
  '/base64': (response) => json(response, { basic: Buffer.from(`user:${CANARY}:x`).toString('base64') }),
  '/url-form': (response) => json(response, { next: `/?k=${encodeURIComponent(CANARY)}` }),
  '/binary': (response) => {
    response
      .writeHead(200)
      .end(Buffer.concat([Buffer.from([0xff]), Buffer.from(CANARY), Buffer.from([0xfe])]))
  },
  '/pieces': (response) => inPieces(response, `data: {"text":${JSON.stringify(CANARY)}}\n\ndata: [DONE]\n\n`),
  '/gzip': packed('gzip', gzipSync),
  '/deflate': packed('deflate', deflateSync),
  '/deflate-raw': packed('deflate', deflateRawSync),
  '/br': packed('br', brotliCompressSync),
  '/twice': packed('gzip, br', (text) => brotliCompressSync(gzipSync(text))),
  '/gzip-cut': packed('gzip', (text) => gzipSync(text).subarray(0, -9)),
  '/unknown-coding': packed('own', (text) => Buffer.concat([Buffer.of(0xff), Buffer.from(text)])),
  '/events': (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const text of CANARY.match(/.{1,4}/g) ?? [])
      response.write(`data: {"choices":[{"delta":{"content":${JSON.stringify(text)}}}]}\n\n`)
    response.end('data: [DONE]\n\n')
  },
  '/redirect': (response) => {
    response.writeHead(302, { location: `http://127.0.0.1:1/?key=${encodeURIComponent(CANARY)}` }).end()
  },
  '/status': (response) => {
    response.socket?.end(`HTTP/1.1 200 ${CANARY}\r\ncontent-length: 0\r\n\r\n`)
  },
  '/bad-http': (response) => {
    response.socket?.end(`HTTP/9.9 ${CANARY}\r\n\r\n`)
  },
}

test('no form of the key is recorded', async () => {
  const { baseUrl, seen } = await target((response, { url }) => {
    const path = url.replace(/\?.*/, '').replace(/^\/v1\/chat\/completions$/, '/body')
    ;(ANSWERS[path] ?? expect.unreachable(path))(response)
  })
  const redactor = createRedactor([CANARY])
  const { wire, transcript } = wired(baseUrl, { key: CANARY, redactor })
  const context = wire.contextFor('p')
  for (const [answer] of Object.entries(ANSWERS)) {
    await context.send(answer.slice(1), {
      isSentOnce: true,
      path: `${answer}?key=${KEY_PLACEHOLDER}`,
      headers: { 'x-key': KEY_PLACEHOLDER, 'x-other': `a, ${KEY_PLACEHOLDER}x` },
      json: {
        api_key: KEY_PLACEHOLDER,
        nested: JSON.stringify({ key: KEY_PLACEHOLDER }),
        longer: `${KEY_PLACEHOLDER}longer`,
      },
    })
  }
  await context.throughClient('sdk', 'openai-node', async ({ baseUrl: base, apiKey, fetch }) => {
    const client = new OpenAI({ apiKey, baseURL: `${base}/v1`, fetch, maxRetries: 0, logLevel: 'off' })
    await client.chat.completions.create({ model: 'm', messages: [{ role: 'user', content: 'hi' }] })
    return ''
  })
  const exchanges = transcript.exchanges()
  // The lines of the transcript file are made of this JSON.
  const text = exchanges.map((exchange) => JSON.stringify(exchange)).join('\n')
  expect(exchanges).toHaveLength(Object.keys(ANSWERS).length + 1)
  // The target received the key itself. The record has a placeholder in its place.
  expect(seen.filter(({ headers }) => headers['x-key'] === CANARY)).toHaveLength(Object.keys(ANSWERS).length)
  for (const placeholder of redactor.placeholders) expect(text.split(placeholder).length).toBeGreaterThan(20)
  const decoded = exchanges.map(({ response }) => response?.body.base64 ?? '').map((body) => atob(body))
  for (const form of formsOf(CANARY)) {
    expect(text.toLowerCase()).not.toContain(form.toLowerCase())
    expect(decoded.join('\n')).not.toContain(form)
  }
  const said = [...text.matchAll(/content\\":\\"((?:[^"\\]|\\\\\\")*)\\"/g)].map(([, piece]) => piece)
  expect(said.join('')).toMatch(/~[0-9a-f]{20}/)
  for (const { id, response } of exchanges.filter((one) => /gzip|deflate|br|twice|own/.test(one.label)))
    expect(response?.body.base64 ?? '', id).toMatch(/^\/+[=w8]*$/)
})

test('reads and body agree after redaction, so that times and offsets stay true', async () => {
  const { baseUrl } = await target((response) => ANSWERS['/pieces']?.(response))
  const { wire } = wired(baseUrl, { key: CANARY.replaceAll('"', '-') })
  const { response } = await wire.contextFor('p').send('l', { json: {} })
  const bytes = response?.reads.reduce((sum, [, length]) => sum + length, 0)
  expect(response?.reads.length).toBeGreaterThan(1)
  expect(bytes).toBe(response?.body.bodyBytes)
})
