import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

// The globals of k6 that the bundled code may use.
const GLOBALS = { TextDecoder, TextEncoder, Uint8Array }

const ENTRY = `
import { createEventStreamReader, readEventStream } from './event-stream.ts'
import { bodyBytesOf, bodyTextOf, recordBody } from '../exchange/bytes.ts'
export function answer(bytes) {
  const reader = createEventStreamReader()
  for (const byte of bytes) reader.push(Uint8Array.of(byte), 1)
  const body = recordBody(bytes, 1000)
  return JSON.stringify({
    stepwise: reader.end(),
    body,
    text: bodyTextOf(body),
    again: readEventStream(bodyBytesOf(body), [[1, bytes.length]]),
  })
}`

test('the stream reader and recorded bodies need nothing that k6 lacks', async () => {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    format: 'iife',
    globalName: 'wire',
    platform: 'neutral',
    write: false,
  })
  const context = createContext({ ...GLOBALS })
  runInContext(outputFiles[0]?.text ?? expect.unreachable(), context)
  const ask = (bytes: Uint8Array): unknown => {
    context['bytes'] = bytes
    return JSON.parse(String(runInContext('wire.answer(bytes)', context)))
  }
  const text = ask(new TextEncoder().encode('\ufeffdata: é🌍\r\n\r\n'))
  expect(text).toMatchObject({ stepwise: { events: [{ data: 'é🌍' }] }, text: '\ufeffdata: é🌍\r\n\r\n' })
  const binary = ask(Uint8Array.of(0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0x0a, 0x0a))
  expect(binary).toMatchObject({
    stepwise: { events: [{ data: '\ufffd' }], deviations: [{ code: 'invalid-utf8', offset: 5 }] },
    again: { deviations: [{ code: 'invalid-utf8', offset: 5 }] },
    body: { base64: 'ZGF0YTr/Cgo=' },
    text: null,
  })
})
