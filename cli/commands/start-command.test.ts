import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startReference } from '../../reference/server.ts'
import { runCommandLine } from '../command.ts'

test('a Ctrl-C while results are printed does not end the command silently', async () => {
  const gone = await startReference({})
  await gone.close()
  const out = mkdtempSync(join(tmpdir(), 'assay-start-'))
  const before = process.listenerCount('SIGINT')
  const heardBy: number[] = []
  let said = ''
  const stdout = {
    write: (text: string): void => {
      heardBy.push(process.listenerCount('SIGINT') - before)
      if (said === '') process.emit('SIGINT')
      said += text
    },
  }
  const context = { stdout, stderr: { write: () => true }, env: {}, cwd: out }
  try {
    const code = await runCommandLine(['start', gone.baseUrl, '--out', out], context)
    expect([code, said]).toEqual([130, expect.stringMatching(/report: .*report\.html\nnext: .*\n$/)])
    expect(new Set(heardBy)).toEqual(new Set([1]))
    expect(JSON.parse(readFileSync(join(out, 'run.json'), 'utf8'))).toMatchObject({ exitCode: 3 })
    expect(process.listenerCount('SIGINT')).toBe(before)
  } finally {
    rmSync(out, { recursive: true })
  }
})
