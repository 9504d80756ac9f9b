import { describe, expect, test } from 'vitest'
import { longSecretPattern, shortSecretPattern } from './secret-forms.ts'
import { searchable, traceOf } from './secret-trace.ts'

const SECRETS = [
  'sk-Test_0123456789abcdef',
  'a+b/c=d.e~f-g_h',
  '"quoted"<&>\'key\'',
  'pass word with spaces',
  'clé-très-secrète',
]

const percent = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join('')
const escape = (text: string) =>
  Array.from(
    { length: text.length },
    (_, at) => String.raw`\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')
const entity = (text: string) => text.replaceAll(/./gu, (each) => `&#${each.codePointAt(0)};`)
const base64 = (text: string) => Buffer.from(text).toString('base64')

const forms: readonly (readonly [string, (secret: string) => string])[] = [
  ['as it is', (secret) => secret],
  ['in capitals', (secret) => secret.toUpperCase()],
  ['percent-encoded', percent],
  ['percent-encoded in its second half', (secret) => secret.slice(0, 6) + percent(secret.slice(6))],
  ['in JSON', (secret) => JSON.stringify(secret).slice(1, -1)],
  ['in JSON in JSON', (secret) => JSON.stringify(JSON.stringify(secret))],
  ['in JSON escapes', escape],
  ['with backslashes', (secret) => secret.replaceAll(/[^A-Za-z0-9 é è]/g, String.raw`\$&`)],
  ['in HTML entities', entity],
  ['in base64', base64],
  ['in base64, one byte further', (secret) => base64(`:${secret}`)],
  ['in base64, two bytes further', (secret) => base64(`ab${secret}zz`)],
  ['in base64 for URLs', (secret) => Buffer.from(`u:${secret}`).toString('base64url')],
  ['in hexadecimal digits', (secret) => Buffer.from(secret).toString('hex')],
]

describe.each(forms)('a secret %s', (_, write) => {
  test.each(SECRETS)('leaves a trace: %s', (secret) => {
    const text = `{"message":"before ${write(secret)} after"}`
    const isMatched = longSecretPattern(secret).test(text)
    if (secret === SECRETS[0]) expect(isMatched).toBe(true)
    expect(traceOf(secret, false)(searchable(text)) || !isMatched).toBe(true)
  })
})

test('an ordinary answer holds no trace, with line breaks and quotes in it as well', () => {
  const [secret = ''] = SECRETS
  const text = JSON.stringify({ text: 'a "word"\n\tand 100 % of another & more' })
  expect(traceOf(secret, false)(searchable(text))).toBe(false)
})

test('a short secret leaves a trace only letter by letter', () => {
  const text = 'Authorization: Bearer EMPTY'
  expect(shortSecretPattern('EMPTY').test(text)).toBe(true)
  expect(traceOf('EMPTY', true)(searchable(text))).toBe(true)
  expect(traceOf('EMPTY', true)(searchable('an empty answer'))).toBe(false)
})
