#!/usr/bin/env node
import { requiredNode } from './required-node.ts'

const [USAGE, UNDECIDED] = [2, 3]
const missing = requiredNode(process.versions.node)
if (missing !== null) {
  process.stderr.write(`error: Assay ${missing}\n`)
  process.exit(USAGE)
}
// Imported after the check above, because an older Node could fail to load these modules and print another error.
const { onUnhandledStop } = await import('./stop.ts')
const { STOPPED_EXIT_CODE } = await import('./errors.ts')
onUnhandledStop((line) => {
  process.stderr.write(line)
  process.exit(STOPPED_EXIT_CODE)
})
const { keepCompiledCode, keepHeapSmall } = await import('./node-settings.ts')
keepCompiledCode()
keepHeapSmall()
const { runCommandLine } = await import('./command.ts')
const { systemCode, systemProblem } = await import('../schemas/system-problem.ts')
let problem: unknown = null
process.stdout.on('error', (error) => (problem ??= error))
// If nobody reads the progress and the notes any more, the run goes on.
process.stderr.on('error', () => undefined)
const { stdout, stderr, env } = process
const exitCode = await runCommandLine(process.argv.slice(2), { stdout, stderr, env, cwd: currentFolder() })
// Exits explicitly, because an open socket of a hostile target could keep the process alive.
stdout.write('', () => setImmediate(() => process.exit(exitCodeWritten())))

function currentFolder(): string {
  try {
    return process.cwd()
  } catch {
    stderr.write('error: the current folder does not exist any more: change to another one\n')
    return process.exit(USAGE)
  }
}

// Returns the exit code after all output. After a full disk, no code stands for a judged result. A closed pipe (`... | head`) changes nothing.
function exitCodeWritten(): number {
  if (problem === null || systemCode(problem) === 'EPIPE') return exitCode
  stderr.write(`error: cannot write to standard output: ${systemProblem(problem)}\n`)
  return exitCode > UNDECIDED ? exitCode : USAGE
}
