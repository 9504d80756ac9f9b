/** Faults in the members of chunks. */
import { deltaText, eachChunk, isFinish, editChunks, patch } from '../hooks.ts'
import { valueAtPath, change, drop, isObject, set, type Edit } from '../json-edit.ts'
import type { Patch } from '../patch.ts'

const CHOICE = '/choices/*'
const ROLE = `${CHOICE}/delta/role`
const FINISH = `${CHOICE}/finish_reason`

const everyChunk = (edit: Edit) => eachChunk((chunk) => edit(chunk))
const unfinished = (edit: Edit) => eachChunk((chunk) => (isFinish(chunk) ? chunk : edit(chunk)))
const hasText = (chunk: unknown): boolean => deltaText(chunk) !== ''

const chunkObjectWrong = patch(
  'chunk-object-wrong',
  'chunks are called text_completion',
  '/object\\b.*text_completion',
  everyChunk(set('/object', 'text_completion')),
)
const chunkChoicesNull = patch(
  'chunk-choices-null',
  'choices is null in the first chunk',
  '/choices\\b.*null',
  eachChunk((chunk, index) => (index === 0 ? set('/choices', null)(chunk) : chunk)),
)
const chunkChoicesMissing = patch(
  'chunk-choices-missing',
  'the first chunk has no choices',
  '/choices\\b.*missing',
  eachChunk((chunk, index) => (index === 0 ? drop('/choices')(chunk) : chunk)),
)
const chunkDeltaMissing = patch(
  'chunk-delta-missing',
  'the last choice has no delta',
  '/delta\\b.*missing|undefined',
  eachChunk((chunk) => (isFinish(chunk) ? drop(`${CHOICE}/delta`)(chunk) : chunk)),
)
const chunkMessageInstead = patch(
  'chunk-message-instead',
  'chunks have message in place of delta',
  '/message\\b.*object',
  everyChunk(
    change(CHOICE, (choice) => ({
      message: valueAtPath(choice, '/delta'),
      ...Object(drop('/delta')(choice)),
    })),
  ),
)
const chunkMessageBeside = patch(
  'chunk-message-beside',
  'chunks have message beside delta',
  '/message\\b.*object',
  everyChunk(change(CHOICE, (choice) => set('/message', valueAtPath(choice, '/delta'))(choice))),
)
const chunkCreatedString = patch(
  'chunk-created-string',
  'created is a string in chunks',
  '/created\\b.*string "',
  everyChunk(change('/created', String)),
)
const idPerChunk = patch(
  'id-per-chunk',
  'every chunk has an id of its own',
  '\\bid\\b.*-1"',
  eachChunk((chunk, index) => change('/id', (id) => `${String(id)}-${index}`)(chunk)),
)
const chunkIdEmpty = patch(
  'chunk-id-empty',
  'chunks have an empty id',
  '/id\\b.*(""|empty)',
  everyChunk(set('/id', '')),
)
const createdDrifts = patch(
  'created-drifts',
  'created grows from chunk to chunk',
  '\\bcreated\\b.*\\d+, \\d+',
  eachChunk((chunk, index) => change('/created', (created) => Number(created) + index)(chunk)),
)
const modelDrifts = patch(
  'model-drifts',
  'the model changes in mid-stream',
  '\\bmodel\\b.*-b"',
  eachChunk((chunk, index) => (index < 2 ? chunk : change('/model', (model) => `${String(model)}-b`)(chunk))),
)
const indexCountsTokens = patch(
  'index-counts-tokens',
  'index counts tokens',
  '/index\\b.*number [1-9]',
  eachChunk((chunk, index) => change(`${CHOICE}/index`, () => index)(chunk)),
)
const chunkIndexMissing = patch(
  'chunk-index-missing',
  'choices have no index in chunks',
  '/index\\b.*missing',
  everyChunk(drop(`${CHOICE}/index`)),
)
const roleNever = patch(
  'role-never',
  'the role is never said',
  '\\brole\\b.*(none|missing)',
  everyChunk(drop(ROLE)),
)
const roleEveryChunk = patch(
  'role-every-chunk',
  'the role is said with every token',
  '\\brole\\b.*\\d',
  eachChunk((chunk) => (hasText(chunk) ? set('/choices/0/delta/role', 'assistant')(chunk) : chunk)),
)
const roleEmptyLater = patch(
  'role-empty-later',
  'the role is empty after the first chunk',
  '/role\\b.*""',
  eachChunk((chunk) => (hasText(chunk) ? set('/choices/0/delta/role', '')(chunk) : chunk)),
)
const roleUser = patch(
  'role-user',
  'the deltas are from the user',
  '/role\\b.*"user"',
  everyChunk(change(ROLE, () => 'user')),
)
const finishNever = patch(
  'finish-never',
  'the finish reason stays null',
  'finish_reason\\b.*\\b0\\b',
  everyChunk(set(FINISH, null)),
)
const finishTwice = patch(
  'finish-twice',
  'the finish reason comes twice',
  'finish_reason\\b.*\\b2\\b',
  editChunks((chunks) => chunks.flatMap((chunk) => (isFinish(chunk) ? [chunk, chunk] : [chunk]))),
)
const finishEmptyString = patch(
  'finish-empty-string',
  'the finish reason is an empty string until the last chunk',
  '/finish_reason\\b.*""',
  unfinished(set(FINISH, '')),
)
const finishAbsent = patch(
  'finish-absent',
  'the finish reason is absent until the last chunk',
  '/finish_reason\\b.*missing',
  unfinished(drop(FINISH)),
)
const errorNullInChunks = patch(
  'error-null-in-chunks',
  'chunks have a member error that is null',
  '/error\\b.*null',
  everyChunk(set('/error', null)),
)
const streamTruncatedSaysStop = patch(
  'stream-truncated-says-stop',
  'a stream cut at max_tokens says stop',
  '/finish_reason\\b.*"stop"',
  eachChunk((chunk) => (isFinish(chunk) ? set(FINISH, 'stop')(chunk) : chunk)),
)
const streamUsageOff = patch(
  'stream-usage-off',
  'the total is one too many',
  '/usage\\b.*total_tokens',
  everyChunk(
    change('/usage', (usage) =>
      isObject(usage) ? change('/total_tokens', (n) => Number(n) + 1)(usage) : usage,
    ),
  ),
)

/** Faults in the members of chunks. */
export const sseChunkFaults: readonly Patch[] = [
  chunkObjectWrong,
  chunkChoicesNull,
  chunkChoicesMissing,
  chunkDeltaMissing,
  chunkMessageInstead,
  chunkMessageBeside,
  chunkCreatedString,
  idPerChunk,
  chunkIdEmpty,
  createdDrifts,
  modelDrifts,
  indexCountsTokens,
  chunkIndexMissing,
  roleNever,
  roleEveryChunk,
  roleEmptyLater,
  roleUser,
  finishNever,
  finishTwice,
  finishEmptyString,
  finishAbsent,
  errorNullInChunks,
  streamTruncatedSaysStop,
  streamUsageOff,
]
