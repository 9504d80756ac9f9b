/** The common part of the installations of third-party limiters. */
import { execFileSync, type ChildProcess } from 'node:child_process'
import type { FamilyName } from '../../load/limiter/model/family.ts'

/** The truth about a limiter; `reasonText` is the text that an answer without a family must have for one that is in no family. */
export type Known = {
  readonly name: string
  readonly families: readonly FamilyName[]
  readonly capacity: number | null
  readonly windowMs: number | null
  readonly reasonText?: RegExp
}

/** Starts a limiter by its name. */
export type Starter = (name: string) => Promise<{ readonly port: number; readonly child: ChildProcess }>

const INSTALL_MS = 600_000

/** Runs a command of an installation to its end. Throws when it fails. */
export function run(program: string, argv: readonly string[], cwd: string): void {
  execFileSync(program, argv, { cwd, stdio: ['ignore', 'ignore', 'pipe'], timeout: INSTALL_MS })
}
