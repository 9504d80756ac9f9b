/**
 * `npm run servers [-- NAME...]`: judges the real servers one after the other, and rebuilds `docs/servers.md` and
 * `docs/servers.html`. Names restrict the servers to judge; `-- --pages` judges none. The answers to the command of
 * each deviation are stored in `.cache/real-run/NAME/answers.txt`, where a person confirms the published sentences.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Run } from '../../../schemas/compiled/run.ts'
import { judgeServer, readExpectation } from '../judge-server.ts'
import { runProgram } from '../program.ts'
import { installableServers, REAL_SERVERS, type RealServer } from '../real-servers.ts'
import type { RunningServer } from '../start-server.ts'
import { CAUSES, curlOf } from './causes.ts'
import { readRows } from './read-servers.ts'
import { judgedOf } from './server-row.ts'
import { tableHtml, tableMarkdown } from './table-pages.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const root = join(import.meta.dirname, '..', '..', '..')
const words = process.argv.slice(2)
const names = words.filter((word) => !word.startsWith('--'))
const chosen = words.includes('--pages')
  ? []
  : names.length === 0
    ? installableServers({ withHeavy: true })
    : REAL_SERVERS.filter(({ id }) => names.includes(id))
for (const server of chosen) {
  const progress = (line: string): boolean => process.stderr.write(`servers: ${server.id}: ${line}\n`)
  const { problems } = await judgeServer(server, progress, (run, running) => keep(server, run, running))
  for (const problem of problems) progress(problem)
}
const rows = await readRows()
await writeFile(join(root, 'docs', 'servers.md'), tableMarkdown(rows))
await writeFile(join(root, 'docs', 'servers.html'), await tableHtml(rows))
process.stdout.write(`docs/servers.md and docs/servers.html: ${rows.length} servers\n`)

async function keep(server: RealServer, run: Run, { baseUrl, key, headers }: RunningServer): Promise<void> {
  const judged = judgedOf(run, server)
  const path = join(import.meta.dirname, '..', 'servers', server.id, 'judged.json')
  const members = Object.entries(judged).map(([name, value]) => `  "${name}": ${JSON.stringify(value)}`)
  await writeFile(path, `{\n${members.join(',\n')}\n}\n`)
  const fields = Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`)
  const setUp = `curl() { command curl -sS -m 30 ${fields.join(' ')} "$@"; }`
  const { deviations } = await readExpectation(server.id)
  const answers: string[] = []
  for (const { name, commands } of CAUSES)
    for (const [check, command] of Object.entries(commands))
      if (judged.deviating.includes(check)) {
        const own = deviations.find((one) => one.check === check)?.command
        const curl = curlOf(own ?? command).replaceAll('MODEL', server.model)
        const { output } = await runProgram('bash', ['-c', `${setUp}; ${curl}`], {
          deadlineMs: 60_000,
          env: { ...process.env, URL: baseUrl, KEY: key },
        })
        answers.push(`## ${name}: ${check}\n$ ${curl.slice(0, 300)}\n${output.slice(0, 1500)}\n`)
      }
  await writeFile(join(root, '.cache', 'real-run', server.id, 'answers.txt'), answers.join('\n'))
}
