import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeZip } from '../../certificate/bundle-file.ts'
import { runCommandLine } from '../../cli/command.ts'
import { bundleOf, CERTIFIER, STATEMENT } from './bundle-fixture.ts'
import { tampered } from './tamper.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-registry-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function build(...more: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const said = { stdout: '', stderr: '' }
  const code = await runCommandLine(['verify', folder, ...more], {
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
    env: {},
    cwd: folder,
  })
  return { code, ...said }
}

function named(name: string): string {
  return STATEMENT.replace('A short statement', name)
}

test('vendors stand in one table, hostile names escaped, bundles linked, and what does not verify is named', async () => {
  const good = await bundleOf(null, named('Fine <script>alert(1)</script> Ltd'))
  const faulty = await bundleOf('content-null', named('Other'))
  writeFileSync(join(folder, 'fine & co.assay.zip'), await writeZip(good))
  writeFileSync(join(folder, 'other.assay.zip'), await writeZip(faulty))
  writeFileSync(join(folder, 'notes.txt'), 'not a certificate')
  mkdirSync(join(folder, 'keys'))
  writeFileSync(
    join(folder, 'keys', 'certifier.pem'),
    CERTIFIER.publicKey.export({ type: 'spki', format: 'pem' }),
  )
  writeFileSync(join(folder, 'keys', 'lab.pem'), CERTIFIER.publicKey.export({ type: 'spki', format: 'pem' }))
  const { stdout, ...ended } = await build()
  expect(ended).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(
    /^fine & co\.assay\.zip: CONFORMANT in .*; signed by certifier or lab\nother\.assay\.zip: NON-CONFORMANT, .*\n$/,
  )
  expect(existsSync(join(folder, 'index.html'))).toBe(false)
  expect(await build('--page')).toMatchObject({ code: 0, stderr: '' })
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  expect(page).toContain('href="./fine%20%26%20co.assay.zip"')
  expect(page).toContain('Fine &lt;script&gt;')
  expect(page).not.toContain('<script>')
  expect(page).toMatch(/signed by certifier or lab/)
  expect(page).toMatch(/declared unsupported by the statement/)
  expect(page).toMatch(
    /CONFORMANT in core, sse only \(2 of 6 capabilities\): &quot;Fine .* at http:[^,]* \(on the machine of whoever ran Assay: nobody else can reach it there\), under the Conversational AI Service Interface, profile openai \(Assay [\d.]+\); \d+ of \d+ checks passed, .*; \d+ of \d+ core checks judged; in one run of \d{4}-\d\d-\d\d.*left open: nothing was required of \d+ checks? on \d+ points?, .*cors/,
  )
  expect(page).toMatch(
    /rules: \d+ of the judged checks rest on the interface itself, 0 .* \(0 readings\), \d+ .*, which OpenAI has not endorsed\)/,
  )
  expect(page).toMatch(/Assay: registry, \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
  expect(page).toMatch(/NON-CONFORMANT/)
  expect(page).toMatch(/failed: core\.[a-z-]+/)
  expect(page).toContain('&quot;Other&quot;')

  rmSync(join(folder, 'keys'), { recursive: true })
  writeFileSync(
    join(folder, 'unsigned.assay.zip'),
    await writeZip(tampered(faulty, { care: 'rehashed', key: null, edit: () => {} })),
  )
  const { stderr } = await build('--page')
  expect(stderr).toMatch(/other\.assay\.zip is not signed by a known key/)
  expect(stderr).toMatch(/unsigned\.assay\.zip is not signed by a known key\. .*keys\/NAME\.pem/)
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(
    'unsigned: anybody could have made this certificate',
  )
  rmSync(join(folder, 'unsigned.assay.zip'))
  const unknown = readFileSync(join(folder, 'index.html'), 'utf8')
  expect(unknown).toMatch(/its run says CONFORMANT/)
  expect(unknown).not.toMatch(/class="good"/)

  const forged = tampered(faulty, {
    care: 'rehashed',
    key: null,
    edit: ({ json }) => json('run.json', (run) => Object.assign(run, { outcome: 'conformant', exitCode: 0 })),
  })
  writeFileSync(join(folder, 'other.assay.zip'), await writeZip(forged))
  const second = await build('--page')
  expect(second.code).toBe(3)
  expect(second.stderr).toMatch(/other\.assay\.zip is refused: run\.json: outcome is not what follows/)
  const after = readFileSync(join(folder, 'index.html'), 'utf8')
  expect(after).toMatch(/<h2>Refused<\/h2>/)
  expect(after).not.toMatch(/NON-CONFORMANT/)
})
