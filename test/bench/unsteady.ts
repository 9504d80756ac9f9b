/**
 * `npm run bench -- unsteady [SEEDS]`: judges the reference through proxies that disturb connections. Each trouble (see {@link TROUBLES})
 * has its own runs. `slow` delays all connections, and `throttled` refuses each third one. Every other trouble affects 5 % of the
 * connections, chosen by a seed. Ends with exit code 1 if a run was not conformant or a check failed.
 */
import { startReference } from '../../reference/server.ts'
import { blemishes, judgeUp } from '../kill-matrix/kill.ts'
import { TROUBLES, unsteadyProxy } from '../check/unsteady-proxy.ts'

const seeds = Number(process.argv[2] ?? 12)
const reference = await startReference({})
const { key, model } = reference
let wrong = 0
for (const trouble of TROUBLES) {
  let conformant = 0
  for (let seed = 1; seed <= seeds; seed += 1) {
    const proxy = await unsteadyProxy(reference.baseUrl, trouble, seed)
    const target = { baseUrl: proxy.baseUrl, key, model }
    const run = await judgeUp(target, {}, null, ['core', 'sse', 'websocket'])
    await proxy.close()
    const failed = run.checks.filter(({ verdict }) => verdict === 'fail')
    if (run.outcome === 'conformant' && failed.length === 0) conformant += 1
    else wrong += 1
    const lost = `${proxy.failed()} of ${proxy.connections()} connections failed`
    console.log(
      `${trouble} seed ${seed}: ${run.outcome}, ${failed.length} fail, ${lost}, ${run.cost.requests} requests`,
    )
    for (const line of blemishes(run)) console.log(`   ${line}`)
  }
  console.log(`${trouble}: ${conformant} of ${seeds} conformant without a failure`)
}
await reference.close()
process.exitCode = wrong > 0 ? 1 : 0
