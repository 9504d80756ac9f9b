import { expect, test } from 'vitest'
import { coreProbes } from '../probes/core-probes.ts'
import { coreChecks } from './core.ts'
import { evidenceOf, exchange } from '../../exchange/exchange-fixture.ts'

test('ids are unique and permanent', () => {
  const ids = coreChecks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toMatchInlineSnapshot(`
    [
      "core.answers-after-huge",
      "core.answers-unbroken",
      "core.auth-bare-key-refused",
      "core.auth-basic-refused",
      "core.auth-body-refused",
      "core.auth-challenge",
      "core.auth-consistent",
      "core.auth-empty-refused",
      "core.auth-longer-refused",
      "core.auth-never-5xx",
      "core.auth-none-exact",
      "core.auth-none-refused",
      "core.auth-none-status",
      "core.auth-query-refused",
      "core.auth-scheme-case",
      "core.auth-wrong-exact",
      "core.auth-wrong-refused",
      "core.auth-wrong-status",
      "core.body-utf8",
      "core.calls-side-by-side",
      "core.chat-path",
      "core.choices-array",
      "core.content-is-string",
      "core.content-long",
      "core.content-scripts",
      "core.content-type-accepted",
      "core.content-type-charset",
      "core.cors-preflight",
      "core.created-seconds",
      "core.cut-content-string",
      "core.date-format",
      "core.echo-whole",
      "core.errors-body",
      "core.errors-media-type",
      "core.errors-members",
      "core.errors-message",
      "core.errors-no-choices",
      "core.errors-no-internals",
      "core.errors-one-shape",
      "core.errors-strict-json",
      "core.finish-reason-known",
      "core.get-allow",
      "core.get-refused",
      "core.healthy-after-mistakes",
      "core.huge-clean",
      "core.huge-prompt-not-cut",
      "core.ids-distinct",
      "core.ids-unguessable",
      "core.json-media-type",
      "core.key-not-echoed",
      "core.last-turn-answered",
      "core.length-honest",
      "core.max-tokens-accepted",
      "core.max-tokens-caps",
      "core.max-tokens-edge-accepted",
      "core.max-tokens-length",
      "core.message-object",
      "core.messages-accepted",
      "core.mistakes-never-5xx",
      "core.model-accepted",
      "core.model-entries",
      "core.model-in-use-listed",
      "core.models-distinct",
      "core.models-listed",
      "core.no-cross-talk",
      "core.no-error-in-success",
      "core.no-redirect",
      "core.nulls-tolerated",
      "core.one-choice",
      "core.post-completes",
      "core.prompt-not-cut",
      "core.refuses-array",
      "core.refuses-content-missing",
      "core.refuses-content-number",
      "core.refuses-empty-body",
      "core.refuses-malformed",
      "core.refuses-max-tokens-fraction",
      "core.refuses-max-tokens-negative",
      "core.refuses-max-tokens-string",
      "core.refuses-max-tokens-zero",
      "core.refuses-message-string",
      "core.refuses-messages-empty",
      "core.refuses-messages-object",
      "core.refuses-messages-string",
      "core.refuses-missing-messages",
      "core.refuses-missing-model",
      "core.refuses-model-number",
      "core.refuses-not-utf8",
      "core.refuses-null",
      "core.refuses-role-missing",
      "core.refuses-role-number",
      "core.refuses-temperature-above",
      "core.refuses-temperature-below",
      "core.refuses-temperature-string",
      "core.refuses-truncated",
      "core.refuses-two-values",
      "core.reply-whole",
      "core.required-suffice",
      "core.response-schema",
      "core.role-assistant",
      "core.role-developer",
      "core.role-system",
      "core.role-user",
      "core.routing-errors-body",
      "core.routing-errors-json",
      "core.sdk-completes",
      "core.sdk-constructed",
      "core.status-200",
      "core.strict-json",
      "core.temperature-accepted",
      "core.temperature-top",
      "core.temperature-zero",
      "core.text-generated",
      "core.trailing-slash-in-place",
      "core.unknown-model-clean",
      "core.unknown-model-refused",
      "core.unknown-path-refused",
      "core.usage-adds-up",
      "core.usage-counts-prompt",
      "core.usage-never-negative",
      "core.usage-present",
      "core.usage-prompt-positive",
      "core.usage-same-prompt",
      "core.valid-calls-not-5xx",
      "core.version-by-path",
      "core.version-selected",
    ]
  `)
})

test('every check names a fault that trips it', () => {
  expect(coreChecks.filter(({ trippedBy }) => trippedBy.length === 0)).toEqual([])
})

test.each(coreChecks.map((check) => [check.id, check] as const))(
  '%s: does not pass without evidence',
  (_id, check) => {
    const bare = check.judge(evidenceOf([]))
    expect(['inconclusive', 'not-applicable']).toContain(bare.kind)
    const budget = check.judge(
      evidenceOf([], { omissions: [{ probe: coreProbes[0]?.id ?? '', code: 'budget', detail: 'spent' }] }),
    )
    expect(['inconclusive', 'not-applicable']).toContain(budget.kind)
  },
)

test.each(coreChecks.map((check) => [check.id, check] as const))(
  '%s: throttled calls say nothing',
  (_id, check) => {
    const throttled = coreProbes.map(({ id }) => exchange(`${id}/all-four`, { status: 429, json: {} }))
    expect(['inconclusive', 'not-applicable']).toContain(check.judge(evidenceOf(throttled)).kind)
  },
)
