import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureK6, requireGo } from '../../load/runner/build-k6.ts'
import { K6_VARIABLE, prebuiltK6, requireMatchingK6 } from '../../load/runner/find-k6.ts'
import { textFlag, type Command, type CommandContext } from '../command.ts'
import { orCliError, requireWritable, usageError, writingFor } from '../errors.ts'
import { showLoadProgress } from '../progress.ts'
import { withWriteErrors } from '../../schemas/files.ts'
import { requiredNode } from '../required-node.ts'

type Finding = { readonly name: string; readonly ok: boolean; readonly detail: string }

/** The command `assay doctor`, which checks the prerequisites on this machine. */
export const doctorCommand: Command = {
  usage: ['doctor', 'doctor --build-k6 PATH'],
  about: `Shows which prerequisites this machine has: Node, Go (for load only), a key in ASSAY_KEY. The exit code is 3 when
something is missing.

With --build-k6 it builds k6 with the extension of Assay and writes the binary to PATH. This needs Go >= 1.25. A machine without
Go then runs a load with 'assay load ... --k6 PATH', or with ASSAY_K6=PATH. The binary is for the system and the version of Assay
that built it. k6 is licensed under AGPL-3.0: if you distribute the binary, also offer its source, which is k6 and load/k6/ of
this version.`,
  flags: { 'build-k6': { takes: 'PATH', about: 'build k6 and write the binary to PATH' } },
  examples: ['assay doctor', 'assay doctor --build-k6 ./k6'],
  maxPositionals: 0,
  run: async ({ flags }, context) => {
    const path = textFlag(flags, 'build-k6')
    if (path !== null) return await buildK6(path, context)
    const findings = [nodeFinding(), goFinding(context), keyFinding(context)]
    for (const { name, ok, detail } of findings)
      context.stdout.write(`${ok ? 'ok     ' : 'missing'} ${name.padEnd(6)} ${detail}\n`)
    return await Promise.resolve(findings.every((finding) => finding.ok) ? 0 : 3)
  },
}

function nodeFinding(): Finding {
  const { node } = process.versions
  return {
    name: 'node',
    ok: requiredNode(node) === null,
    detail: `${node} (needs >= 22.19; a checkout brings its own)`,
  }
}

function goFinding({ env }: CommandContext): Finding {
  try {
    return { name: 'go', ok: true, detail: sourceOfK6(env[K6_VARIABLE] ?? '') }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { name: 'go', ok: false, detail: `${problem} (for load only)` }
  }
}

// Returns the version of Go, or the reason why Go is not needed. Throws if the k6 at the path `given` cannot be used.
// Without a path, throws if neither a prebuilt k6 nor a suitable Go exists.
function sourceOfK6(given: string): string {
  if (given !== '') return `not needed: ${requireMatchingK6(resolve(given))} (${K6_VARIABLE}) is used`
  const prebuilt = prebuiltK6()
  if (prebuilt !== null) return `not needed: the k6 of ${prebuilt} is used`
  const { stdout, error: missing } = spawnSync('go', ['version'], { encoding: 'utf8' })
  return `${requireGo(missing === undefined ? stdout.trim() : null)} (for load only)`
}

// Returns the finding about the key. A missing key is not a problem: a service may need none, and the reference has its own.
function keyFinding({ env }: CommandContext): Finding {
  const isSet = env['ASSAY_KEY'] !== undefined && env['ASSAY_KEY'] !== ''
  return {
    name: 'key',
    ok: true,
    detail: isSet ? 'ASSAY_KEY is set' : 'ASSAY_KEY is not set (needed for a service that checks keys)',
  }
}

const EXECUTABLE = 0o755

async function buildK6(out: string, context: CommandContext): Promise<number> {
  const target = resolve(context.cwd, out)
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory() === true)
    throw usageError(`${out} is a folder: name a file, such as ${out.replace(/\/+$/, '')}/k6`)
  requireWritable(target, out, '--build-k6')
  const progress = showLoadProgress(context)
  const onProgress = (text: string): void => progress.onProgress({ phase: 'build', text })
  const binary = await orCliError(() => ensureK6({ onProgress })).finally(progress.end)
  writingFor('--build-k6', () =>
    withWriteErrors(target, () => {
      copyFileSync(binary, target)
      chmodSync(target, EXECUTABLE)
    }),
  )
  context.stdout.write(`${target}\n`)
  return 0
}
