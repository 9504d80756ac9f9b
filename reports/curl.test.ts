import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { curlFor, shellWord } from './curl.ts'
import { isHarmless } from './neutral-text.ts'
import { exchangeSummary, HOSTILE } from './run-fixture.ts'
import type { ExchangeSummary } from '../schemas/compiled/run.ts'

/** Returns the arguments that bash passes to `curl` for these lines of a command. */
function argumentsInBash(lines: readonly string[]): readonly string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${lines.join('\n')}\n`
  const { stdout, status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-s'], {
    input: script,
    env: { PATH: process.env['PATH'] ?? '', ASSAY_KEY: 'the key', LC_ALL: 'C.UTF-8' },
    timeout: 20_000,
  })
  expect(stderr.toString()).toBe('')
  expect(status).toBe(0)
  return stdout.toString().split('\0').slice(0, -1)
}

function sent(changes: Partial<ExchangeSummary>): readonly string[] {
  const { lines } = curlFor(exchangeSummary(changes))
  expect(lines.every(isHarmless)).toBe(true)
  return argumentsInBash(lines)
}

function after(words: readonly string[], option: string): readonly (string | undefined)[] {
  return words.flatMap((word, at) => (word === option ? [words[at + 1]] : []))
}

test('a completion is repeated as it was sent, with the key from the environment', () => {
  const words = sent({})
  expect(words).toContain('http://127.0.0.1:8080/v1/chat/completions')
  expect(after(words, '-X')).toEqual(['POST'])
  expect(after(words, '-H')).toEqual(['Authorization: Bearer the key', 'Content-Type: application/json'])
  expect(after(words, '--data-binary')).toEqual(['{"model":"plain"}'])
})

test('the printed line names the variable and never a placeholder', () => {
  const printed = curlFor(exchangeSummary()).lines.join('\n')
  expect(printed).toContain('-H "Authorization: Bearer $ASSAY_KEY"')
  expect(printed).not.toContain('~1f2e')
})

test.each([
  ['sibling', 'ASSAY_SIBLING_KEY', '--limits-sibling-key-env'],
  ['other', 'ASSAY_OTHER_KEY', '--limits-other-key-env'],
  ['limits', 'ASSAY_LIMITS_KEY', '--limits-key-env'],
  ['signup', 'ASSAY_SIGNUP_KEY', 'the key that the answer gives'],
  ['shortened', '{ASSAY_KEY%?}', 'without its last character'],
  ['flipped', '(printf %s "$ASSAY_KEY" | tr a-zA-Z A-Za-z)', 'in the other case'],
] as const)('a call with the key called %s is repeated with that key', (otherKey, variable, note) => {
  const { lines, notes } = curlFor(exchangeSummary({ otherKey }))
  expect(lines.join('\n')).toContain(`-H "Authorization: Bearer $${variable}"`)
  expect(notes.join('\n')).toContain(note)
})

test("a sign-up is repeated with a password of its own, never with the user's key", () => {
  const body = '{"email":"assay+1@example.com","password":"~8d59e094ef540c564e312824d33"}'
  const { lines, notes } = curlFor(
    exchangeSummary({ url: 'http://127.0.0.1:8080/auth/signup', headers: [], body }),
  )
  expect(lines.join('\n')).toContain('$ASSAY_PASSWORD')
  expect(lines.join('\n')).not.toMatch(/ASSAY_KEY|~8d59/)
  expect(notes.join(' ')).toContain('ASSAY_PASSWORD')
})

test.each([
  ['single quotes', "it's '' '"],
  ['double quotes and expansions', '"$HOME" `id` $(id) ${PATH} \\ \\n !! !$'],
  ['line ends and tabs', 'a\nb\r\nc\td\\'],
  ['a trailing backslash', 'x\\'],
  ['many scripts', 'é 🌍 中文 עברית'],
  ['terminal commands', '\u001b[2J\u001b]0;x\u0007 12\u00013'],
  ['direction marks', 'a\u202Eb\u2066c\u200Fd'],
  ['an at sign in front', '@/etc/passwd'],
  ['a dash in front', '-o/tmp/x'],
  ['nothing', ''],
  ['hostile text', HOSTILE.replace('\0', '').toWellFormed()],
])('a body with %s arrives unchanged', (_, body) => {
  const words = sent({ body })
  expect([...after(words, '--data-binary'), ...after(words, '--data-raw')]).toEqual([body])
  expect(after(words, '--data-binary').some((word) => word?.startsWith('@'))).toBe(false)
})

test('the key is put where it was: query, body, bare header', () => {
  const words = sent({
    url: 'http://127.0.0.1:8080/v1/chat/completions?api_key=~00ff00ff00ff&x=1',
    headers: [['authorization', '~00ff00ff00ff']],
    body: `{"api_key":"~00ff00ff00ff","it's":1}`,
  })
  expect(words).toContain('http://127.0.0.1:8080/v1/chat/completions?api_key=the key&x=1')
  expect(after(words, '-H')).toEqual(['Authorization: the key', 'Content-Type:'])
  expect(after(words, '--data-binary')).toEqual([`{"api_key":"the key","it's":1}`])
})

test('text after a key is kept', () => {
  const words = sent({ headers: [['authorization', 'Bearer ~00ff00ff00ffx']] })
  expect(after(words, '-H')[0]).toBe('Authorization: Bearer the keyx')
})

test('an empty header field is sent empty, and an invalid one is left out', () => {
  const words = sent({
    headers: [
      ['authorization', ''],
      ['@file', 'x'],
      ['bad name', 'x'],
      ['', 'x'],
    ],
    body: null,
  })
  expect(after(words, '-H')).toEqual(['Authorization;'])
})

test('leaves out what curl sends by default, and keeps everything else', () => {
  const headers = [
    ['accept', '*/*'],
    ['user-agent', 'assay/0.1.0'],
    ['host', '127.0.0.1:8080'],
  ] as const
  expect(after(sent({ headers, body: null }), '-H')).toEqual(['User-Agent: assay/0.1.0'])
  expect(after(sent({ headers: [['accept', 'text/event-stream']], body: null }), '-H')).toEqual([
    'Accept: text/event-stream',
  ])
})

test('sends Accept-Encoding where the request had it, and nowhere else', () => {
  const headers = [['accept-encoding', 'identity']] as const
  expect(after(sent({ headers, body: null }), '-H')).toEqual(['Accept-Encoding: identity'])
  expect(after(sent({ headers: [], body: null }), '-H')).toEqual([])
})

test('HEAD does not wait for a body, GET needs no method, brackets in a URL are not patterns', () => {
  expect(sent({ method: 'HEAD', body: null })).toContain('--head')
  expect(sent({ method: 'GET', body: null })).not.toContain('-X')
  expect(sent({ url: 'http://[::1]:8080/v1' })).toContain('--globoff')
})

test('bytes that are not UTF-8 are passed in base64', () => {
  const bodyBase64 = Buffer.from([0x7b, 0xc3, 0x28, 0x00, 0x7d]).toString('base64')
  const { lines, notes } = curlFor(exchangeSummary({ body: null, bodyBase64 }))
  expect(lines[0]).toBe(`printf %s '${bodyBase64}' | base64 -d |`)
  expect(lines.at(-1)).toContain('--data-binary @-')
  expect(notes).toEqual([])
  const forged = curlFor(exchangeSummary({ body: null, bodyBase64: "'; rm -rf /" }))
  expect(forged.lines.join(' ')).not.toContain('rm -rf')
})

test('a webhook delivery has a note instead of a command', () => {
  const { lines, notes } = curlFor(exchangeSummary({ url: '/5wNKabc' }))
  expect(lines).toEqual([])
  expect(notes.join(' ')).toMatch(/POST \/5wNKabc is a delivery of the target to the receiver of Assay/)
})

test('a record that is not a request gives no command', () => {
  for (const changes of [
    { url: 'file:///etc/passwd' },
    { url: '-o/tmp/x' },
    { method: 'POST -o /tmp/x' },
    { method: '' },
  ]) {
    const { lines, notes } = curlFor(exchangeSummary(changes))
    expect(lines).toEqual([])
    expect(notes[0]).toContain('no curl')
  }
})

test.each([
  ['long', 'x'.repeat(3000), '3000 bytes long'],
  ['binary', 'a\0b', 'binary'],
])('a %s body is left out with a note that says where it is', (_, body, said) => {
  const { lines, notes } = curlFor(exchangeSummary({ body }))
  expect(lines.at(-1)).toBe('  --data-binary @body.bin')
  expect(notes[0]).toContain(said)
  expect(notes[0]).toContain('transcript.ndjson')
  expect(notes.every(isHarmless)).toBe(true)
})

test('a shell word is one word', () => {
  expect(shellWord('plain/word.txt')).toBe('plain/word.txt')
  expect(shellWord('')).toBe("''")
  expect(shellWord("a'b")).toBe(`'a'\\''b'`)
})

