import { expect, test } from 'vitest'
import type { Check } from '../evidence/check.ts'
import { evidenceFor } from '../evidence/evidence.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { evidenceOf, exchange, goodReply } from '../exchange/exchange-fixture.ts'
import { coreChecks } from '../core/checks/core.ts'
import { sseChecks } from '../sse/checks/sse.ts'
import { judgeAmong } from './judge.ts'
import { resolvePlan } from '../statement/plan.ts'

const plan = resolvePlan({ profile: 'openai', statement: null, require: [] })
const checks = [...coreChecks, ...sseChecks]

/** Returns what {@link judgeAmong} needs to judge recorded calls by all checks of core and sse. */
function inputsOf(calls: readonly Exchange[]): Parameters<typeof judgeAmong>[1] {
  const source = {
    header: { model: 'm', baseUrl: 'http://127.0.0.1:1', secretPlaceholders: [], hasKey: true },
    plan,
    exchanges: () => calls,
    omissions: () => [],
    secrets: () => [],
  }
  return { checks, plan, evidenceOf: (check) => evidenceFor(check, source) }
}

test('a service that fails twelve checks which may all explain each other is judged in a moment, and each reports it', () => {
  const ids = Array.from({ length: 12 }, (_, index) => `core.of-twelve-${index}`)
  const [base] = coreChecks
  const issue = { at: 'x1 /choices', expected: 'an array', received: 'nothing' }
  const twelve = ids.flatMap((id): readonly Check[] =>
    base === undefined
      ? []
      : [
          {
            ...base,
            id,
            because: ids,
            judge: () => ({ kind: 'violated', issues: [issue], exchanges: ['x1'] }),
          },
        ],
  )
  const evidence = evidenceOf([exchange('core.completion/all-four')])
  const inputs = { checks: twelve, plan, evidenceOf: () => evidence }
  const found = twelve.map((check) => judgeAmong(check, inputs))
  expect(found.map(({ verdict }) => verdict)).toEqual(ids.map(() => 'warn'))
})

test('two thousand bad answers to one call are judged in a time that grows only with their number', () => {
  const calls = Array.from({ length: 2000 }, (_, index) =>
    exchange('core.fields/temperature-top', { attempt: index + 1, text: '{}' }),
  )
  const inputs = inputsOf(calls)
  const before = process.threadCpuUsage()
  const failed = checks.filter((check) => judgeAmong(check, inputs).verdict === 'fail')
  expect(failed.map(({ id }) => id)).toContain('core.choices-array')
  expect(process.threadCpuUsage(before).user).toBeLessThan(MAX_CPU_US)
})

// Judging takes about a second of this thread, also on a busy machine. Comparing each issue with all others takes ten.
const MAX_CPU_US = 5_000_000

function answered(id: string, prompt: string, content: string): Exchange {
  return exchange(id, {
    requestJson: { messages: [{ role: 'user', content: `repeat: ${prompt}` }] },
    json: { choices: [{ message: { content } }] },
  })
}

test('echoes, caps and ids of answers that came to other calls are explained by this cross-talk', () => {
  const calls = [
    answered('core.completion/all-four', 'hello', 'hello'),
    answered('core.mix/a', '0123456789aa', '0123456789bb'),
    answered('core.mix/b', '0123456789bb', '0123456789bb'),
    answered('core.echo/plain', '0123456789cc "a"', '0123456789bb'),
    exchange('core.max-tokens/one', {
      requestJson: { max_tokens: 1, messages: [{ role: 'user', content: 'Tell a story.' }] },
      json: { ...goodReply, usage: { ...goodReply.usage, completion_tokens: 20 } },
    }),
    exchange('core.fields/temperature-top', { json: goodReply }),
  ]
  const inputs = inputsOf(calls)
  for (const id of [
    'core.echo-marks',
    'sse.echo-equals-plain',
    'core.max-tokens-caps',
    'core.ids-distinct',
  ]) {
    const found = checks.find((check) => check.id === id)
    expect(found && judgeAmong(found, inputs)).toMatchObject({ id, explainedBy: 'core.no-cross-talk' })
  }
})
