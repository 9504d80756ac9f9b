import { afterAll, expect, test } from 'vitest'
import type { Capability } from '../conformance/exchange/capabilities.ts'
import type { Reading } from '../conformance/statement/readings.ts'
import type { Statement } from '../conformance/statement/statement.ts'
import type { Patch } from '../reference/patch.ts'
import { variants } from '../reference/variants/index.ts'
import {
  blemishes,
  isTooBusy,
  judgeReference,
  referenceStatement,
  SLOW_WEBHOOKS,
  slowlyDelivered,
  type Look,
} from './kill.ts'
import { isInSample } from './sampled-cases.ts'

// A habit in one room cannot show in another, and judging all rooms takes five times as long.
function concernOf(id: string): readonly Capability[] {
  if (id.startsWith('ws-')) return ['websocket']
  if (id.startsWith('webhook-')) return ['webhooks']
  return id.startsWith('signup-') ? ['signup'] : ['core', 'sse']
}

// What the reference declares of itself, and a deployment with this habit would not.
const UNDECLARED: Readonly<Record<string, string>> = {
  'no-cors': 'cors',
  'options-404': 'cors',
  'options-405': 'cors',
  'switch-word-true': 'errors.conditions',
  'switch-word-false': 'errors.conditions',
}

// What a deployment with this habit declares, and the reference does not.
const DECLARED: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
  'needs-all-four': {
    'request.required': {
      reading: 'all-four',
      required: ['model', 'messages', 'max_tokens', 'temperature'],
    },
  },
  'ws-subprotocol-needed': { 'websocket.path': { reading: 'same-path', subprotocols: ['assay.chat.v1'] } },
  'two-roles': { 'request.roles': { reading: 'list', roles: ['system', 'user'] } },
}

function statementWith(habit: string): Statement {
  const readings = new Map([...referenceStatement.readings].filter(([key]) => key !== UNDECLARED[habit]))
  const registration = readings.get('webhooks.registration')
  for (const [key, reading] of Object.entries(DECLARED[habit] ?? {})) readings.set(key, reading)
  // It takes fewer addresses than the reference declares.
  if (habit === 'webhook-endpoint-limit' && registration !== undefined) {
    const { maxEndpoints: _, ...rest } = registration
    readings.set('webhooks.registration', { ...rest, reading: registration.reading })
  }
  const statement = { ...referenceStatement, readings }
  return habit.startsWith('webhook-') ? slowlyDelivered(statement) : statement
}

// Limits are judged by a clock of their own, so their variants are too.
const own = variants.filter(({ id }) => !id.startsWith('limit-'))

// Deliveries are waited for most of the time, and nothing else of the machine is needed meanwhile.
const isWaiting = ({ id }: Patch): boolean => id.startsWith('webhook-')
const named = (some: readonly Patch[]) => some.map((variant) => [variant.id, variant] as const)

test.concurrent.each(named(own.filter(isWaiting)))('%s stays green', (_, variant) => staysGreen(variant))
test.each(named(own.filter((variant) => !isWaiting(variant))))('%s stays green', (_, variant) =>
  staysGreen(variant),
)

// One in so many is judged in disguise as well.
const DISGUISED = 8

test.each(named(own.filter(({ id }) => isInSample(id, DISGUISED))))(
  '%s stays green for a run in disguise',
  (id, variant) => staysGreen(variant, { disguised: true, seed: `disguise of ${id}` }),
)

// Those of which a busy machine saw too little, while others were judged beside them: each is judged once more, alone, in the same
// way. Not as a test, which `-t` could leave out.
const onceMore: { readonly variant: Patch; readonly look: Look }[] = []

afterAll(async () => {
  for (const { variant, look } of onceMore.splice(0)) await staysGreen(variant, look)
  expect(onceMore.map(({ variant }) => variant.id)).toEqual([])
})

async function staysGreen(variant: Patch, look: Look = {}): Promise<void> {
  const { run, appliedCount } = await judgeReference(
    [variant],
    isWaiting(variant) ? SLOW_WEBHOOKS : {},
    concernOf(variant.id),
    statementWith(variant.id),
    look,
  )
  expect(appliedCount, 'the variant changed nothing on the wire').toBeGreaterThan(0)
  const wrong = blemishes(run).filter(
    (line) => !line.startsWith('warn ') && !line.includes('model-behaviour'),
  )
  if (isWaiting(variant) && wrong.length > 0 && wrong.every(isTooBusy)) {
    onceMore.push({ variant, look })
    return
  }
  expect(wrong).toEqual([])
  expect(run.outcome).toBe('conformant')
  const warnings = blemishes(run).filter((line) => line.startsWith('warn '))
  if (warnings.length > 0)
    console.info(`${variant.id} warns: ${warnings.map((line) => line.split('\n')[0]).join(' | ')}`)
}