const handshake = (status: number | null) =>
  exchangeSummary({
    id: 'websocket.offer/basic',
    method: 'GET',
    body: null,
    status,
    headers: [
      ['host', '127.0.0.1:8080'],
      ['authorization', 'Bearer ~1f2e3d4c5b6a'],
      ['sec-websocket-version', '13'],
      ['sec-websocket-key', 'dGhlIHNhbXBsZSBub25jZQ=='],
      ['connection', 'Upgrade'],
      ['upgrade', 'websocket'],
    ],
  })

describe('a WebSocket', () => {
  test('is requested with a complete handshake', () => {
    const { lines } = curlFor(handshake(400))
    const words = argumentsInBash(lines)
    expect(words).toContain('--http1.1')
    expect(words).not.toContain('-X')
    expect(new Set(after(words, '-H'))).toEqual(
      new Set([
        'Authorization: Bearer the key',
        'Connection: Upgrade',
        'Sec-Websocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-Websocket-Version: 13',
        'Upgrade: websocket',
      ]),
    )
  })
  test('that was opened has a note on where its frames are', () => {
    expect(curlFor(handshake(101)).notes.join(' ')).toMatch(
      /handshake only.*transcript\.ndjson.*"id":"websocket\.offer\/basic"/,
    )
  })
  test('that was refused has no frames', () => {
    expect(curlFor(handshake(400)).notes).toEqual([])
  })
})

