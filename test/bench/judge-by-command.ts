/** Judges the embedded reference by the shipped command in a separate process. */
import { storedRun } from '../../cli/read-run.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { assay } from '../fixtures/run-command.ts'
import { inFolder } from './bench-frame.ts'

/** Returns the run of `assay check reference` with this seed. Throws if the run file and exit code differ. */
export async function judgeByCommand(seed: string): Promise<Run> {
  return await inFolder(async (folder) => {
    const { code, stderr } = await assay(['check', 'reference', '--seed', seed, '--out', 'run'], folder, {})
    const { run } = storedRun('run', folder, ['check']).found
    if (run.exitCode !== code)
      throw new Error(`assay check reference ended with ${code}, without a run file of that end:\n${stderr}`)
    return run
  })
}
