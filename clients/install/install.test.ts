import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { prepareClients, storageProblem } from './prepare-clients.ts'
import { differingJar } from './recipes.ts'
import { failureLine, installEnvironment } from './recipes.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-install-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('an installation gets the variables for registries and tools, and no keys', () => {
  const env = {
    PATH: '/bin',
    PIP_INDEX_URL: 'x',
    npm_config_registry: 'y',
    HTTPS_PROXY: 'z',
    ASSAY_KEY: 'k',
    OPENAI_API_KEY: 'k',
  }
  expect(Object.keys(installEnvironment(env))).toEqual([
    'PATH',
    'PIP_INDEX_URL',
    'npm_config_registry',
    'HTTPS_PROXY',
  ])
})

test('the message about a failed tool quotes the line with the reason', () => {
  const output =
    'Collecting openai\nERROR: No matching distribution found for openai\n[notice] a new release is out\n'
  expect(failureLine({ code: 1, isMissing: false, output })).toBe(
    'ERROR: No matching distribution found for openai',
  )
  expect(failureLine({ code: 1, isMissing: false, output: '' })).toBe('it printed nothing')
})

test('an archive that is changed, missing or strange is named', () => {
  const jars = mkdtempSync(join(folder, 'jars-'))
  writeFileSync(join(jars, 'a.jar'), 'a')
  const digest = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'
  expect(differingJar(jars, `${digest}  a.jar\n`)).toBeNull()
  expect(differingJar(jars, `${digest.replace('ca', 'cb')}  a.jar\n`)).toBe('a.jar')
  expect(differingJar(jars, `${digest}  a.jar\n${digest}  b.jar\n`)).toBe('b.jar')
  writeFileSync(join(jars, 'c.jar'), 'c')
  expect(differingJar(jars, `${digest}  a.jar\n`)).toBe('c.jar')
})

describe('a cache that cannot be written', () => {
  test('is named in the error, and its language has no program', async () => {
    const cache = join(folder, 'file')
    writeFileSync(cache, '')
    const [program] = await prepareClients(['node'], { onProgress: () => undefined, cache })
    expect(program).toMatchObject({
      kind: 'missing',
      reason: `${cache}/clients cannot be written (ENOTDIR): make it a folder (the openai library for JavaScript was not run)`,
    })
  })

  test.each([
    ['EACCES', 'make it writable'],
    ['EROFS', 'make it writable'],
    ['ENOSPC', 'free space on its disk'],
  ])('because of %s: %s', (code, remedy) => {
    const problem = storageProblem(Object.assign(new Error('x'), { code }), '/cache')
    expect(problem?.message).toBe(`/cache cannot be written (${code}): ${remedy}`)
  })

  test('is not the reason for other errors', () => {
    expect(storageProblem(new TypeError('x'), '/cache')).toBeNull()
    expect(storageProblem(Object.assign(new Error('x'), { code: 'ENOENT' }), '/cache')).toBeNull()
  })
})

describe('a machine without the tools of a language', () => {
  test('gets a message about the missing tool and how to install it', async () => {
    const path = process.env['PATH']
    process.env['PATH'] = folder
    try {
      const programs = await prepareClients(['python', 'go', 'java'], { onProgress: () => undefined })
      expect(programs).toMatchObject([
        {
          kind: 'missing',
          reason: expect.stringMatching(
            /^Python is missing \(no "python3" on the PATH\): install Python >= 3\.11 with pip/,
          ),
        },
        { kind: 'missing', reason: expect.stringMatching(/^Go is missing .*install Go >= 1\.26/) },
        {
          kind: 'missing',
          reason: expect.stringMatching(/^Java is missing .*install a JDK >= 17 and Maven/),
        },
      ])
    } finally {
      process.env['PATH'] = path
    }
  })
})
