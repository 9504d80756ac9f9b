/** Shows a run and writes its reports. */
import { join } from 'node:path'
import { writeWhole } from '../conformance/session/write-json.ts'
import { runText } from '../load/runner/write-run.ts'
import { renderFiles, renderRun, type RunWithKind } from '../reports/formats.ts'
import type { CommandContext } from './command.ts'

/** Writes every report that the table of formats has a file for, such as `report.html` and `junit.xml`. */
export async function writeReports(out: string, found: RunWithKind): Promise<void> {
  for (const [file, text] of await renderFiles(found)) writeWhole(join(out, file), text)
}

/** Writes the reports of a load into `out`, and prints its summary and the path of the report, or its JSON. */
export async function presentRun(
  found: Exclude<RunWithKind, { readonly kind: 'check' }>,
  { out, isJson }: { readonly out: string; readonly isJson: boolean },
  { stdout }: CommandContext,
): Promise<void> {
  await writeReports(out, found)
  if (isJson) return void stdout.write(runText(found.run))
  stdout.write(await renderRun(found, 'summary'))
  stdout.write(`report: ${join(out, 'report.html')}\n`)
}
