import messageSchema from '../../schemas/interface/message.schema.json' with { type: 'json' }
import requestSchema from '../../schemas/interface/chat-completion-request.schema.json' with { type: 'json' }
import { numberOf, stringOf, stringsOf, type Readings } from '../statement/readings.ts'
import { isRecord, type JsonObject } from '../exchange/reply.ts'

type RefusalCase = { readonly label: string; readonly body: JsonObject }

type Mutation = { readonly label: string; readonly change: (good: JsonObject) => JsonObject }

/** Returns copies of the valid request `good`, each with one mistake. */
export function interfaceRefusalCases(readings: Readings, good: JsonObject): readonly RefusalCase[] {
  return refusalCases(requestSchema, messageSchema, readings, good)
}

/** Returns copies of the request `good`. Each copy violates one rule of a schema or one declared bound. */
export function refusalCases(
  request: unknown,
  message: unknown,
  readings: Readings,
  good: JsonObject,
): readonly RefusalCase[] {
  const fields = Object.entries(propertiesOf(request))
  const mutations = [
    ...missingFields(fields, readings),
    ...fields.flatMap(([name, schema]) => wrongTypes(name, schema)),
    ...badMessages(message),
    ...tokensOutOfBounds(readings),
    ...temperatureOutOfBounds(readings),
  ]
  return mutations.map(({ label, change }) => ({ label, body: change(good) }))
}

/** Returns why the target may accept the invalid request `label`. Returns null if the target must refuse it. */
export function whyAllowed(readings: Readings, label: string): string | null {
  const isListed = stringsOf(readings, 'errors.conditions', 'mistakes').includes(label)
  return stringOf(readings, 'errors.conditions', 'reading') === 'list' && !isListed
    ? 'the reading does not list it as a mistake'
    : null
}

function propertiesOf(schema: unknown): JsonObject {
  const properties = isRecord(schema) ? schema['properties'] : undefined
  return isRecord(properties) ? properties : {}
}

function typeOf(schema: unknown): unknown {
  return isRecord(schema) ? schema['type'] : undefined
}

function setting(label: string, name: string, value: unknown): Mutation {
  return { label, change: (good) => ({ ...good, [name]: value }) }
}

// Returns one mutation per required field; the mutation removes the field. Readings define the required fields.
function missingFields(fields: readonly (readonly [string, unknown])[], readings: Readings): Mutation[] {
  const required = stringsOf(readings, 'request.required', 'required')
  return fields
    .filter(([name]) => required.includes(name))
    .map(([name]) => ({
      label: `missing-${kebab(name)}`,
      change: (good) => Object.fromEntries(Object.entries(good).filter(([field]) => field !== name)),
    }))
}

// Returns mutations that give a field a wrong type. A wrong string is never a number in quotes, because a server may read "8" as 8.
function wrongTypes(name: string, schema: unknown): Mutation[] {
  const label = kebab(name)
  switch (typeOf(schema)) {
    case 'string':
      return [setting(`${label}-number`, name, 7)]
    case 'integer':
      return [setting(`${label}-string`, name, 'eight'), setting(`${label}-fraction`, name, 1.5)]
    case 'number':
      return [setting(`${label}-string`, name, 'warm')]
    case 'array':
      return [
        setting(`${label}-string`, name, 'hello'),
        setting(`${label}-object`, name, { role: 'user', content: 'hello' }),
        setting(`${label}-empty`, name, []),
      ]
    default:
      return []
  }
}

function badMessages(message: unknown): Mutation[] {
  const spoiled = Object.entries(propertiesOf(message)).flatMap(([name, schema]) => {
    const missing = spoiling(`${kebab(name)}-missing`, (good) =>
      Object.fromEntries(Object.entries(good).filter(([field]) => field !== name)),
    )
    if (typeOf(schema) !== 'string') return [missing]
    return [missing, spoiling(`${kebab(name)}-number`, (good) => ({ ...good, [name]: 7 }))]
  })
  return [setting('message-string', 'messages', ['hello']), ...spoiled]
}

// Creates a mutation that puts a mistake into the first message.
function spoiling(label: string, spoil: (good: JsonObject) => JsonObject): Mutation {
  return {
    label,
    change: (good) => {
      const [first]: unknown[] = Array.isArray(good['messages']) ? good['messages'] : []
      const message = isRecord(first) ? first : { role: 'user', content: 'Say hello.' }
      return { ...good, messages: [spoil(message)] }
    },
  }
}

// Returns mutations that set max_tokens to 0 or -2, if this value is below the minimum. Omits -1, which may mean "no limit".
function tokensOutOfBounds(readings: Readings): Mutation[] {
  const minimum = numberOf(readings, 'maxTokens.bounds', 'minimum')
  if (minimum === null) return []
  const cases = [
    { label: 'max-tokens-zero', value: 0 },
    { label: 'max-tokens-negative', value: -2 },
  ]
  return cases
    .filter(({ value }) => value < minimum)
    .map(({ label, value }) => setting(label, 'max_tokens', value))
}

const TEMPERATURE_STEP = 0.1

function temperatureOutOfBounds(readings: Readings): Mutation[] {
  const min = numberOf(readings, 'temperature.bounds', 'minimum')
  const max = numberOf(readings, 'temperature.bounds', 'maximum')
  return [
    ...(min === null ? [] : [setting('temperature-below', 'temperature', min - TEMPERATURE_STEP)]),
    ...(max === null ? [] : [setting('temperature-above', 'temperature', max + TEMPERATURE_STEP)]),
  ]
}

function kebab(name: string): string {
  return name.replaceAll('_', '-')
}