test.each([
  ['connection', 'keep-alive, Upgrade', ['Connection: keep-alive, Upgrade']],
  ['connection', 'keep-alive', []],
  ['transfer-encoding', 'chunked', ['Transfer-Encoding: chunked']],
  ['content-length', '7', []],
])('the field %s: %s is sent where curl would not send it', (name, value, expected) => {
  const { lines } = curlFor(exchangeSummary({ method: 'GET', body: null, headers: [[name, value]] }))
  expect(after(argumentsInBash(lines), '-H')).toEqual(expected)
})

test.each([
  ['https://10.0.0.1/v1/models', '/a path/ca.pem', ['/a path/ca.pem']],
  ['https://10.0.0.1/v1/models', '', []],
  ['http://10.0.0.1/v1/models', '/ca.pem', []],
])('curl trusts the CA of NODE_EXTRA_CA_CERTS, at %s with %j: %j', (url, ca, expected) => {
  const { lines } = curlFor(exchangeSummary({ url }))
  expect(after(argumentsInBash([`NODE_EXTRA_CA_CERTS='${ca}'`, ...lines]), '--cacert')).toEqual(expected)
})

test('a note says that curl sends a chunked body in one chunk', () => {
  const { notes } = curlFor(exchangeSummary({ headers: [['transfer-encoding', 'chunked']] }))
  expect(notes.join()).toContain('curl sends one chunk')
  expect(curlFor(exchangeSummary({ headers: [] })).notes.join()).not.toContain('chunk')
})

test('a body that repeats itself is made by the shell, whatever its length', () => {
  const head = `{"é":"it's ~1f2e3d4c5b6a `
  const repetition = { head, unit: 'light house ', runBytes: 12 * 50_000, tail: '\\n🌍"}' }
  const { lines, notes } = curlFor(exchangeSummary({ body: head + 'light house '.repeat(5000), repetition }))
  expect(notes).toEqual([])
  expect(lines.join('\n').length).toBeLessThan(700)
  const script = `curl() { cat; }\n${lines.join('\n')}\n`
  const { stdout } = spawnSync('bash', ['--noprofile', '--norc', '-s'], {
    input: script,
    env: { PATH: process.env['PATH'] ?? '', ASSAY_KEY: 'the key', LC_ALL: 'C.UTF-8' },
    maxBuffer: 4_000_000,
  })
  const made = head.replace('~1f2e3d4c5b6a', 'the key') + 'light house '.repeat(50_000) + repetition.tail
  expect(stdout.toString()).toBe(made)
})

test('a short body is printed as it is, also when it repeats itself', () => {
  const repetition = { head: '', unit: 'x', runBytes: 1000, tail: '' }
  const { lines } = curlFor(exchangeSummary({ body: 'x'.repeat(1000), repetition }))
  expect(lines.join('\n')).not.toContain('yes ')
})

test('calls that were started at once are started at once', () => {
  const { lines, notes } = curlFor(exchangeSummary({ atOnce: 2 }))
  expect([lines[0], lines.at(-1)]).toEqual(['for call in 1 2; do', 'done; wait'])
  expect(notes.join()).toContain('2 calls at once')
  const words = argumentsInBash(lines)
  expect(words.filter((word) => word === 'http://127.0.0.1:8080/v1/chat/completions')).toHaveLength(2)
})

test('the secret of another header field is another variable, and a note says which', () => {
  const headers = [
    ['authorization', 'Bearer ~1f2e3d4c5b6a'],
    ['X-Tenant', '~aaaabbbbcccc'],
  ] as const
  const { lines, notes } = curlFor(exchangeSummary({ headers }))
  expect(lines.join('\n')).toContain('"X-Tenant: $X_TENANT"')
  expect(lines.join('\n')).toContain('"Authorization: Bearer $ASSAY_KEY"')
  expect(notes).toContain('put the value of the header field X-Tenant into X_TENANT')
})
