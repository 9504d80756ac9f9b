/**
 * Makes `docs/capacity.png`: runs the planning exercise of `docs/capacity.md` and takes a screenshot of the first plots of its report.
 * Run it with `npm run picture:capacity`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommandLine } from '../../cli/command.ts'
import { takePicture } from './page-picture.ts'

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
  await takePicture(join(folder, 'report.html'), 'capacity.png', 1300)
} finally {
  await rm(folder, { recursive: true, force: true })
}
