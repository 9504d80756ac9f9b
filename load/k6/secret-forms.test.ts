/** Tests that the Go tests of the k6 extension use the same encodings of keys as `secret-forms.ts`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { secretForms } from '../../conformance/codec/secret-forms.ts'

const KEYS = ['sk-owner/"AbCdEf"+0123456789', 'sk-finder-ZyXwVu-9876543210', 'sk-late-QqWwEe-5566778899']

test('the forms in the tests of the extension are those of the table', () => {
  const path = join(import.meta.dirname, 'assay', 'testdata', 'secret-forms.json')
  const forms: unknown = JSON.parse(readFileSync(path, 'utf8'))
  expect(forms).toEqual(Object.fromEntries(KEYS.map((key) => [key, secretForms(key)])))
})
