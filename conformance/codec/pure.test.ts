import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { secretForms } from './secret-forms.ts'

test('the forms of secrets need nothing that k6 lacks', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'secret-forms.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'forms',
    platform: 'neutral',
    write: false,
  })
  const context = createContext({ secret: 'sk-é/"+😀\ud800-0123456789' })
  runInContext('delete String.prototype.toWellFormed', context)
  runInContext(outputFiles[0]?.text ?? expect.unreachable(), context)
  const forms: unknown = JSON.parse(
    String(runInContext('JSON.stringify(forms.secretForms(secret))', context)),
  )
  expect(forms).toEqual(secretForms('sk-é/"+😀\ud800-0123456789'))
})
