import { validateAction, validateWorkflow } from '@action-validator/core'
import { validate } from 'dockerfile-utils'
import { execFile, spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import manifest from '../../package.json' with { type: 'json' }
import { goEnvironment } from '../../load/runner/environment.ts'
import { faults } from '../faults/index.ts'
import { startReference } from '../../reference/server.ts'
import { isBrief } from '../sampling/sampled-cases.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const ci = read('docs/ci.md')
const tarball = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`
const folder = mkdtempSync(join(tmpdir(), 'assay-ci-'))
const faulty = await startReference({ patches: faults.filter(({ id }) => id === 'content-null') })
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await faulty.close()
})

type Step = {
  readonly id?: string
  readonly uses?: string
  readonly run?: string
  readonly env?: Record<string, string>
}
type Action = {
  readonly inputs: Record<string, { readonly default?: string }>
  readonly runs: { readonly steps: readonly Step[] }
}
const action = parse(read('action.yml')) as Action

function example(section: string): string {
  const found = new RegExp(`^## ${section}\\n[^]*?\`\`\`\\w+\\n([^]*?)\`\`\``, 'm').exec(ci)?.[1]
  if (found === undefined) throw new Error(`docs/ci.md has no example under ${section}`)
  return found
}

/** Creates a folder for PATH where `assay` runs this checkout and `npm` installs nothing. */
function binFolder(): string {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(
    join(bin, 'assay'),
    `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'cli', 'main.ts')}' "$@"\n`,
    {
      mode: 0o755,
    },
  )
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "$@" >> "$NPM_CALLS"\n', { mode: 0o755 })
  symlinkSync(process.execPath, join(bin, 'node'))
  return bin
}
const bin = binFolder()

type Ended = { readonly code: number; readonly text: string }

function shell(script: string, cwd: string, env: Record<string, string>): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const path = `${bin}:${process.env['PATH'] ?? ''}`
  const all = { PATH: path, HOME: folder, NPM_CALLS: join(folder, 'npm.txt'), ...env }
  // As GitHub runs a step with `shell: bash`.
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script]
  const child = execFile('bash', args, { cwd, env: all, timeout: 100_000 }, (_error, stdout, stderr) =>
    resolve({ code: child.exitCode ?? -1, text: stdout + stderr }),
  )
  return promise
}

test.skipIf(isBrief)(
  'the shell example of docs/ci.md turns a service with a known failure green',
  async () => {
    writeFileSync(join(folder, tarball), 'a tarball')
    const script = example('Shell').replace('export ASSAY_KEY=...\n', '')
    // One check is enough, and four times as fast.
    const narrow = script.replaceAll(
      '--out results',
      '--out results --only core.content-is-string,core.post-completes',
    )
    const reasons = `sed -i 's/Why is this accepted. Write it here./an old parser/' known-failures.json`
    const env = {
      ASSAY_KEY: faulty.key,
      BASE_URL: faulty.baseUrl,
      MODEL: faulty.model,
      ASSAY_SHA256: hash('sha256', 'a tarball'),
    }
    const { code, text } = await shell(
      narrow.replaceAll(/^(.*--baseline-update)$/gm, `$1 || true\n${reasons}`),
      folder,
      env,
    )
    expect({ code, text }).toMatchObject({
      code: 0,
      text: expect.stringContaining('1 known failure accepted'),
    })
    expect(readFileSync(join(folder, 'npm.txt'), 'utf8')).toContain(`./${tarball}`)
  },
)

