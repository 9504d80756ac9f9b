import { expect, test } from 'vitest'
import { LoadError } from '../load-error.ts'
import { checkTarget } from './load-target.ts'

const LOCAL = { baseUrl: 'http://127.0.0.1:8000', model: 'm', key: null }

test.each([
  ['http://127.0.0.1:8000', 'http://127.0.0.1:8000/v1/chat/completions'],
  ['http://localhost:8000/', 'http://localhost:8000/v1/chat/completions'],
  ['http://[::1]:8000/api/', 'http://[::1]:8000/api/v1/chat/completions'],
  ['http://127.9.9.9:8000/v1', 'http://127.9.9.9:8000/v1/chat/completions'],
  ['http://127.0.0.1:8000/v1/?a=b#c', 'http://127.0.0.1:8000/v1/chat/completions'],
])('%s is loaded at %s', (baseUrl, url) => {
  expect(checkTarget({ ...LOCAL, baseUrl }, false).completionsUrl).toBe(url)
})

test.each([
  'https://api.example.com',
  'http://10.0.0.1',
  'http://127.0.0.1.example.com',
  'http://localhost.example.com',
  'http://0.0.0.0',
])('%s needs the word of the user', (baseUrl) => {
  expect(() => checkTarget({ ...LOCAL, baseUrl }, false)).toThrow(
    expect.objectContaining({ code: 'remote-target' }),
  )
  expect(() => checkTarget({ ...LOCAL, baseUrl }, true)).not.toThrow()
})

test.each([
  [{ baseUrl: 'nonsense' }, /is not a URL/],
  [{ baseUrl: 'ftp://127.0.0.1' }, /not an http or https/],
  [{ model: '' }, /model must be named/],
  [{ key: '' }, /key is empty/],
  [{ key: 'a\nb' }, /header cannot carry/],
])('%o is refused', (part, message) => {
  const check = (): unknown => checkTarget({ ...LOCAL, ...part }, true)
  expect(check).toThrow(LoadError)
  expect(check).toThrow(message)
})

test('credentials in the URL are refused without being repeated', () => {
  const baseUrl = 'http://u:hunter2@127.0.0.1'
  const check = (): unknown => checkTarget({ ...LOCAL, baseUrl }, true)
  expect(check).toThrow(/must not carry credentials/)
  expect(check).not.toThrow(/hunter2/)
})
