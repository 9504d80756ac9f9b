/** Tests in a browser that all kinds of pages are accessible, fit the window and load no files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { capacityRun } from '../../reports/capacity-fixture.ts'
import { compareChecks } from '../../reports/compare/compare-checks.ts'
import { compareLoads } from '../../reports/compare/compare-loads.ts'
import { COMPARISON_FORMATS } from '../../reports/compare/comparison-page.ts'
import { renderRun, renderTogether, type RunWithKind } from '../../reports/formats.ts'
import { fairnessRun, limiterRun } from '../../reports/limiter-fixture.ts'
import { loadRun, streamRun } from '../../reports/load-run-fixture.ts'
import { conformantRun, hostileRun, nonConformantRun } from '../../reports/run-fixture.ts'
import { renderRegistry } from '../../reports/registry-page.ts'
import { barriersIn, startBrowser, withPage } from '../fixtures/browser.ts'
import { readRows } from '../real/table/read-servers.ts'
import { tableHtml } from '../real/table/table-pages.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-pages-'))
let browser: Browser

beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

const html = async (found: RunWithKind): Promise<string> => await renderRun(found, 'html')
const compared = COMPARISON_FORMATS.html

const pages: readonly (readonly [name: string, make: () => Promise<string>])[] = [
  ['a load', () => html({ kind: 'load', run: streamRun() })],
  ['a load without plots', () => html({ kind: 'load', run: loadRun() })],
  ['a limiter', () => html({ kind: 'limiter', run: limiterRun() })],
  [
    'npm start',
    () =>
      renderTogether({ kind: 'check', run: nonConformantRun }, [
        { kind: 'load', run: streamRun() },
        { kind: 'limiter', run: limiterRun() },
      ]),
  ],
  ['fairness', () => html({ kind: 'limiter', run: fairnessRun() })],
  ['a capacity', () => html({ kind: 'capacity', run: capacityRun() })],
  ['hostile text', () => html({ kind: 'check', run: hostileRun })],
  [
    'two runs of checks compared',
    () => Promise.resolve(compared(compareChecks(conformantRun, nonConformantRun))),
  ],
  [
    'certificates',
    () => {
      const signed = { isSigned: true, signer: 'certifier', validUntil: '2027-11-27T00:00:00Z' }
      const leftOpen = { keys: ['cors'], checks: 1, otherwise: 0, removed: 0 }
      const entries = [conformantRun, nonConformantRun].map((run) => ({
        ...signed,
        file: 'a.zip',
        run: { ...run, leftOpen },
      }))
      return renderRegistry({ entries, refused: [], version: '0.1.0', builtAt: '2026-11-27T03:30:00Z' })
    },
  ],
  ['the table of real servers', async () => await tableHtml(await readRows())],
  ['two loads compared', () => Promise.resolve(compared(compareLoads(loadRun(), streamRun())))],
]

describe.each(pages)('the page of %s', (name, make) => {
  test.each(sampleOf([1280, 390], 1, 2))(
    'at %i px: axe finds no violation, nothing overflows, nothing is loaded',
    async (width) => {
      const path = join(folder, `${name.replaceAll(' ', '-')}.html`)
      writeFileSync(path, await make())
      await withPage(browser, pathToFileURL(path).href, width, async ({ page, said }) => {
        expect(await barriersIn(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
        expect(said).toEqual([])
      })
    },
  )
})

test('a plot never scrolls', async () => {
  const path = join(folder, 'plots.html')
  writeFileSync(path, await html({ kind: 'load', run: streamRun() }))
  await withPage(browser, pathToFileURL(path).href, 390, async ({ page }) => {
    const share = '[...document.querySelectorAll(".plot")].every((one) => one.scrollWidth <= one.clientWidth)'
    expect(await page.evaluate(share)).toBe(true)
  })
})

test('the evidence of a certificate is on the screen at 1280 px', async () => {
  await withPage(browser, pathToFileURL(join(folder, 'certificates.html')).href, 1280, async ({ page }) => {
    const fits =
      '[...document.querySelectorAll(".scroll")].every((one) => one.scrollWidth <= one.clientWidth)'
    expect(await page.evaluate(fits)).toBe(true)
  })
})
