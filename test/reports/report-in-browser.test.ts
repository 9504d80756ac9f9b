/** Tests the report in a browser: links, dark mode, print and accessibility. The report must not load any file. */
import { renderHtml } from '../../reports/rendered-fixture.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nonConformantRun } from '../../reports/run-fixture.ts'
import { barriersIn, startBrowser, withPage } from '../fixtures/browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-browser-'))
const url = pathToFileURL(join(folder, 'report.html')).href
let browser: Browser

beforeAll(async () => {
  writeFileSync(join(folder, 'report.html'), await renderHtml(nonConformantRun))
  browser = await startBrowser()
})

afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

const failed = '#check-core\\.content-is-string'
const passed = '#check-core\\.choices-array'

const onPage = async (
  use: (page: Page, said: readonly string[]) => Promise<void>,
  width = 1280,
): Promise<void> => await withPage(browser, url, width, ({ page, said }) => use(page, said))

test.each([1280, 390])(
  'at %i px axe finds no violation, nothing overflows, and nothing is loaded',
  async (width) => {
    await onPage(async (page, said) => {
      expect(await barriersIn(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      expect(said).toEqual([])
    }, width)
  },
)

test('passes are one closed block, a link opens its check, and there are dark mode and print', async () => {
  await onPage(async (page) => {
    expect(await page.locator(failed).isVisible()).toBe(true)
    expect(await page.locator(passed).isVisible()).toBe(false)
    await page.locator('details:has(> details) > summary', { hasText: 'pass' }).first().click()
    expect(await page.locator(passed).isVisible()).toBe(true)
    await page.goto(`${url}#check-core.choices-array`)
    expect(await page.locator(`${passed} dl`).isVisible()).toBe(true)
    const dark = 'getComputedStyle(document.body).backgroundColor'
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await page.evaluate(dark)).toBe('rgb(15, 19, 24)')
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(dark)).toBe('rgb(255, 255, 255)')
    expect(await page.locator('.by-script:visible').count()).toBe(0)
  })
})

test('a search shows the checks that hold its words, and a button copies a command', async () => {
  await onPage(async (page) => {
    await page.locator('input[type=search]').fill('array `choices`')
    expect(await page.locator(passed).isVisible()).toBe(true)
    expect(await page.locator(failed).isVisible()).toBe(false)
    await page.locator('input[type=search]').fill('')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator(`${failed} button`).first().click()
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^curl /)
  })
})
