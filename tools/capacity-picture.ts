/**
 * Makes `docs/capacity.png`: runs the planning exercise of `docs/capacity.md` and takes a screenshot of the first plots of its report.
 * Needs `chromium` on the path (Debian: `apt-get install chromium`). Run it with `npm run picture:capacity`.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { runCommandLine } from '../cli/dispatch.ts'

const EXERCISE = [
  '--model-of',
  'mmc,servers=4,ms=80',
  '--slo',
  'e2e p95 < 400ms',
  '--for',
  '200 rps',
  '--price',
  '2.50 USD/h',
]
const root = join(import.meta.dirname, '..')

const folder = await mkdtemp(join(tmpdir(), 'assay-picture-'))
try {
  const code = await runCommandLine(['capacity', 'reference', ...EXERCISE, '--out', folder], {
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: folder,
  })
  if (code !== 1)
    throw new Error(`assay capacity ended with ${code}: one deployment should not carry the load`)
  await promisify(execFile)('chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--window-size=1000,1300',
    `--screenshot=${join(root, 'docs', 'capacity.png')}`,
    pathToFileURL(join(folder, 'report.html')).href,
  ])
} finally {
  await rm(folder, { recursive: true, force: true })
}
