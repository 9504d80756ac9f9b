import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommandLine } from '../dispatch.ts'

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string }

async function ended(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const said = { stdout: '', stderr: '' }
  const into = (name: 'stdout' | 'stderr') => ({ write: (text: string) => (said[name] += text) })
  const code = await runCommandLine(args, { stdout: into('stdout'), stderr: into('stderr'), env, cwd: '.' })
  return { code, ...said }
}

test.each([
  ['a command', ['assay', 'comp'], 'compare completion'],
  ['an option of a command', ['assay', 'check', 'URL', '--base'], '--baseline --baseline-update'],
  ['an option of a command of two words', ['assay', 'load', 'merge', '--pl'], '--plan'],
  ['the words of an option', ['assay', 'check', '--receiver', ''], 'loopback off'],
])('bash completes %s', async (_name, words, offered) => {
  const { stdout } = await ended(['completion', 'bash'])
  const typed = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}`
  const script = `${stdout}\n${typed}\n_assay\necho "\${COMPREPLY[@]}"`
  expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim()).toBe(offered)
})

test('fish gets the options of each command, and another shell is a usage error', async () => {
  const { stdout } = await ended(['completion', 'fish'])
  expect(stdout).toContain("'__fish_seen_subcommand_from check' -l receiver -r -a 'loopback off'\n")
  expect(await ended(['completion', 'tcsh'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('bash, zsh or fish'),
  })
})

test('--quiet leaves results and errors', async () => {
  const out = mkdtempSync(join(tmpdir(), 'assay-quiet-'))
  const only = ['check', 'reference', '--only', 'core.models-listed', '--out', out]
  const [loud, silent] = [await ended(only), await ended([...only, '--quiet'])]
  expect(loud.stderr).toContain('requests')
  expect(silent).toMatchObject({ code: 0, stderr: '' })
  expect(silent.stdout).toContain('CONFORMANT')
  rmSync(out, { recursive: true })
  expect((await ended(['check', '--quiet'])).stderr).toMatch(/^error: /)
})
