import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startReference } from '../../reference/server.ts'
import { assayHere } from '../fixtures/command-here.ts'
import { patchesNamed, PLAIN } from '../fixtures/explored.ts'
import { answerCompletion, answerJson, onSmallServer, SMALL_KEY } from '../fixtures/small-server.ts'

test('the command writes a draft that the next command takes, and keeps one that is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-explore-'))
  const { close, baseUrl, key } = await startReference({
    patches: patchesNamed('missing-key-403-plain'),
    ...PLAIN,
  })
  try {
    const args = ['explore', baseUrl, '--out', 'ours.jsonc']
    const explored = await assayHere(args, folder, { ASSAY_KEY: key })
    expect([explored.code, explored.stderr]).toEqual([
      0,
      expect.stringContaining('exploring; at most 220 requests'),
    ])
    expect(explored.stdout).toMatch(/errors\.missingKey +403 +unusual \(profile openai: [^)]+\) core\.auth\//)
    expect(explored.stdout).toContain('questions that only you can answer')
    const draft = readFileSync(join(folder, 'ours.jsonc'), 'utf8')
    expect(draft).toContain('"$schema": "./assay-statement.schema.json"')
    expect(readFileSync(join(folder, 'assay-statement.schema.json'), 'utf8')).toContain('errors.missingKey')
    expect(draft + explored.stdout + explored.stderr).not.toContain(key)
    const checked = await assayHere(
      ['check', baseUrl, '--statement', 'ours.jsonc', '--only', 'core.auth-none-exact', '--out', 'run'],
      folder,
      { ASSAY_KEY: key },
    )
    expect(checked.code).toBe(0)
    const again = await assayHere(args, folder, { ASSAY_KEY: key })
    expect([again.code, again.stderr]).toEqual([
      2,
      expect.stringMatching(/ours\.jsonc exists already: name another file/),
    ])
    const broken = await assayHere(['explore', baseUrl, '--out', 'no/such/ours.jsonc'], folder, {
      ASSAY_KEY: key,
    })
    expect([broken.code, broken.stderr]).toEqual([
      2,
      expect.stringMatching(/no\/such.*: its folder is missing or not writable/),
    ])
    const wrongKey = await assayHere(
      ['explore', baseUrl, '--model', 'assay-reference-1', '--out', 'other.jsonc'],
      folder,
      { ASSAY_KEY: 'sk-wrong-key-of-nobody' },
    )
    expect([wrongKey.code, wrongKey.stderr]).toEqual([
      3,
      expect.stringMatching(/no draft was written: .*401/),
    ])
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('without enough time for the limit of the target, no draft is written, however slow the limit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-explore-'))
  const args = ['--model', 'small']
  let accepted = 0
  try {
    await onSmallServer(
      (call) => {
        if (call.request.method === 'POST' && (accepted += 1) <= 3) return answerCompletion(call)
        call.response.setHeader('retry-after', '100000')
        answerJson(call, 429, { error: { message: 'too many', type: 'rate_limit', param: null, code: null } })
      },
      async ({ baseUrl }) => {
        const env = { ASSAY_KEY: SMALL_KEY }
        const explored = await assayHere(['explore', baseUrl, ...args, '--out', 'd.jsonc'], folder, env)
        expect([explored.code, explored.stderr]).toEqual([
          3,
          expect.stringMatching(/no draft was written: a limit .* hours, longer than the run may last/),
        ])
        expect(explored.stderr).not.toContain('--max-minutes')
        expect(existsSync(join(folder, 'd.jsonc'))).toBe(false)
        accepted = 0
        await assayHere(['check', baseUrl, ...args, '--out', 'run'], folder, env)
        const run: unknown = JSON.parse(readFileSync(join(folder, 'run/run.json'), 'utf8'))
        expect(run).toHaveProperty('isTimeOver', true)
      },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
