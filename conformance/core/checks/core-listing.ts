import { firstNames } from '../../../schemas/count.ts'
import { check, checkWhen, type Evidence } from '../../evidence/check.ts'
import { callsAbout, examine, unusable } from '../../evidence/evidence.ts'
import { CONTROL_CALLS } from '../../exchange/call-kinds.ts'
import { conforms } from '../../exchange/schema.ts'
import {
  isUnknownModel,
  describeValue,
  isSuccess,
  jsonOf,
  requestJson,
  statusIssue,
  strictJson,
  type JsonObject,
  valueAtPointer,
} from '../../exchange/reply.ts'
import { notApplicable, violatedUnlessEmpty, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { answersReference } from '../../evidence/replies.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { stringOf, type Readings } from '../../statement/readings.ts'
import { entriesOf, isSameModel, namesIn } from '../model-names.ts'

const shared = {
  reading: 'request.models',
  level: 'SHOULD',
  judges: 'other:models',
} as const

const MODEL_LIST = 'urn:assay:openai:model-list'
const SHOWN_ENTRIES = 3
const SHOWN_IDS = 5

const MEMBERS: readonly (readonly [name: string, expected: string, fits: (value: unknown) => boolean])[] = [
  ['object', '"model"', (value) => value === 'model'],
  ['created', 'integer', (value) => Number.isInteger(value)],
  ['owned_by', 'string', (value) => typeof value === 'string'],
]

export const modelsListed = check({
  ...shared,
  id: 'core.models-listed',
  level: 'MUST',
  title: 'the models are listed where the reading says',
  because: ['core.body-utf8'],
  trippedBy: ['models-404', 'models-bad-shape', 'models-owner-array'],
  judge: (evidence) => {
    if (hasNoList(evidence.readings)) return notApplicable(NO_LIST)
    const schema = stringOf(evidence.readings, 'request.models', 'schema') ?? MODEL_LIST
    return examine(evidence, callsAbout(evidence, 'other:models'), (call) => {
      if (!isSuccess(call)) return [statusIssue(call, '200')]
      const json = strictJson(call)
      if (!json.ok) return [{ at: `${call.id} body`, expected: 'one JSON value', received: json.problem }]
      return conforms(schema, json.value, call.id)
    })
  },
})

// A SHOULD, because clients do not need these members.
export const modelEntries = checkWhen(onList, {
  ...shared,
  id: 'core.model-entries',
  title: 'each model in the list has object, created and owned_by',
  because: ['core.models-listed'],
  trippedBy: ['models-bare-entries'],
  judge: (_, call, entries) => {
    const odd = entries.flatMap((entry, place) => memberIssues(call, entry, place))
    const rest = odd.length - SHOWN_ENTRIES
    const shown = odd.slice(0, SHOWN_ENTRIES)
    return shown.map((issue, place) =>
      rest > 0 && place === SHOWN_ENTRIES - 1
        ? { ...issue, received: `${issue.received} (and ${rest} more like it)` }
        : issue,
    )
  },
})

export const modelListed = check({
  ...shared,
  id: 'core.model-in-use-listed',
  title:
    'the list of models contains the model in use, under its name or a similar name that is accepted too',
  judges: ['other:models', 'completion:listed-name', CONTROL_CALLS],
  trippedBy: ['model-in-use-unlisted', 'models-prefixed'],
  judge: (evidence) => {
    const { model } = evidence
    if (model === '') return notApplicable('no model was named')
    const refused = callsAbout(evidence, 'completion:listed-name').filter(isUnknownModel)
    if (refused.length > 0 && answersReference(evidence))
      return violatedUnlessEmpty(refused.map(refusedNameIssue), refused)
    return onList(evidence, (call) => {
      const names = namesIn(call)
      if (names.some((name) => isSameModel(name, model)) || isPartial(call)) return []
      const shown = names.map((name) => JSON.stringify(name))
      const received = firstNames(shown, SHOWN_IDS) || 'no model'
      return [{ at: `${call.id} /data`, expected: `an entry for ${JSON.stringify(model)}`, received }]
    })
  },
})

// A SHOULD, because clients can still use the list.
export const modelsDistinct = checkWhen(onList, {
  ...shared,
  id: 'core.models-distinct',
  title: 'no two models in the list have the same id',
  trippedBy: ['models-twice'],
  judge: (_, call, entries) => {
    const ids = entries.map(({ id }) => id)
    const repeated = ids.flatMap((id, place) => {
      const first = ids.indexOf(id)
      return typeof id === 'string' && first < place ? [{ id, place, first }] : []
    })
    return repeated.slice(0, SHOWN_ENTRIES).map(({ id, place, first }) => ({
      at: `${call.id} /data/${place}/id`,
      expected: 'an id that no other entry has',
      received: `${JSON.stringify(id)}, as in /data/${first}`,
    }))
  },
})

function refusedNameIssue(call: Exchange): Issue {
  const name = JSON.stringify(valueAtPointer(requestJson(call), '/model'))
  return statusIssue(call, `200 for the model ${name}, as the list names it`)
}

const NO_LIST = 'the reading names no path that lists models'

function hasNoList(readings: Readings): boolean {
  return readings.has('request.models') && stringOf(readings, 'request.models', 'path') === null
}

function onList(
  evidence: Evidence,
  rule: (call: Exchange, entries: readonly JsonObject[]) => readonly Issue[],
): Judgement {
  if (hasNoList(evidence.readings)) return notApplicable(NO_LIST)
  const schema = stringOf(evidence.readings, 'request.models', 'schema') ?? MODEL_LIST
  if (schema !== MODEL_LIST) return notApplicable('the reading has a list of another shape')
  const calls = callsAbout(evidence, 'other:models')
  const seen = calls.filter((call) => unusable(call) === null)
  if (seen.length > 0 && !seen.some(isList)) return notApplicable('there is no list: see core.models-listed')
  return examine(evidence, calls, (call) => rule(call, entriesOf(call)))
}

function isList(call: Exchange): boolean {
  return isSuccess(call) && Array.isArray(valueAtPointer(jsonOf(call), '/data'))
}

function memberIssues(call: Exchange, entry: JsonObject, place: number): readonly Issue[] {
  return MEMBERS.filter(([name, , fits]) => !fits(entry[name])).map(([name, expected]) => ({
    at: `${call.id} /data/${place}/${name}`,
    expected,
    received: describeValue(entry[name]),
  }))
}

// Returns whether the answer is one page of a longer list. Other pages may contain further models.
function isPartial(call: Exchange): boolean {
  return valueAtPointer(jsonOf(call), '/has_more') === true
}
