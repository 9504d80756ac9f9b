import { expect, test } from 'vitest'
import { buildKey, requireGo } from './build-k6.ts'
import { LoadError } from '../load-error.ts'

const SOURCES = [
  { path: 'main.go', text: 'package main\n' },
  { path: 'go.mod', text: 'module m\n' },
]

test('the key of a build does not depend on the order of its files', () => {
  expect(buildKey(SOURCES.toReversed(), 'go1.25.3')).toBe(buildKey(SOURCES, 'go1.25.3'))
  expect(buildKey(SOURCES, 'go1.25.3')).toMatch(/^[0-9a-f]{20}$/)
})

test.each([
  ['another Go', SOURCES, 'go1.25.4'],
  ['a changed file', [{ path: 'main.go', text: 'package main // x\n' }, SOURCES[1]!], 'go1.25.3'],
  ['a file more', [...SOURCES, { path: 'x.go', text: '' }], 'go1.25.3'],
  ['a renamed file', [{ path: 'a.go', text: 'package main\n' }, SOURCES[1]!], 'go1.25.3'],
])('%s gives another key', (_name, sources, go) => {
  expect(buildKey(sources, go)).not.toBe(buildKey(SOURCES, 'go1.25.3'))
})

test.each([
  ['go version go1.25.0 linux/amd64', 'go1.25.0'],
  ['go version go1.26.8 linux/amd64', 'go1.26.8'],
  ['go version go2.0 linux/amd64', 'go2.0'],
  ['go version devel go1.27-abcdef linux/amd64', 'go1.27-abcdef'],
])('%s will do', (line, version) => {
  expect(requireGo(line)).toBe(version)
})

test.each([
  [
    null,
    /needs Go >= 1\.25 .*found no "go" command\. Without Go, install @\S+ of the same version and commit, or name a k6 \(--k6 or ASSAY_K6\): see docs\/ci\.md/,
  ],
  ['go version go1.24.9 linux/amd64', /needs Go >= 1\.25 .*found go1\.24\.9/],
  ['something else', /found "something else"/],
])('%s is refused', (line, message) => {
  const check = (): unknown => requireGo(line)
  expect(check).toThrow(LoadError)
  expect(check).toThrow(message)
})
