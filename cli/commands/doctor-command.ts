/** `assay doctor`: shows whether this machine has what Assay needs. */
import { spawnSync } from 'node:child_process'
import { requireGo } from '../../load/runner/build-k6.ts'
import { K6_VARIABLE } from '../../load/runner/find-k6.ts'
import { parseFlags, type Command, type CommandContext } from '../command.ts'
import { requiredNode } from '../required-node.ts'

const HELP = `usage: assay doctor

Shows which prerequisites this machine has: Node, Go (for load only), a key in ASSAY_KEY. The exit code is 3 when
something is missing.

example: assay doctor
`

type Finding = { readonly name: string; readonly ok: boolean; readonly detail: string }

/** Looks at the machine. */
export const doctorCommand: Command = {
  help: HELP,
  run: doctor,
}

async function doctor(args: readonly string[], context: CommandContext): Promise<number> {
  parseFlags(args, {}, 0)
  const findings = [nodeFinding(), goFinding(context), keyFinding(context)]
  for (const { name, ok, detail } of findings)
    context.stdout.write(`${ok ? 'ok     ' : 'missing'} ${name.padEnd(6)} ${detail}\n`)
  return await Promise.resolve(findings.every((finding) => finding.ok) ? 0 : 3)
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
  const given = env[K6_VARIABLE]
  if (given !== undefined && given !== '')
    return { name: 'go', ok: true, detail: `not needed: ${K6_VARIABLE} names a k6` }
  const line = spawnSync('go', ['version'], { encoding: 'utf8' }).stdout
  try {
    return {
      name: 'go',
      ok: true,
      detail: `${requireGo(line === null ? null : line.trim())} (for load only)`,
    }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { name: 'go', ok: false, detail: `${problem} (for load only)` }
  }
}

// A missing key is not a problem: a service may check none, and the embedded reference brings its own.
function keyFinding({ env }: CommandContext): Finding {
  const isSet = env['ASSAY_KEY'] !== undefined && env['ASSAY_KEY'] !== ''
  return {
    name: 'key',
    ok: true,
    detail: isSet ? 'ASSAY_KEY is set' : 'ASSAY_KEY is not set (needed for a service that checks keys)',
  }
}
