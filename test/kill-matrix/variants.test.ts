import { afterAll, expect, test } from 'vitest'
import type { Capability } from '../../conformance/exchange/capabilities.ts'
import type { Reading } from '../../conformance/statement/readings.ts'
import type { Statement } from '../../conformance/statement/plan.ts'
import type { Patch } from '../../reference/patch.ts'
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import {
  blemishes,
  judgeReference,
  referenceStatement,
  slowWebhooks,
  slowlyDelivered,
  type Look,
} from './kill.ts'
import { inFull, isFull, sampleOf } from '../sampling/sampled-cases.ts'
import { variantGroups } from './variant-groups.ts'

// Returns the capabilities whose checks can notice a variant. Judging all capabilities would take five times as long.
function concernOf(id: string): readonly Capability[] {
  if (id.startsWith('ws-')) return ['websocket']
  if (id.startsWith('webhook-')) return ['webhooks']
  return id.startsWith('signup-') ? ['signup'] : ['core', 'sse']
}

// The reading that the statement must not declare for a server with a variant, by the id of the variant.
const UNDECLARED: Readonly<Record<string, string>> = {
  'no-cors': 'cors',
  'options-404': 'cors',
  'options-405': 'cors',
  'switch-word-true': 'errors.conditions',
  'switch-word-false': 'errors.conditions',
}

// The readings that a statement additionally declares for a server with a variant, by the id of the variant.
const DECLARED: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
  'needs-all-four': {
    'request.required': {
      reading: 'all-four',
      required: ['model', 'messages', 'max_tokens', 'temperature'],
    },
  },
  'needs-max-tokens-too': {
    'request.required': { reading: 'list', required: ['model', 'messages', 'max_tokens'] },
  },
  'model-optional': { 'request.required': { reading: 'messages', required: ['messages'] } },
  'ws-subprotocol-needed': { 'websocket.path': { reading: 'same-path', subprotocols: ['assay.chat.v1'] } },
  'two-roles': { 'request.roles': { reading: 'list', roles: ['system', 'user'] } },
}

function statementWith(ids: readonly string[], times: number): Statement {
  const undeclared = new Set(ids.map((id) => UNDECLARED[id]))
  const readings = new Map([...referenceStatement.readings].filter(([key]) => !undeclared.has(key)))
  const registration = readings.get('webhooks.registration')
  for (const id of ids)
    for (const [key, reading] of Object.entries(DECLARED[id] ?? {})) readings.set(key, reading)
  // A server with this variant accepts fewer addresses than the reference declares.
  if (ids.includes('webhook-endpoint-limit') && registration !== undefined) {
    const { maxEndpoints: _, ...rest } = registration
    readings.set('webhooks.registration', { ...rest, reading: registration.reading })
  }
  const statement = { ...referenceStatement, readings }
  return ids.some(isWebhook) ? slowlyDelivered(statement, times) : statement
}

type Group = readonly Patch[]

const groups = variantGroups()
// The sampling interval of the brief sample. The brief sample also has the groups that the current change touches.
const IN_BRIEF = 12
const sampled = sampleOf(groups, 1, IN_BRIEF)

// The groups of webhook variants mostly wait, so several of these groups are judged concurrently.
const isWebhook = (id: string): boolean => id.startsWith('webhook-')
const isWaiting = (group: Group): boolean => idsOf(group).some(isWebhook)
const idsOf = (group: Group): readonly string[] => group.map(({ id }) => id)
const named = (some: readonly Group[]) => some.map((group) => [idsOf(group).join(', '), group] as const)

test('a group has variants of one kind', () => {
  const concerns = groups.map((group) => new Set(idsOf(group).map((id) => String(concernOf(id)))))
  expect(concerns.filter(({ size }) => size !== 1)).toEqual([])
})

test.concurrent.each(named(sampled.filter(isWaiting)))('%s: green', (_, group) => staysGreen(group))
test.each(named(sampled.filter((group) => !isWaiting(group))))('%s: green', (_, group) => staysGreen(group))

// In the full run, each variant of a group is also judged alone.
const alone = inFull(groups.filter(({ length }) => length > 1).flatMap((group) => group.map((one) => [one])))
if (isFull) {
  test.concurrent.each(named(alone.filter(isWaiting)))('%s: green alone', (_, one) => staysGreen(one))
  test.each(named(alone.filter((one) => !isWaiting(one))))('%s: green alone', (_, one) => staysGreen(one))
}

// One group in this number is also judged in a disguised run (see docs/glossary.md). A full run disguises all groups.
const DISGUISED = 16
const disguised = [...groups.filter((_, index) => isFull || index % DISGUISED === 0), ...alone]

test.each(named(disguised))('%s: green for a run in disguise', (ids, group) =>
  staysGreen(group, { disguised: true, seed: `disguise of ${ids}` }),
)

// The groups that did not stay green while others were judged beside them, as on a busy machine. `afterAll` judges each group again, alone,
// up to `ROUNDS` times, with slower webhooks each time. A test could not do this, because `-t` might omit the test.
const ROUNDS = 3
const onceMore: { readonly group: Group; readonly look: Look }[] = []

afterAll(async () => {
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const { group, look } of onceMore.splice(0)) await staysGreen(group, look, 2 ** round)
})

// Judges the variants of a group together. If the group is not green, judges each variant alone, so that the failure names the variant.
async function staysGreen(group: Group, look: Look = {}, times = 1): Promise<void> {
  const { wrong, warnings } = await judge(group, look, times)
  // A defect shows in the last round too.
  if (isWaiting(group) && wrong.length > 0 && times < 2 ** ROUNDS) {
    onceMore.push({ group, look })
    return
  }
  if (wrong.length > 0 && group.length > 1) {
    for (const one of group) expect((await judge([one], look, times)).wrong, `${one.id} alone`).toEqual([])
  }
  expect(wrong, 'each is green alone, but not together: a defect, or not for one group').toEqual([])
  if (warnings.length > 0)
    console.info(
      `${idsOf(group).join(', ')} warns: ${warnings.map((line) => line.split('\n')[0]).join(' | ')}`,
    )
}

const isUndecidedByStall = ({ id, detail }: CheckRecord): boolean =>
  id === 'sse.arrival-spread' && detail?.includes('this machine was stalled') === true
const isWarning = (line: string): boolean => line.startsWith('warn ')

async function judge(
  group: Group,
  look: Look,
  times: number,
): Promise<{ readonly wrong: readonly string[]; readonly warnings: readonly string[] }> {
  const ids = idsOf(group)
  const { run, idle } = await judgeReference(
    group,
    isWaiting(group) ? slowWebhooks(times) : {},
    concernOf(ids[0] ?? ''),
    statementWith(ids, times),
    look,
  )
  const lines = blemishes(run).filter((line) => !line.includes('model-behaviour'))
  const wrong = lines.filter((line) => !isWarning(line))
  // If all text came together after a stall, the judge cannot know whether the server held it back.
  const isOpen = run.outcome === 'incomplete' && run.checks.some(isUndecidedByStall)
  const unlike =
    wrong.length === 0 && run.outcome !== 'conformant' && !isOpen ? [`outcome ${run.outcome}`] : []
  return {
    wrong: [...idle.map((id) => `${id} changed nothing on the wire`), ...wrong, ...unlike],
    warnings: lines.filter(isWarning),
  }
}
