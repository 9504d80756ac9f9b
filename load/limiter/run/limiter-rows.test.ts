import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf, rowOf } from '../../rows/row-fixture.ts'
import { readLimiterRows } from './limiter-rows.ts'
import { stageOf } from '../stage-fixture.ts'

const REQUEST = { key: 'a', source: '1', kind: 'chat', tokens: 5, stage: stageOf('001 serial'), atMs: 0 }

test('requests that were sent again are counted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-limiter-rows-'))
  try {
    const path = join(folder, 'rows.ndjson')
    const rows = [rowOf({ i: 0, ask: REQUEST }), rowOf({ i: 1, ask: REQUEST, resent: true })]
    writeFileSync(path, fileOf(rows))
    expect(await readLimiterRows(path, [])).toMatchObject({ problem: null, resent: 1 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
