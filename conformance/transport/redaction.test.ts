import { describe, expect, test } from 'vitest'
import { createRedactor } from './request-record.ts'

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

  test.each([
    ['JSON as of .NET', String.raw`sk-a/b\u002Bc0123456789==`],
    ['JSON as of .NET within JSON', String.raw`sk-a/b\\u002Bc0123456789==`],
    ['JSON as of Gson', String.raw`sk-a/b+c0123456789\u003d\u003d`],
    ['percent-encoded except slashes, as of Python', 'sk-a/b%2Bc0123456789%3D%3D'],
  ])('%s', (_, form) => {
    expect(isPlaceholder(createRedactor(['sk-a/b+c0123456789==']).text(form))).toBe(true)
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
    ['in a query', new URLSearchParams({ k: KEY }).toString().slice(2)],
    ['JSON with escaped slashes', KEY.replaceAll('/', String.raw`\/`)],
    ['JSON within JSON', KEY.replaceAll('/', String.raw`\\\/`)],
    ['lower case', KEY.toLowerCase()],
    ['upper case', KEY.toUpperCase()],
  ])('%s', (_, form) => {
    const redactor = createRedactor([KEY])
    const clean = redactor.text(`<${form}>`)
    // The replacement has the length of the form and contains the placeholder.
    expect(clean).toHaveLength(form.length + 2)
    expect(isPlaceholder(clean.slice(1, -1))).toBe(true)
    expect(clean).toContain(redactor.placeholders[0])
  })

  test.each([0, 1, 2, 3])('base64 of a text around it that starts %i bytes earlier', (before) => {
    const text = Buffer.from(`${'u'.repeat(before)}${KEY}:rest`)
    const redactor = createRedactor([KEY])
    expect(redactor.text(text.toString('base64url'))).toContain(redactor.placeholders[0])
    const clean = redactor.text(text.toString('base64'))
    expect(clean).toContain(redactor.placeholders[0])
    // The rest shows at most a few bits of the first and the last character of the secret.
    expect(Buffer.from(clean.replace(/~[0-9a-f]+/, ''), 'base64').toString('latin1')).not.toContain('canary')
  })

  test('with characters that mean something to JSON, to patterns and to URLs', () => {
    const forms = [TRICKY, JSON.stringify(TRICKY).slice(1, -1), encodeURIComponent(TRICKY)]
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

  test.each([KEY.slice(0, -1), KEY.slice(1), 'sk-canary', '~0123456789abcdef', '~'.repeat(40), ''])(
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

  test('a key split over events of a stream is replaced by its placeholder, split in the same way', () => {
    const redactor = createRedactor([KEY])
    const pieces = ['say ', ...(KEY.match(/.{1,3}/g) ?? []), ' again']
    const clean = Buffer.from(redactor.bytes(Buffer.from(pieces.map(event).join('')))).toString()
    const said = [...clean.matchAll(/"content":"([^"]*)"/g)].map(([, text]) => text).join('')
    expect(said).toBe(`say ${redactor.placeholders[0]} again`)
    expect(clean).toHaveLength(pieces.map(event).join('').length)
  })

  test('the base64 of a key, split over events of a stream, is replaced', () => {
    const pieces = [
      'say ',
      ...(Buffer.from(`u:${KEY}`)
        .toString('base64')
        .match(/.{1,5}/g) ?? []),
      ' again',
    ]
    const clean = Buffer.from(createRedactor([KEY]).bytes(Buffer.from(pieces.map(event).join('')))).toString()
    const said = [...clean.matchAll(/"content":"([^"]*)"/g)].map(([, text]) => text).join('')
    expect(said).toMatch(/^say .{2,3}~[0-9a-f]+.{0,2} again$/)
  })

  test.each([KEY, Buffer.from(`u:${KEY}`).toString('base64')])(
    'the beginning of a key is replaced where a stream was cut, as in %s',
    (written) => {
      const cut = ['say ', ...(written.slice(0, -4).match(/.{1,5}/g) ?? [])].map(event).join('')
      const clean = Buffer.from(createRedactor([KEY]).bytes(Buffer.from(cut))).toString()
      const said = [...clean.matchAll(/"content":"([^"]*)"/g)].map(([, text]) => text).join('')
      expect(said).toMatch(/^say .{0,3}~[0-9a-f]+$/)
      expect(clean).toHaveLength(cut.length)
    },
  )

  test('a value with which a key begins is left alone', () => {
    const body = Buffer.from(`{"model":"${KEY.slice(0, 12)}","x":1}`)
    expect(Buffer.from(createRedactor([KEY]).bytes(body))).toEqual(body)
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
  ])('of a MiB are redacted within seconds: key %s in repeated %j', (key, unit) => {
    const body = Buffer.alloc(1024 * 1024, unit)
    // Processor time does not depend on how busy the machine is.
    const before = process.threadCpuUsage()
    createRedactor([key]).bytes(body)
    expect(process.threadCpuUsage(before).user / 1e6).toBeLessThan(4.5)
  })
})

test('a short key is hidden as a word in a header field for credentials, and nowhere else', () => {
  const redactor = createRedactor(['x'])
  const [placeholder = ''] = redactor.placeholders
  expect(placeholder).toHaveLength(8)
  const sent = [
    ['authorization', 'x'],
    ['authorization', 'Basic x'],
    ['x-api-key', 'x'],
    ['x-api-key', 'xy'],
    ['accept', 'x'],
  ] as const
  expect(redactor.headers(sent)).toEqual([
    ['authorization', placeholder],
    ['authorization', `Basic ${placeholder}`],
    ['x-api-key', placeholder],
    ['x-api-key', 'xy'],
    ['accept', 'x'],
  ])
  expect(redactor.text('Bearer x, "api_key":"x"')).toBe('Bearer x, "api_key":"x"')
})

function event(text: string): string {
  return `data: {"id":"c1","choices":[{"delta":{"content":${JSON.stringify(text)}}}]}\n\n`
}

describe('parts of a key in a refusal', () => {
  const SECRET = 'sk-or-v1-Zq7RkT2mWx9LbN4cVd81'
  test.each([
    ['sk-or-v1-Zq7RkT2mWx9L***', 'sk-or-v1-~***'],
    ['***LbN4cVd81', '***LbN4cVd81'],
    ['***2mWx9LbN4cVd81', '***~'],
    ['Zq7RkT2mWx9***', 'Zq7RkT2mWx9***'],
    ['sk-or-v1-Zq7*** and ***d81', 'sk-or-v1-Zq7*** and ***d81'],
  ])('%s becomes %s', (text, expected) => {
    const redactor = createRedactor([SECRET, SECRET.slice(0, -1)])
    const clean = redactor.parts(text)
    expect(clean).toHaveLength(text.length)
    expect(clean.replaceAll(/~[0-9a-f]{11,}/g, '~')).toBe(expected)
    const isPart = redactor.placeholders.some((whole) => clean.includes(whole.slice(0, 12)))
    expect(isPart).toBe(clean !== text)
  })

  test('of a UUID may be in any of its groups', () => {
    const { parts } = createRedactor(['3f2b1c9a-7d4e-4f6a-9b2c-1a2b3c4d5e6f'])
    expect(parts('Invalid key 3f2b1c9a-7d4e-4f6a-***')).toMatch(/^Invalid key ~[0-9a-f]{18}\*\*\*$/)
  })

  test('begin after its public start, which other texts share', () => {
    const { parts } = createRedactor(['my-company-gateway-dev-2024key'])
    expect(parts('my-company-gateway-dev is away')).toBe('my-company-gateway-dev is away')
  })
})
