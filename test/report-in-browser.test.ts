/** The report in a real browser: filters, links, dark mode, print, accessibility, and that nothing is loaded. */
import chromium from '@sparticuz/chromium'
import axe from 'axe-core'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium as playwright, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderHtml } from '../reports/html.ts'
import { nonConformantRun } from '../reports/run-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-browser-'))
const url = pathToFileURL(join(folder, 'report.html')).href
let browser: Browser

beforeAll(async () => {
  writeFileSync(join(folder, 'report.html'), renderHtml({ run: nonConformantRun }))
  // Of the arguments that come with it, --single-process ends the browser with its first page.
  browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
})

afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

const failed = '#check-core\\.content-is-string'
const passed = '#check-core\\.choices-array'

async function withPage(
  use: (page: Page, said: readonly string[]) => Promise<void>,
  width = 1280,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, bypassCSP: true })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  page.on('request', (request) => request.url() === url || said.push(request.url()))
  await page.goto(url)
  try {
    await use(page, said)
  } finally {
    await page.close()
  }
}

test.each([1280, 390])(
  'at %i px axe finds no violation, nothing overflows, and nothing is loaded',
  async (width) => {
    await withPage(async (page, said) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.evaluate(axe.source)
        const found = await page.evaluate(
          'axe.run(document).then(({ violations }) => violations.map(({ id }) => id))',
        )
        expect([colorScheme, found]).toEqual([colorScheme, []])
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      expect(said).toEqual([])
    }, width)
  },
)

test('filters hide and show, a link opens its check whatever they say, and print shows all', async () => {
  await withPage(async (page) => {
    expect(await page.locator(failed).isVisible()).toBe(true)
    await page.locator('#show-fail').uncheck()
    expect(await page.locator(failed).isVisible()).toBe(false)
    expect(await page.locator(passed).isVisible()).toBe(true)
    await page.locator('#show-core').uncheck()
    expect(await page.locator(passed).isVisible()).toBe(false)
    await page.goto(`${url}#check-core.choices-array`)
    expect(await page.locator(`${passed} dl`).isVisible()).toBe(true)
    const dark = 'getComputedStyle(document.body).backgroundColor'
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await page.evaluate(dark)).toBe('rgb(15, 19, 24)')
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(dark)).toBe('rgb(255, 255, 255)')
    expect(await page.locator('fieldset').first().isVisible()).toBe(false)
  })
})
