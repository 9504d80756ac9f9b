import { describe, expect, test } from 'vitest'
import { createRedactor } from './redaction.ts'

const KEY = 'sk-canary-4f/9+a=Zq'
const TRICKY = String.raw`k"e\y$&(a|b)*[^x]{2}^.+?/é`

function redacted(value: string, ...secrets: readonly string[]): string {
  return createRedactor(secrets.length === 0 ? [KEY] : secrets).text(value)
}

function isPlaceholder(text: string): boolean {
  return /^~[0-9a-f]{7,}$/.test(text)
}

describe('a key', () => {
  test('becomes a placeholder of its own length, the same wherever it stands', () => {
    const redactor = createRedactor([KEY])
    const [placeholder = ''] = redactor.placeholders
    expect(isPlaceholder(placeholder)).toBe(true)
    expect(placeholder).toHaveLength(KEY.length)
    expect(redactor.text(`a ${KEY} b ${KEY}`)).toBe(`a ${placeholder} b ${placeholder}`)
    expect(redactor.headers([['authorization', `Bearer ${KEY}x`]])).toEqual([
      ['authorization', `Bearer ${placeholder}x`],
    ])
    expect(redactor.headers([['authorization', KEY]])).toEqual([['authorization', placeholder]])
  })

  test('has another placeholder in another run, and another key has another one', () => {
    const { placeholders } = createRedactor([KEY, `${KEY}2`, KEY, ''])
    expect(new Set(placeholders).size).toBe(2)
    expect(placeholders).toHaveLength(2)
    expect(createRedactor([KEY]).placeholders).not.toEqual(createRedactor([KEY]).placeholders)
  })

  test('that contains another key is replaced as a whole', () => {
    const redactor = createRedactor(['sk-canary', 'sk-canary-longer'])
    expect(redactor.text('sk-canary-longer sk-canary')).toBe(redactor.placeholders.join(' '))
  })

  test.each([
    ['percent-encoded', encodeURIComponent(KEY)],
    ['percent-encoded in lower case', encodeURIComponent(KEY).toLowerCase()],
    ['percent-encoded to the last letter', percentEncoded(KEY)],
    ['in a query', new URLSearchParams({ k: KEY }).toString().slice(2)],
    ['JSON with escaped slashes', KEY.replaceAll('/', String.raw`\/`)],
    [
      'JSON with Unicode escapes',
      KEY.replaceAll('+', String.raw`\u002B`).replaceAll('/', String.raw`\u002f`),
    ],
    ['JSON within JSON', KEY.replaceAll('/', String.raw`\\\/`)],
    ['HTML', KEY.replaceAll('+', '&#43;').replaceAll('=', '&#x3D;')],
    ['base64', Buffer.from(KEY).toString('base64')],
    ['base64url', Buffer.from(KEY).toString('base64url')],
    ['hexadecimal', Buffer.from(KEY).toString('hex')],
    ['upper case', KEY.toUpperCase()],
  ])('%s', (_, form) => {
    const redactor = createRedactor([KEY])
    const clean = redactor.text(`<${form}>`)
    // As long as the form, and found by anyone who looks for the placeholder.
    expect(clean).toHaveLength(form.length + 2)
    expect(isPlaceholder(clean.slice(1, -1))).toBe(true)
    expect(clean).toContain(redactor.placeholders[0])
  })

  test.each([0, 1, 2, 3])('base64 of a text around it that starts %i bytes earlier', (before) => {
    const whole = Buffer.from(`${'u'.repeat(before)}${KEY}:rest`).toString('base64')
    const redactor = createRedactor([KEY])
    const clean = redactor.text(whole)
    expect(clean).toContain(redactor.placeholders[0])
    // What is left over from the secret's first and last characters reveals at most a few bits of them.
    expect(Buffer.from(clean.replace(/~[0-9a-f]+/, ''), 'base64').toString('latin1')).not.toContain('canary')
  })

  test('with characters that mean something to JSON, to patterns and to URLs', () => {
    const forms = [TRICKY, JSON.stringify(TRICKY).slice(1, -1), encodeURIComponent(TRICKY), htmlOf(TRICKY)]
    const redactor = createRedactor([TRICKY])
    for (const form of forms) {
      expect(isPlaceholder(redactor.text(form)), form).toBe(true)
      expect(Buffer.from(redactor.bytes(Buffer.from(`a${form}b`))).toString()).toMatch(/^a~[0-9a-f]+b$/)
    }
    expect(redactor.headers([['authorization', `Bearer ${TRICKY}`]])[0]?.[1]).toMatch(/^Bearer ~[0-9a-f]+$/)
  })

  test('of 2000 characters', () => {
    const long = 'aB3-'.repeat(500)
    expect(redacted(`x${long}y`, long)).toMatch(/^x~[0-9a-f]{1999}y$/)
  })

  test('as the name of a header field', () => {
    expect(createRedactor([KEY]).headers([['x-sk-canary-4f/9+a=zq', '1']])[0]?.[0]).toMatch(/^x-~[0-9a-f]+$/)
  })

  test.each([
    ['backwards', Array.from(KEY).toReversed().join('')],
    ['with a dash after each character', Array.from(KEY).join('-')],
    ['with line breaks in it', `${KEY.slice(0, 5)}\n${KEY.slice(5, 11)}\r\n${KEY.slice(11)}`],
    [
      'as hexadecimal digits with colons',
      Array.from(Buffer.from(KEY), (byte) => byte.toString(16)).join(':'),
    ],
    ['as a list', JSON.stringify(KEY.match(/.{1,3}/g))],
    ['backwards, with spaces', Array.from(KEY).toReversed().join(' ')],
    [
      'in base64 with line breaks',
      Buffer.from(`user:${KEY}`)
        .toString('base64')
        .replaceAll(/(.{6})/g, '$1\r\n'),
    ],
  ])('%s', (_, form) => {
    const clean = redacted(`<${form}>`)
    expect(clean).toHaveLength(form.length + 2)
    expect(clean).toContain('~')
    // Whatever is left in its order is less than eight characters.
    const left = clean.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()
    expect(left).not.toContain('canary')
    expect(left).not.toContain('yranac')
  })

  test.each([
    [KEY.slice(0, -1), '*'.repeat(KEY.length - 1)],
    [KEY.slice(1), '*'.repeat(KEY.length - 1)],
    [`${KEY.slice(0, 12)}...${KEY.slice(-9)}`, `${'*'.repeat(12)}...${'*'.repeat(9)}`],
  ])('a part of eight characters or more is taken out, and is not the key: %s', (text, clean) => {
    expect(redacted(text)).toBe(clean)
  })

  test('a part that the name of the model has in common with the key stays', () => {
    const redactor = createRedactor(['sk-mini-4b-instruct-0123'], ['mini-4b-instruct'])
    expect(redactor.text('mini-4b-instruct')).toBe('mini-4b-instruct')
    expect(redactor.text('instruct-0123')).not.toContain('ct-0123')
  })

  test('a part of digits alone stays: in JSON it may be a number', () => {
    expect(redacted('{"created":1234567890}', 'key-1234567890')).toBe('{"created":1234567890}')
  })

  test.each([KEY.slice(0, 7), 'sk-canary', '~0123456789abcdef', '~'.repeat(40), ''])(
    'other text stays: %j',
    (text) => {
      expect(redacted(text)).toBe(text)
    },
  )
})

