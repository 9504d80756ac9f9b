import { expect, test } from 'vitest'
import { runCommandLine } from '../../cli/command.ts'
import { PassThrough } from 'node:stream'

async function listed(...args: readonly string[]): Promise<string> {
  const stdout = new PassThrough()
  const around = { stdout, stderr: new PassThrough(), env: {}, cwd: '/' }
  const code = await runCommandLine(['list', ...args], around)
  expect(code).toBe(0)
  return String(stdout.read())
}

test.each([
  ['clauses', 'C4.1'],
  ['gaps', 'G7.2'],
  ['readings', 'errors.body'],
  ['profiles', 'openai'],
  ['checks', 'core.content-is-string'],
  ['probes', 'core.completion'],
  ['scenarios', 'throughput'],
])('%s are listed, in words and as JSON', async (name, id) => {
  const rows = JSON.parse(await listed(name, '--json')) as readonly { id: string }[]
  expect(rows.map((row) => row.id)).toContain(id)
  const words = await listed(name)
  for (const row of rows) expect(words).toContain(`${row.id}\n`)
})

test('each reading that a profile names is one of its key', async () => {
  const keys = JSON.parse(await listed('readings', '--json')) as readonly {
    id: string
    readings: readonly { readonly name: string }[]
  }[]
  const profiles = JSON.parse(await listed('profiles', '--json')) as readonly {
    readings: readonly string[]
  }[]
  const known = new Set(keys.flatMap(({ id, readings }) => readings.map(({ name }) => `${id} = ${name}`)))
  expect(profiles.flatMap(({ readings }) => readings).filter((reading) => !known.has(reading))).toEqual([])
})

test('readings are listed with meaning, parameters, words, placeholders and an example', async () => {
  const words = await listed('readings')
  expect(words).toContain(
    '  custom: the shape of `schema`, which may be written out in the statement; its message',
  )
  expect(words).toMatch(
    /messagePointer \(JSON pointer \(RFC 6901\), or a list of them, required\): JSON pointer to the message/,
  )
  expect(words).toMatch(/mistakes \(list of words, required; words: missing-model, .*malformed/)
  expect(words).toContain('filled in: {url}, {type}')
  expect(words).toMatch(/toleranceSeconds \(number; default 300\): seconds by which/)
  expect(words).toContain('for the record, no check uses it: a promise about later changes')
  expect(words).toContain('example: {"websocket.auth":{"reading":"subprotocol","prefix":"api-key."}}')
  const keys = JSON.parse(await listed('readings', '--json')) as readonly {
    id: string
    usual: string | null
    readings: readonly { name: string; parameters: readonly object[]; example: object }[]
  }[]
  const registration = keys.find(({ id }) => id === 'webhooks.registration')
  expect(registration?.usual).toBe('manual')
  const rest = registration?.readings.find(({ name }) => name === 'rest')
  expect(rest?.parameters).toContainEqual({
    name: 'body',
    meaning: 'its body',
    type: 'object',
    required: true,
    placeholders: ['{url}', '{type}'],
  })
  expect(rest?.example).toMatchObject({ reading: 'rest', body: { url: '{url}' } })
})
