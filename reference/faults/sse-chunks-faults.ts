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

/** Faults in the members of chunks. */
export const sseChunkFaults: readonly Patch[] = [
  patch(
    'chunk-choices-null',
    'choices is null in the first chunk',
    '/choices\\b.*null',
    eachChunk((chunk, index) => (index === 0 ? set('/choices', null)(chunk) : chunk)),
  ),
  patch(
    'chunk-delta-missing',
    'the last choice has no delta',
    '/delta\\b.*missing|undefined',
    eachChunk((chunk) => (isFinish(chunk) ? drop(`${CHOICE}/delta`)(chunk) : chunk)),
  ),
  patch(
    'chunk-message-beside',
    'chunks have message beside delta',
    '/message\\b.*object',
    everyChunk(change(CHOICE, (choice) => set('/message', valueAtPath(choice, '/delta'))(choice))),
  ),
  patch(
    'id-per-chunk',
    'every chunk has an id of its own',
    '\\bid\\b.*-1"',
    eachChunk((chunk, index) => change('/id', (id) => `${String(id)}-${index}`)(chunk)),
  ),
  patch(
    'created-drifts',
    'created grows from chunk to chunk',
    '\\bcreated\\b.*\\d+, \\d+',
    eachChunk((chunk, index) => change('/created', (created) => Number(created) + index)(chunk)),
  ),
  patch(
    'model-drifts',
    'the model changes in mid-stream',
    '\\bmodel\\b.*-b"',
    eachChunk((chunk, index) =>
      index < 2 ? chunk : change('/model', (model) => `${String(model)}-b`)(chunk),
    ),
  ),
  patch(
    'index-counts-tokens',
    'index counts tokens',
    '/index\\b.*number [1-9]',
    eachChunk((chunk, index) => change(`${CHOICE}/index`, () => index)(chunk)),
  ),
  patch('role-never', 'the role is never said', '\\brole\\b.*(none|missing)', everyChunk(drop(ROLE))),
  patch(
    'role-every-chunk',
    'the role is said with every token',
    '\\brole\\b.*\\d',
    eachChunk((chunk) => (hasText(chunk) ? set('/choices/0/delta/role', 'assistant')(chunk) : chunk)),
  ),
  patch(
    'role-empty-later',
    'the role is empty after the first chunk',
    '/role\\b.*""',
    eachChunk((chunk) => (hasText(chunk) ? set('/choices/0/delta/role', '')(chunk) : chunk)),
  ),
  patch(
    'finish-never',
    'the finish reason stays null',
    'finish_reason\\b.*\\b0\\b',
    everyChunk(set(FINISH, null)),
  ),
  patch(
    'finish-twice',
    'the finish reason comes twice',
    'finish_reason\\b.*\\b2\\b',
    editChunks((chunks) => chunks.flatMap((chunk) => (isFinish(chunk) ? [chunk, chunk] : [chunk]))),
  ),
  patch(
    'finish-empty-string',
    'the finish reason is an empty string until the last chunk',
    '/finish_reason\\b.*""',
    unfinished(set(FINISH, '')),
  ),
  patch(
    'finish-absent',
    'the finish reason is absent until the last chunk',
    '/finish_reason\\b.*missing',
    unfinished(drop(FINISH)),
  ),
  patch(
    'error-null-in-chunks',
    'chunks have a member error that is null',
    '/error\\b.*null',
    everyChunk(set('/error', null)),
  ),
  patch(
    'stream-truncated-says-stop',
    'a stream cut at max_tokens says stop',
    '/finish_reason\\b.*"stop"',
    eachChunk((chunk) => (isFinish(chunk) ? set(FINISH, 'stop')(chunk) : chunk)),
  ),
  patch(
    'stream-usage-off',
    'the total is one too many',
    '/usage\\b.*total_tokens',
    everyChunk(
      change('/usage', (usage) =>
        isObject(usage) ? change('/total_tokens', (n) => Number(n) + 1)(usage) : usage,
      ),
    ),
  ),
]
