/** The automatic output of a check in a job of GitHub Actions: annotations and the job summary. */
import { appendFileSync } from 'node:fs'
import { renderRun, type RunWithKind } from '../reports/formats.ts'
import type { CommandContext } from './command.ts'
import { systemProblem } from '../schemas/system-problem.ts'

/**
 * Writes annotations to stderr, which GitHub reads as it reads stdout, and appends to the file of GITHUB_STEP_SUMMARY. Does
 * nothing outside GitHub Actions. A summary that cannot be written gets a line on stderr and does not change the verdict.
 */
export async function reportToGithub(
  found: RunWithKind<'check'>,
  { env, stderr }: Pick<CommandContext, 'env' | 'stderr'>,
): Promise<void> {
  if (env['GITHUB_ACTIONS'] !== 'true') return
  stderr.write(await renderRun(found, 'github'))
  const summary = env['GITHUB_STEP_SUMMARY']
  if (summary === undefined || summary === '') return
  const text = await renderRun(found, 'markdown')
  try {
    appendFileSync(summary, text)
  } catch (error) {
    stderr.write(`assay: the job summary was not written: ${systemProblem(error)}\n`)
  }
}
