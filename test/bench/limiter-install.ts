/** Provides types and functions that the installations of third-party limiters share. */
import { execFileSync, type ChildProcess } from 'node:child_process'
import type { GroundTruth } from './limiter-cases.ts'

/** A third-party limiter with its true family and sizes. */
export type KnownLimiter = GroundTruth & { readonly name: string }

/** Starts the limiter with a name, and returns its port and its process. */
export type Starter = (name: string) => Promise<{ readonly port: number; readonly child: ChildProcess }>

const INSTALL_MS = 600_000

/** Runs a command of an installation, and waits for its end. Throws if it fails. */
export function run(program: string, argv: readonly string[], cwd: string): void {
  execFileSync(program, argv, { cwd, stdio: ['ignore', 'ignore', 'pipe'], timeout: INSTALL_MS })
}
