import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommandLine } from '../../cli/command.ts'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { readXml } from '../../reports/xml-fixture.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'
import type { Said } from '../fixtures/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-limit-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LIMIT = 'fixed-window,n=8,window=900ms,scope=global'
const URL = 'http://127.0.0.1:9'
const VARIABLES = { LEFT: 'sk-command-left', RIGHT: 'sk-command-right' }

const file = 'limiter-run.json'
const asked: readonly (readonly [scenario: string, args: readonly string[]])[] = [
  ['rate-limit', ['--max-requests', '60', '--max-seconds', '20']],
  ['fairness', ['--phase-seconds', '2', '--aggressor-rate', '40', '--max-seconds', '40']],
]

const said = new Map<string, Said>()
beforeAll(async () => {
  await ensureK6()
  // Both wait for clocks more than they compute.
  const runs = asked.map(async ([scenario, args]) => {
    const out = join(folder, scenario)
    said.set(
      scenario,
      await assay(['load', scenario, 'reference', ...args, '--limit', LIMIT, '--out', out], folder, {}),
    )
  })
  await Promise.all(runs)
}, 600_000)

describe.each(asked)('assay load %s', (scenario) => {
  const out = join(folder, scenario)

  test('says before what it will cost, and follows it', () => {
    const [first = '', ...lines] = (said.get(scenario)?.stderr ?? '').split('\n')
    expect(first).toMatch(/with 4 keys \(made for this run\): .*[\d,]+ requests.*this spends quota/)
    expect(lines.join('\n')).toMatch(
      /\d+ of at most \d+ s, [1-9]\d* of at most [\d,]+ requests, \d+ refused; \w/,
    )
    expect(lines.join('\n')).not.toContain('requests done')
    const most = Number(/([\d,]+) requests(?:,| of up)/.exec(first)?.[1]?.replace(',', ''))
    const run = JSON.parse(readFileSync(join(out, file), 'utf8')) as {
      cost: { requests: number }
      exitCode: number
    }
    expect(run.cost.requests).toBeLessThanOrEqual(most)
    expect(said.get(scenario)?.code).toBe(run.exitCode)
  })

  test('leaves a page with plots and JUnit, and each format can be made again', async () => {
    const rendered = await Promise.all(
      ['summary', 'html', 'junit', 'markdown'].map((as) =>
        assay(['report', join(out, file), '--as', as], folder, {}),
      ),
    )
    expect(rendered.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    const [summary = '', page = '', junit = '', markdown = ''] = rendered.map(({ stdout }) => stdout)
    expect(said.get(scenario)?.stdout.startsWith(summary)).toBe(true)
    expect(page).toBe(readFileSync(join(out, 'report.html'), 'utf8'))
    expect(page.match(/<figure class="plot"/g)).toHaveLength(1)
    expect(junit).toBe(readFileSync(join(out, 'junit.xml'), 'utf8'))
    expect(readXml(junit).children[0]?.attributes['name']).toBe(`assay.load.${scenario}`)
    expect(markdown).toMatch(scenario === 'fairness' ? /^## Assay: fairness: / : /^## Assay: rate limit: /)
  })

  test('a badge is not made of it, and what is cut off or changed is refused with the place', async () => {
    const badge = await assay(['report', join(out, file), '--as', 'badge'], folder, {})
    expect(badge).toMatchObject({ code: 2, stderr: expect.stringMatching(/unknown report 'badge': one of/) })
    const text = readFileSync(join(out, file), 'utf8')
    const run = JSON.parse(text) as { cost: object }
    const changed = { ...run, cost: { ...run.cost, requests: 'many' } }
    const wrong: readonly (readonly [name: string, text: string, says: string])[] = [
      ['cut.json', text.slice(0, text.length / 2), 'Give a file such as run.json, as the run wrote it'],
      ['changed.json', JSON.stringify(changed), `${file} of this version: /cost/requests: expected integer`],
    ]
    for (const [name, content, says] of wrong) {
      writeFileSync(join(out, name), content)
      const { code, stdout, stderr } = await assay(['report', join(out, name)], folder, {})
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toContain(says)
      expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    }
  })
})

describe('a target that gives no answer to a limiter', () => {
  test.each([
    ['rate-limit', ['--keys-env', 'LEFT']],
    ['fairness', ['--keys-env', 'LEFT,RIGHT', '--phase-seconds', '2']],
  ])('%s: is asked a few times and no more, and the run names it', async (scenario, more) => {
    const out = join(folder, `dead-${scenario}`)
    const args = ['load', scenario, URL, '--model', 'm', '--max-seconds', '30', '--out', out, ...more]
    const { code, stdout, stderr } = await assay(args, folder, VARIABLES)
    expect(code).toBe(3)
    expect(stderr).toContain('($LEFT')
    expect(stdout).toMatch(/INVALID.*\nWhy: no completion came back.*connection refused/)
    expect(Number(/cost +(\d+) request/.exec(stdout)?.[1])).toBeLessThan(30)
    expect(stdout + stderr).not.toContain('sk-command')
  })

  test('a web page is no service: the run asks whether the base URL is right', async () => {
    const page = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><html>hello</html>')
    })
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
    const args = ['load', 'rate-limit', `http://127.0.0.1:${(page.address() as AddressInfo).port}`]
    const { code, stdout } = await assay([...args, '--model', 'm', '--out', join(folder, 'page')], folder, {})
    page.close()
    page.closeAllConnections()
    expect(code).toBe(3)
    expect(stdout).toMatch(/INVALID.*\nWhy: no completion came back: not JSON.*Is the base URL right\?/)
  })
})

