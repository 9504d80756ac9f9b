#!/usr/bin/env node
/** The `assay` bin. The only place that ends the process. */
import { requiredNode } from './required-node.ts'

const missing = requiredNode(process.versions.node)
if (missing !== null) {
  process.stderr.write(`error: Assay ${missing}\n`)
  process.exit(4)
}
// Loaded only now: an older Node could not load some modules, and would not print the line above.
const { keepCompiledCode, keepHeapSmall } = await import('./node-settings.ts')
keepCompiledCode()
keepHeapSmall()
const { runCommandLine } = await import('./dispatch.ts')
// A closed pipe (`assay list checks | head`) is not a fault of ours.
process.stdout.on('error', () => process.exit(0))
const { stdout, stderr, env } = process
// Exiting outright: an open socket of a hostile target must not hold the process after the last word.
const exitCode = await runCommandLine(process.argv.slice(2), { stdout, stderr, env, cwd: process.cwd() })
stdout.write('', () => process.exit(exitCode))
