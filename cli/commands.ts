/** The command table. */
import type { Command } from './command.ts'
import { checkCommand } from './commands/check.ts'
import { doctorCommand } from './commands/doctor.ts'
import { listCommand } from './commands/list.ts'
import { loadCommand } from './commands/load.ts'
import { replayCommand } from './commands/replay.ts'
import { reportCommand } from './commands/report.ts'
import { serveCommand } from './commands/serve.ts'
import { startCommand } from './commands/start.ts'

/** Every command, in the order of the help text. */
export const commands: readonly Command[] = [
  checkCommand,
  loadCommand,
  replayCommand,
  reportCommand,
  serveCommand,
  listCommand,
  doctorCommand,
  startCommand,
]

/** The text of `assay --help`. */
export function renderUsage(): string {
  const lines = commands.map((command) => `  ${command.name.padEnd(10)} ${command.summary}`)
  return `assay: judges an AI service's interface and measures what it carries

usage: assay COMMAND [arguments]     (assay COMMAND --help tells more)

${lines.join('\n')}

exit codes: 0 conformant, 1 non-conformant, 2 wrong use, 3 incomplete, 4 Assay broke, 130 stopped by Ctrl-C
example: ASSAY_KEY=... assay check https://api.example.com --model NAME --out results
`
}
