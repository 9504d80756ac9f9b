/** Takes a picture of a page with the browser of the tests. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startBrowser, withPage } from '../fixtures/browser.ts'

const WIDTH = 1000
const SCREENSHOT_MS = 120_000

/** Writes the top `height` pixels of an HTML file to `docs/NAME` as PNG. */
export async function takePicture(page: string, name: string, height: number): Promise<void> {
  const browser = await startBrowser()
  const path = join(import.meta.dirname, '..', '..', 'docs', name)
  try {
    await withPage(browser, pathToFileURL(page).href, WIDTH, async ({ page: open }) => {
      await open.setViewportSize({ width: WIDTH, height })
      await open.screenshot({ path, timeout: SCREENSHOT_MS })
    })
  } finally {
    await browser.close()
  }
}