describe('reports a usage error in one line, before any request', () => {
  const model = ['--model', 'm']
  test.each<[what: string, args: readonly string[], says: RegExp]>([
    [
      'too many requests',
      ['rate-limit', URL, ...model, '--max-requests', '5000000'],
      /from 1 to 100000, not '5000000'/,
    ],
    ['too long', ['fairness', URL, ...model, '--max-seconds', '90000'], /--max-seconds takes .* to 86400/],
    [
      'a rate nobody can send',
      ['fairness', URL, ...model, '--victim-rate', '2000'],
      /--victim-rate takes .* from 0\.01 to 1000/,
    ],
    [
      'a first key that asks for no more than the others',
      ['fairness', URL, ...model, '--keys-env', 'LEFT,RIGHT', '--aggressor-rate', '2'],
      /--aggressor-rate 2 is not above --victim-rate 2/,
    ],
    [
      'keys and a model for the embedded reference',
      ['rate-limit', 'reference', ...model, '--keys-env', 'LEFT'],
      /the embedded reference brings its own keys, accounts and model: leave --keys-env, --model out/,
    ],
    [
      'a key and a model for a load on the embedded reference',
      ['stream', 'reference', ...model, '--key-env', 'LEFT'],
      /the embedded reference brings its own keys, accounts and model: leave --key-env, --model out/,
    ],
    [
      'accounts for the embedded reference',
      ['fairness', 'reference', '--accounts', '1,1,2,3'],
      /: leave --accounts out/,
    ],
    ['a base URL that vanished', ['fairness'], /no target: .*`assay load fairness reference`/],
    [
      'a flag of the other scenario',
      ['rate-limit', URL, ...model, '--victim-rate', '2'],
      /unknown option '--victim-rate'/,
    ],
    ['one key where two are needed', ['fairness', URL, ...model, '--keys-env', 'LEFT'], /at least two keys/],
    [
      'keys of one account only',
      ['fairness', URL, ...model, '--keys-env', 'LEFT,RIGHT', '--accounts', '1,1'],
      /--accounts names one account$/m,
    ],
    [
      'keys in both flags',
      ['rate-limit', URL, ...model, '--keys-env', 'LEFT', '--key-env', 'RIGHT'],
      /--keys-env and --key-env both name keys: give one of them/,
    ],
    [
      'a key given twice',
      ['fairness', URL, ...model, '--keys-env', 'LEFT,LEFT'],
      /the same key was given twice/,
    ],
    [
      'a scenario with a typo',
      ['rate-limt', URL, ...model],
      /unknown scenario 'rate-limt': did you mean 'rate-limit'\?/,
    ],
  ])('%s', async (_what, args, says) => {
    let stderr = ''
    const around = {
      stdout: { write: () => true },
      stderr: { write: (text: string) => (stderr += text) },
      env: VARIABLES,
      cwd: folder,
    }
    expect(await runCommandLine(['load', ...args], around)).toBe(2)
    expect(stderr).toMatch(says)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })
})
