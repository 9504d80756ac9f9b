import { clauseText } from './run-text.ts'
import { renderHtml } from './rendered-fixture.ts'
import { SCRIPT } from './html.ts'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isHarmless } from './neutral-text.ts'
import {
  runWithBrokenJudge,
  conformantRun,
  hostileRun,
  incompleteRun,
  nonConformantRun,
} from './run-fixture.ts'
import type { Run } from '../schemas/compiled/run.ts'

const runs: readonly Run[] = [conformantRun, nonConformantRun, incompleteRun, runWithBrokenJudge, hostileRun]

async function page(run: Run): Promise<string> {
  return await renderHtml(run)
}

/** Returns every opening tag of a page with its attributes. */
function tagsOf(html: string): readonly string[] {
  return html.match(/<[a-z][^>]*>/gi) ?? []
}

test('a page loads nothing and runs nothing but its own script', async () => {
  for (const run of runs) {
    const html = await page(run)
    expect(html.split('<script')).toHaveLength(2)
    const tags = tagsOf(html.replace(`<script type="module">${SCRIPT}</script>`, ''))
    expect(tags.length).toBeGreaterThan(30)
    for (const tag of tags) {
      expect(tag).not.toMatch(/^<(script|img|link|iframe|object|embed|form|base|svg|video|audio)\b/i)
      expect(tag).not.toMatch(/\s(src|srcset|on\w+|style|action)=/i)
      const [, href] = /\shref="([^"]*)"/.exec(tag) ?? []
      if (href !== undefined) expect(href).toMatch(/^#[\w.-]+$/)
    }
    expect(await page(run)).not.toMatch(/@import|url\(/)
  }
})

test('the policy allows the one style sheet and nothing else', async () => {
  const html = await page(conformantRun)
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  const script = createHash('sha256').update(SCRIPT).digest('base64')
  expect(policy.replaceAll('&apos;', "'")).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; script-src 'sha256-${script}'; base-uri 'none'; form-action 'none'`,
  )
})

test('hostile text is escaped everywhere', async () => {
  const html = await page(hostileRun)
  expect(html.split('<script')).toHaveLength(2)
  expect(html).toContain('&lt;script&gt;')
  expect(html.split('\n').filter((line) => !isHarmless(line))).toEqual([])
})

test('every element that is opened is closed, in order', async () => {
  const empty = new Set(['meta', 'br', 'input'])
  for (const run of runs) {
    const open: string[] = []
    for (const [, slash, name = ''] of (await page(run)).matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
      if (empty.has(name)) continue
      if (slash === '') open.push(name)
      else expect(open.pop()).toBe(name)
    }
    expect(open).toEqual([])
  }
})

test('ids are given once and every link on the page leads somewhere', async () => {
  for (const run of runs.slice(0, 4)) {
    const html = await page(run)
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of html.matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(target)
  }
})

test('each check is there with wording, level, verdict and, when it failed, issue and command', async () => {
  const html = await page(nonConformantRun)
  for (const check of nonConformantRun.checks) {
    expect(html).toContain(`id="check-${check.id}"`)
    expect(html).toContain(
      clauseText(check.clause ?? check.gap ?? '')
        ?.slice(0, 30)
        .replaceAll('"', '&quot;'),
    )
  }
  expect(html).toContain('<dt>received</dt><dd><code>string &quot;no model&quot;</code></dd>')
  expect(html).toContain('-H &quot;Authorization: Bearer $ASSAY_KEY&quot;')
})

test('the failures of all layers stand first, then each layer has its own section', async () => {
  const html = await page(nonConformantRun)
  const layerOf = (id: string): string | undefined => {
    const before = html.slice(0, html.indexOf(`id="check-${id}"`))
    return [...before.matchAll(/id="layer-(\w+)"/g)].at(-1)?.[1]
  }
  expect(layerOf('core.content-is-string')).toBeUndefined()
  expect(layerOf('core.errors-body')).toBeUndefined()
  expect(html).toMatch(
    /Failures of layer spec \(1\)[^]+core\.content-is-string[^]+Failures of layer profile \(1\)/,
  )
  expect(layerOf('core.choices-array')).toBe('spec')
  expect(layerOf('core.auth-challenge')).toBe('profile')
  expect(html.match(/id="layer-/g)).toHaveLength(4)
})

test('outcome and reason stand in the heading', async () => {
  expect(await page(incompleteRun)).toMatch(/<h1><span class="doubt">INCOMPLETE<\/span><\/h1>/)
  expect(await page(incompleteRun)).toContain('connect ECONNREFUSED')
  expect(await page(conformantRun)).toMatch(
    /<h1><span class="good">CONFORMANT in core, sse only \(2 of 6 capabilities\)<\/span><\/h1>/,
  )
})

test('the first screen has the worst failures with links, and what was not tested', async () => {
  const html = await page(nonConformantRun)
  const header = html.slice(html.indexOf('<header>'), html.indexOf('</header>'))
  expect(header.indexOf('#check-core.content-is-string')).toBeGreaterThan(0)
  expect(header.indexOf('#check-core.errors-body')).toBeGreaterThan(
    header.indexOf('#check-core.content-is-string'),
  )
  expect(header).toContain('What was not tested, and why')
  expect(header).toMatch(/NOT JUDGED in this run[^<]*signup/)
})

test('an exchange shows what came back and when', async () => {
  const [exchange] = nonConformantRun.exchanges
  if (exchange === undefined) throw new Error('the fixture has no exchange')
  const answer = {
    headers: [['content-type', 'text/event-stream']] as const,
    body: 'data: <b>\n\n',
    bodyBytes: 900,
    isCut: true,
    timeline: [{ atMs: 37, text: 'data: <b>\n\n' }],
  }
  const html = await page({ ...nonConformantRun, exchanges: [{ ...exchange, answer }] })
  const shown = html.slice(html.indexOf('id="exchanges"'))
  expect(shown).toContain('data: &lt;b&gt;')
  expect(shown).toContain('<th scope="row">37</th>')
  expect(shown).toContain('cut here; 900 bytes in all')
})

test('the command that repeats a failure stands before a long list of its places', async () => {
  const check = nonConformantRun.checks.find(({ verdict }) => verdict === 'fail')
  if (check === undefined) throw new TypeError('the fixture has a failure')
  const issues = Array.from({ length: 60 }, (_, at) => ({ ...check.issues[0]!, at: `x${at}` }))
  const html = await page({ ...nonConformantRun, checks: [{ ...check, issues }] })
  const own = html.slice(html.indexOf(`<details id="check-${check.id}"`))
  expect(own).toContain('and 58 more places, below')
  expect(own.indexOf('curl ')).toBeLessThan(own.indexOf('x2<'))
  expect(own).toMatch(/<summary>All 60 places<\/summary>[^]*The first 50; run\.json has all[^]*x49</)
  expect(own).not.toContain('x50<')
})
