import { expect, test } from 'vitest'
import { runCommandLine } from '../../cli/command.ts'

async function said(...args: readonly string[]): Promise<{ code: number; text: string }> {
  let text = ''
  const stream = { write: (part: string) => (text += part) }
  const code = await runCommandLine(args, { stdout: stream, stderr: stream, env: {}, cwd: '.' })
  return { code, text }
}

test.each([
  ['tokn-bucket,n=1,rate=1', "unknown family 'tokn-bucket': did you mean 'token-bucket'?"],
  ['fixed-window,n=1,window=1,scop=key', "fixed-window takes no 'scop': did you mean 'scope'?"],
  ['fixed-window,n=1,window=1,unit=bytes', "unknown unit 'bytes': one of requests, tokens"],
  ['fixed-window,n=1', 'fixed-window needs window=TIME'],
])('assay serve --limit %s says in one line what is wrong', async (spec, problem) => {
  const { code, text } = await said('serve', '--limit', 'concurrency,n=1', '--limit', spec)
  expect([code, text]).toEqual([
    2,
    `error: --limit '${spec}': ${problem}
`,
  ])
})

test('the help of assay serve tells of every family of limits', async () => {
  const { text } = await said('serve', '--help')
  for (const family of ['fixed-window', 'sliding-counter', 'token-bucket', 'concurrency']) {
    expect(text).toContain(family)
  }
})
