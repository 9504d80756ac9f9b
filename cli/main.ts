#!/usr/bin/env node
/** The `assay` bin. The only place that ends the process. */
import { runCommandLine } from './dispatch.ts'

// A closed pipe (`assay list checks | head`) is no fault of ours.
process.stdout.on('error', () => process.exit(0))
const { stdout, stderr, env } = process
// Exiting outright: an open socket of a hostile target must not hold the process after the last word.
const exitCode = await runCommandLine(process.argv.slice(2), { stdout, stderr, env, cwd: process.cwd() })
stdout.write('', () => process.exit(exitCode))
