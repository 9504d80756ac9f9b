import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CliError } from './errors.ts'
import { traceAt } from './load-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-trace-file-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function problemWith(path: string): CliError {
  try {
    traceAt(path, folder)
  } catch (error) {
    if (error instanceof CliError) return error
    throw error
  }
  throw new Error(`${path} was read`)
}

test('a trace is read from the folder of the user', () => {
  writeFileSync(join(folder, 'good.csv'), 'timestamp,input_length,output_length\n0,8,9\n')
  expect(traceAt('good.csv', folder)).toEqual([{ atUs: 0, promptTokens: 8, outputTokens: 9, blocks: [] }])
})

test('a file that is not a trace is a usage error with its line and name', () => {
  writeFileSync(
    join(folder, 'bad.ndjson'),
    '{"timestamp":0,"input_length":8,"output_length":9}\n{"timestamp":\n',
  )
  const { code, message } = problemWith('bad.ndjson')
  expect([code, message]).toEqual(['usage', 'line 2 of the trace is not JSON (--trace bad.ndjson)'])
})

test('a file that is not there is unreadable, in plain words', () => {
  const { code, message } = problemWith('none.csv')
  expect([code, message]).toEqual([
    'unreadable',
    expect.stringMatching(/^cannot read the trace .*none\.csv: there is no such file$/),
  ])
})
