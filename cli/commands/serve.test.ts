import { expect, test } from 'vitest'
import { serveCommand } from './serve.ts'

test('the usage names every option that the help speaks of, --json too', () => {
  const [usage = '', ...rest] = serveCommand.help.split('\n\n')
  const spokenOf = rest.join('\n').match(/--[a-z][a-z-]*/g) ?? []
  expect(spokenOf).toContain('--json')
  for (const option of spokenOf) expect(usage).toContain(`[${option}`)
})