describe('action.yml', () => {
  test('is valid by the published schema, installs no package by name, and pins the actions that it uses', () => {
    expect(validateAction(read('action.yml')).errors).toEqual([])
    expect(action.inputs['package']?.default).toBe('')
    const used = action.runs.steps.flatMap(({ uses }) => uses ?? [])
    expect(used).toHaveLength(2)
    for (const name of used) expect(name).toMatch(/@[0-9a-f]{40}$/)
  })

  test('no input is part of a command: each goes through the environment of its step', () => {
    const scripts = action.runs.steps.flatMap(({ run }) => run ?? [])
    expect(scripts.length).toBeGreaterThan(3)
    for (const script of scripts) expect(script).not.toMatch(/\$\{\{|\beval\b/)
    expect(read('action.yml')).not.toMatch(/secrets\./)
  })

  test('the key is in the steps alone that send requests', () => {
    const holders = action.runs.steps.filter(({ env }) => JSON.stringify(env ?? {}).includes('inputs.key'))
    expect(holders.map(({ id }) => id)).toEqual(['check', 'load'])
  })

  test.each([
    [2, 'another digest', '0'.repeat(64), /::error title=Assay::the SHA-256 of given\.tgz is [0-9a-f]{64}/],
    [0, 'its digest', hash('sha256', 'a tarball'), /^$/],
  ])('exit %i for a tarball with %s', async (code, _name, SHA256, text) => {
    writeFileSync(join(folder, 'given.tgz'), 'a tarball')
    const env = { PACKAGE: 'given.tgz', SHA256, RUNNER_TEMP: folder, GITHUB_OUTPUT: join(folder, 'out.txt') }
    const ended = await shell(stepOf('install').run ?? '', folder, env)
    expect(ended).toEqual({ code, text: expect.stringMatching(text) })
  })

  test('a usage error is an annotation, and no run of before counts for it', async () => {
    const [out, output] = ['usage', join(folder, 'usage.txt')]
    mkdirSync(join(folder, out))
    writeFileSync(join(folder, out, 'run.json'), '{"outcome":"conformant"}')
    const env = {
      ...noInputs(),
      ASSAY: join(bin, 'assay'),
      OUT: out,
      BASE_URL: faulty.baseUrl,
      GITHUB_OUTPUT: output,
    }
    const ended = await shell(stepOf('check').run ?? '', folder, {
      ...env,
      GITHUB_ACTIONS: 'true',
      ARGUMENTS: '--modle\nx',
    })
    expect(ended).toEqual({
      code: 0,
      text: expect.stringMatching(/^::error title=assay::.*--modle.*--model/m),
    })
    expect(readFileSync(output, 'utf8')).toContain('outcome=none\nexit-code=2\n')
  })

  test.skipIf(isBrief)(
    'its steps judge a service, write outputs, annotations and the summary, and end with the exit code',
    async () => {
      const files = {
        GITHUB_OUTPUT: join(folder, 'output.txt'),
        GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
      }
      for (const path of Object.values(files)) writeFileSync(path, '')
      const env = {
        ...files,
        ...noInputs(),
        GITHUB_ACTIONS: 'true',
        RUNNER_TEMP: folder,
        ASSAY_KEY: faulty.key,
        ASSAY: join(bin, 'assay'),
        BASE_URL: faulty.baseUrl,
        MODEL: faulty.model,
        OUT: 'action $(touch injected)',
        ARGUMENTS: '--only\ncore.content-is-string\n',
      }
      const checked = await shell(stepOf('check').run ?? '', folder, env)
      expect(checked).toMatchObject({ code: 0 })
      expect(checked.text).toMatch(/^::error title=core\.content-is-string::/m)
      const output = readFileSync(files.GITHUB_OUTPUT, 'utf8')
      expect(output).toContain(
        'outcome=non-conformant\nexit-code=1\nreport=action $(touch injected)/report.html\n',
      )
      expect(readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')).toMatch(/^## Assay: NON-CONFORMANT/)
      const last = action.runs.steps.at(-1)?.run ?? ''
      expect((await shell(last, folder, { CHECK: '1', LOAD: '' })).code).toBe(1)
      expect((await shell(last, folder, { CHECK: '0', LOAD: '3' })).code).toBe(3)
      expect((await shell(last, folder, { CHECK: '0', LOAD: '' })).code).toBe(0)
    },
  )
})

function noInputs(): Record<string, string> {
  return Object.fromEntries(Object.keys(stepOf('check').env ?? {}).map((name) => [name, '']))
}

function stepOf(id: string): Step {
  const step = action.runs.steps.find((one) => one.id === id)
  if (step === undefined) throw new Error(`no step ${id}`)
  return step
}

test('the GitHub example of docs/ci.md is a valid workflow and uses inputs that exist', () => {
  const text = example('GitHub').replace('OWNER/assay@COMMIT', `owner/assay@${'0'.repeat(40)}`)
  expect(validateWorkflow(`name: x\n${text}`).errors).toEqual([])
  const job = parse(text) as {
    jobs: { conformance: { steps: readonly (Step & { with?: Record<string, string> })[] } }
  }
  const own = job.jobs.conformance.steps.filter(({ uses }) => uses?.startsWith('owner/assay') === true)
  const given = own.flatMap((step) => Object.keys(step.with ?? {}))
  expect(given.length).toBeGreaterThan(0)
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(given))
})

// actionlint reads the action only from the folder of its repository. Where Go's cache is empty, Go compiles actionlint first.
const ACTIONLINT_DEADLINE_MS = 300_000
test.skipIf(isBrief).each([
  [0, 'base-url:', ''],
  [1, 'bsae-url:', 'input "bsae-url" is not defined in action "Assay"'],
])(
  'actionlint ends with %i for the release and the GitHub example with %s',
  { timeout: ACTIONLINT_DEADLINE_MS },
  (status, input, says) => {
    const own = join(folder, `repository-${status}`)
    const workflows = join(own, '.github', 'workflows')
    for (const path of [workflows, join(own, '.git')]) mkdirSync(path, { recursive: true })
    writeFileSync(join(own, 'action.yml'), read('action.yml'))
    writeFileSync(join(workflows, 'release.yml'), read('.github/workflows/release.yml'))
    const text = example('GitHub').replace('OWNER/assay@COMMIT', './').replace('base-url:', input)
    writeFileSync(join(workflows, 'own.yml'), text)
    const names = ['release.yml', 'own.yml'].map((name) => join(workflows, name))
    const args = ['-C', join(root, 'test', 'actionlint'), 'tool', 'actionlint', ...names]
    const env = goEnvironment(process.env)
    const ended = spawnSync('go', args, { encoding: 'utf8', env, timeout: ACTIONLINT_DEADLINE_MS })
    expect(ended).toMatchObject({ status, stdout: expect.stringContaining(says) })
  },
)

test.each(['GitLab', 'Azure', 'CircleCI'])('the %s example is YAML', (name) => {
  expect(parse(example(name))).toBeTypeOf('object')
})

test('every example compares the digest of the tarball of this version before it runs', () => {
  for (const name of ['Shell', 'GitLab', 'Jenkins', 'Azure', 'CircleCI']) {
    const text = example(name)
    expect(text.indexOf('sha256sum --check'), name).toBeGreaterThan(0)
    expect(text.indexOf(`./${tarball}`), name).toBeGreaterThan(text.indexOf('sha256sum --check'))
  }
})

test('no page names a package outside of the scope of this one, or a tarball of another version', () => {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  const [scope = ''] = manifest.name.split('/')
  for (const page of ['README.md', 'action.yml', 'Dockerfile', ...docs.map((name) => `docs/${name}`)]) {
    const text = read(page)
    expect(text, page).not.toMatch(/\bassay@\d|npx (?:--yes )?assay\b|npm install[^\n]* assay\b/)
    for (const [name] of text.matchAll(/@assay-[\w-]+/g)) expect(name, page).toBe(scope)
    for (const [name] of text.matchAll(/\bassay-suite-[\w.-]+\.tgz/g))
      expect(name, page).toContain(`-${manifest.version}.tgz`)
  }
})

test('the release workflow is valid, pins its actions, and gives each job its own rights', () => {
  const text = read('.github/workflows/release.yml')
  // The validator does not know the right to write attestations yet.
  expect(validateWorkflow(text.replace(/^ +attestations: write\n/m, '')).errors).toEqual([])
  const { jobs, permissions } = parse(text) as {
    permissions: object
    jobs: Record<string, { permissions?: object; steps: readonly Step[] }>
  }
  expect(permissions).toEqual({})
  for (const job of Object.values(jobs)) {
    expect(job.permissions).toBeDefined()
    for (const { uses, run } of job.steps) {
      if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/)
      expect(run ?? '').not.toContain('${{')
    }
  }
})

test('the Dockerfile is valid, pins its images, and runs without root', () => {
  const text = read('Dockerfile')
  expect(validate(text).map(({ message }) => message)).toEqual([])
  expect(text).toMatch(/^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-/m)
  expect(text).toMatch(/^ARG GO_IMAGE=golang:\d+\.\d+\.\d+-/m)
  const end = text.slice(text.lastIndexOf('\nFROM '))
  expect(end).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  expect(end).toContain('AGPL-3.0-only')
  for (const tool of ['npm sbom', 'cyclonedx-gomod']) expect(text).toContain(tool)
  // The commands of Assay in it exist.
  expect(text.match(/bin\/assay \S+ --\S+/g)).toEqual(['bin/assay doctor --build-k6'])
})
