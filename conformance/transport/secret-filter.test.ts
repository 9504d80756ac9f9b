import { describe, expect, test } from 'vitest'
import { formsOf, secretParts } from './secret-forms.ts'
import { createSecretFilter } from './secret-filter.ts'
import type { Stretch } from './secret-matcher.ts'
import { createSecretSearch } from './secret-search.ts'
import { seededBytes } from './seeded.ts'

const SECRETS = [
  'sk-canary-4f/9+a=Zq',
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  'a3f81c90-77aa-4d1e-b0c5-9d2e41f0c6ab',
]
const BEGINNING_BYTES = 8
const needles = SECRETS.flatMap((secret) => {
  const { plain, letters, base64 } = formsOf(secret)
  return [...plain, ...letters, ...base64.map(({ core }) => core), ...secretParts(secret, [])]
})
const filter = createSecretFilter(needles, BEGINNING_BYTES)
const mayHold = (source: string, inMembers: boolean) =>
  filter.mayHold(source) || (inMembers && filter.suspectMembers(source)?.size !== 0)
const search = createSecretSearch(SECRETS, [])

const FORMS: readonly ((secret: string) => string)[] = [
  (secret) => secret,
  (secret) => secret.toUpperCase(),
  (secret) => Array.from(secret).toReversed().join(''),
  (secret) => Array.from(secret).join('-'),
  (secret) => Array.from(secret).join('\n'),
  (secret) => Buffer.from(secret).toString('hex'),
  (secret) => Buffer.from(`x${secret}yz`).toString('base64'),
  (secret) => Buffer.from(`xy${secret}z`).toString('base64url').replaceAll(/.{7}/g, '$&\n'),
  (secret) => encoded(secret, (code) => `%${hex(code, 2)}`),
  (secret) => encoded(secret, (code) => `\\u${hex(code, 4)}`),
  (secret) => encoded(secret, (code) => `\\\\x${hex(code, 2)}`),
  (secret) => encoded(secret, (code) => `&#${code};`),
  (secret) => encoded(secret, (code) => `&#x${hex(code, 2)};`),
  (secret) => secret.slice(5, 17),
]

function encoded(text: string, write: (code: number) => string): string {
  return Array.from(text, (letter) => write(letter.charCodeAt(0))).join('')
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0')
}

// Up to 31 characters, which depend on the name alone.
function noise(name: string): string {
  const [count = 0, ...bytes] = seededBytes(name)
  return String.fromCharCode(...bytes.slice(0, count % bytes.length).map((byte) => 32 + (byte % 95)))
}

describe('a source that holds a secret is never ruled out', () => {
  test.each(SECRETS)('%s, in each form, amid other characters', (secret) => {
    for (const form of FORMS)
      for (let round = 0; round < 20; round += 1) {
        const source = `${noise(`before ${round}`)} ${form(secret)} ${noise(`after ${round}`)}`
        const found = search(source, 'text')
        expect(mayHold(source, false), source).toBe(true)
        expect([...(found?.hits ?? []), ...(found?.parts ?? [])], source).not.toEqual([])
      }
  })

  test.each(SECRETS)('%s, cut off by the end of a body', (secret) => {
    expect(mayHold(`... ${secret.slice(0, BEGINNING_BYTES)}`, true)).toBe(true)
    expect(search(`... ${secret.slice(0, BEGINNING_BYTES + 1)}`, 'body')?.hits).not.toEqual([])
  })

  test.each(SECRETS)('%s, in pieces in one member of many events', (secret) => {
    for (const pieceChars of [1, 2, 3, 5]) {
      const pieces = secret.match(new RegExp(`.{1,${pieceChars}}`, 'gs')) ?? []
      const body = pieces
        .map((piece) => `data: {"role":"assistant","content":${JSON.stringify(piece)},"index":0}\n\n`)
        .join('')
      expect(mayHold(body, true)).toBe(true)
      expect(search(body, 'body')?.hits, body).not.toEqual([])
    }
  })
})

test('ordinary sources are ruled out, so that most are not searched', () => {
  const text = 'A service that speaks of keys, tokens and 4f digits, again and again. '.repeat(50)
  const events = Array.from(text, (letter) => `data: {"content":${JSON.stringify(letter)}}\n\n`).join('')
  expect(mayHold(text, true)).toBe(false)
  expect(mayHold(events, true)).toBe(false)
})

function names(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `m${at}`)
}

/** The stretches of a body that are hidden. */
function hidden(body: string): readonly Stretch[] {
  const found = search(body, 'body')
  return [...(found?.hits ?? []).flatMap(({ stretches }) => stretches), ...(found?.parts ?? [])]
}

describe('a body with very many members', () => {
  const [secret = ''] = SECRETS
  const events = (members: readonly string[]) =>
    Array.from(secret, (letter) =>
      members.map((member) => `data: {${JSON.stringify(member)}:${JSON.stringify(letter)}}\n\n`).join(''),
    ).join('')
  const ordinary = `{${names(1000)
    .map((name) => `"${name}":"an ordinary text"`)
    .join(',')}}\n`

  test('shows all where none of them holds a secret', () => {
    // Four letters of it stand in a secret.
    expect(mayHold(ordinary, true)).toBe(true)
    expect(hidden(ordinary)).toEqual([])
  })

  test('hides a secret in pieces in the last of them, and nothing else', () => {
    const body = ordinary + events(['beyond'])
    const found = search(body, 'body')
    expect(found?.hits.length).toBeGreaterThan(0)
    expect(hidden(body).filter(({ start }) => start < ordinary.length)).toEqual([])
    const shown = Array.from(body)
    for (const { start, end } of hidden(body)) shown.fill('*', start, end)
    expect(shown.join('').match(/(?<="beyond":")[^"]/g)).toEqual(Array.from(secret, () => '*'))
  })

  test('hides a secret in pieces in each of many', () => {
    const body = events(names(5500))
    const shown = Array.from(body)
    for (const { start, end } of hidden(body)) shown.fill('*', start, end)
    expect(new Set(shown.join('').match(/(?<=":")[^"]/g))).toEqual(new Set(['*']))
  })

  test('is hidden whole where they are too many to tell', () => {
    expect(
      search(
        `{${names(20_001)
          .map((name) => `"${name}":"x"`)
          .join(',')}}`,
        'body',
      ),
    ).toBeNull()
  })
})

test('a secret of hardly any letters is searched for everywhere', () => {
  const find = createSecretSearch(['+/+/+/==--'], [])
  expect(find('a +/+/+/==-- b', 'text')?.hits).toHaveLength(1)
})