describe('bytes', () => {
  test('keep their length and everything else, valid UTF-8 or not', () => {
    const around = Buffer.from([0xff, 0xc3, 0x00, 0x80])
    const body = Buffer.concat([around, Buffer.from(KEY), around])
    const clean = Buffer.from(createRedactor([KEY]).bytes(body))
    expect(clean).toHaveLength(body.length)
    expect(clean.subarray(0, 4).equals(around) && clean.subarray(-4).equals(around)).toBe(true)
    expect(clean.includes(KEY)).toBe(false)
  })

  test('a key that the end of the body cuts off is taken out as well', () => {
    const { bytes } = createRedactor([KEY])
    for (let length = 8; length < KEY.length; length += 1) {
      const clean = Buffer.from(bytes(Buffer.from(`{"error":"${KEY.slice(0, length)}`))).toString()
      expect(clean).toMatch(/^{"error":"~[0-9a-f]+$/)
      expect(clean).toHaveLength(10 + length)
    }
    expect(Buffer.from(bytes(Buffer.from('sk-cana'))).toString()).toBe('sk-cana')
  })

  test('a key in pieces in the events of a stream is taken out of each, and found by its placeholder', () => {
    const redactor = createRedactor([KEY])
    const pieces = ['say ', ...(KEY.match(/.{1,3}/g) ?? []), ' again']
    const clean = Buffer.from(redactor.bytes(Buffer.from(pieces.map(event).join('')))).toString()
    const said = [...clean.matchAll(/"content":"([^"]*)"/g)].map(([, text]) => text).join('')
    expect(said).toBe(`say ${redactor.placeholders[0]} again`)
    expect(clean).toHaveLength(pieces.map(event).join('').length)
  })

  test.each<[what: string, written: string]>([
    ['its last 12 characters', KEY.slice(-12)],
    ['its base64', Buffer.from(`u:${KEY}`).toString('base64')],
    ['its hexadecimal digits', Buffer.from(KEY).toString('hex')],
    ['it backwards', Array.from(KEY).toReversed().join('')],
    ['it with separators', Array.from(KEY).join('-')],
  ])('of a key in pieces in the events of a stream, %s is taken out', (_, written) => {
    const pieces = ['say ', ...(written.match(/.{1,5}/g) ?? []), ' again']
    const body = Buffer.from(pieces.map(event).join(''))
    const clean = Buffer.from(createRedactor([KEY]).bytes(body)).toString()
    const said = [...clean.matchAll(/"content":"([^"]*)"/g)].map(([, text]) => text).join('')
    expect(said).toMatch(/^say .* again$/)
    expect(clean).toHaveLength(body.length)
    for (let at = 0; at + 8 <= written.length; at += 1) expect(said).not.toContain(written.slice(at, at + 8))
  })

  test('a key that stands thousands of times leaves nothing of the body', () => {
    const clean = Buffer.from(createRedactor([KEY]).bytes(Buffer.from(`${KEY} `.repeat(30_000)))).toString()
    expect(clean).toBe('*'.repeat(30_000 * (KEY.length + 1)))
  })

  test('are left alone when there is no secret', () => {
    const body = Uint8Array.of(1, 2, 3)
    expect(createRedactor([]).bytes(body)).toBe(body)
    expect(createRedactor(['']).placeholders).toEqual([])
  })

  test('a view into a larger buffer is read within its bounds', () => {
    const view = new Uint8Array(Buffer.from(`...${KEY}...`)).subarray(3, 3 + KEY.length)
    expect(Buffer.from(createRedactor([KEY]).bytes(view)).toString()).toMatch(/^~[0-9a-f]+$/)
  })

  test.each([
    [KEY, 'data: {"delta":{"content":"some words, sk-"}}\n\n'],
    ['--------', '\\'],
    ['--------', '-------\\'],
    [`${'a'.repeat(2000)}b`, 'a'],
    ['ab'.repeat(20), 'ab'],
    ['\\'.repeat(2000), '\\'],
    ['//////////', '/\\'],
    ['x', ' '],
    ['x', 'key : '],
    ['x', 'key'],
  ])('a MiB does not take minutes, whatever it is made of: %s in %j', (key, unit) => {
    const body = Buffer.alloc(1024 * 1024, unit)
    // Processor time: a busy machine takes longer by the clock.
    const before = process.threadCpuUsage()
    createRedactor([key]).bytes(body)
    expect(process.threadCpuUsage(before).user / 1e6).toBeLessThan(4.5)
  })
})

describe('a short key', () => {
  test.each([
    ['x', 'Bearer x'],
    ['x', 'bearer  x'],
    ['EMPTY', 'BEARER EMPTY'],
    ['sk-1', 'Basic sk-1'],
    ['x', 'https://h/v1?api_key=x'],
    ['x', 'https://h/v1?api_key=x&y=1'],
    ['EMPTY', '{"api_key":"EMPTY"}'],
    ['EMPTY', '{"api_key": "EMPTY"}'],
    ['EMPTY', String.raw`{"message":"{\"api_key\":\"EMPTY\"}"}`],
    ['EMPTY', 'Incorrect API key provided: EMPTY.'],
    ['a.b', 'Bearer a.b'],
  ])('%s is replaced in %s', (key, text) => {
    const redactor = createRedactor([key])
    const at = text.lastIndexOf(key)
    expect(redactor.placeholders[0]).toHaveLength(8)
    expect(redactor.text(text)).toBe(
      text.slice(0, at) + redactor.placeholders.join('') + text.slice(at + key.length),
    )
  })

  test.each([
    ['x', 'x marks the spot, "x": "x"'],
    ['1', '{"key": 1, "index":1, "token":1}'],
    ['null', '{"finish_reason":null, "key":null}'],
    ['EMPTY', 'the list is EMPTY, {"status":"EMPTY"}'],
    ['EMPTY', 'Bearer empty'],
    ['sk-1', 'sk-1 sk-12 Bearer sk-12'],
    ['a.b', 'Bearer acb'],
    ['test', 'https://h/test/v1'],
  ])('%s is left where it is an ordinary word: %s', (key, text) => {
    expect(redacted(text, key)).toBe(text)
  })

  test('in a header field for credentials any word is one; in others none is', () => {
    const redactor = createRedactor(['x'])
    const [placeholder = ''] = redactor.placeholders
    const sent = [
      ['authorization', 'x'],
      ['authorization', 'Basic x'],
      ['x-api-key', 'x'],
      ['accept', 'x'],
    ] as const
    expect(redactor.headers(sent)).toEqual([
      ['authorization', placeholder],
      ['authorization', `Basic ${placeholder}`],
      ['x-api-key', placeholder],
      ['accept', 'x'],
    ])
  })
})

function event(text: string): string {
  return `data: {"id":"c1","choices":[{"delta":{"content":${JSON.stringify(text)}}}]}\n\n`
}

function percentEncoded(text: string): string {
  return Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join(
    '',
  )
}

function htmlOf(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
}
