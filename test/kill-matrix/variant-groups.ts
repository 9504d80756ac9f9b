/** Groups variants (correct but unusual behaviors) that one service may have together. One run judges all variants of a group. */
import type { Patch } from '../../reference/patch.ts'
import { variants } from '../variants/index.ts'

// Groups of variants that change different places and do not hide each other. All other variants are judged
// alone.
const GROUPS: readonly (readonly string[])[] = [
  [
    'extra-keys',
    'no-refusal-logprobs',
    'id-no-prefix',
    'cut-at-one-token',
    'text-of-paths',
    'tells-client-address',
    'prompt-tokens-larger',
    'json-leading-whitespace',
    'media-type-charset',
    'first-delta-null',
    'role-repeated',
    'sse-comments',
    'sse-data-lines',
    'stream-gzip',
    'options-404',
    'head-404',
    'wrong-method-empty',
    'unknown-model-400',
    'missing-key-403-plain',
  ],
  ['stream-over-a-megabyte'],
  [
    'ids-random-number',
    'model-is-path',
    'prompt-tokens-estimated',
    'negative-max-tokens-unlimited',
    'first-delta-absent',
    'usage-null-on-chunks',
    'sse-crlf',
    'options-405',
    'head-405',
    'temperature-any',
    'request-media-type-ignored',
    'error-code-null',
    'models-entries-rich',
    'closes-unannounced',
  ],
  [
    'ids-time-ordered',
    'prompt-tokens-beside-cache',
    'long-prompt-refused',
    'first-delta-text',
    'model-empty-on-chunks',
    'sse-no-space-after-colon',
    'chunks-coalesced',
    'temperature-null-refused',
    'empty-turn-refused',
    'validation-422',
    'get-404',
    'no-cors',
    'no-www-authenticate',
    'model-listed-otherwise',
  ],
  [
    'ids-snowflake',
    'no-usage',
    'no-usage-null',
    'text-unrepeatable',
    'comment-after-id',
    'prompt-report-first',
    'bytes-dribbled',
    'unknown-role-accepted',
    'framework-routes',
    'null-read-as-empty',
    'basic-accepted',
    'slash-307',
    'slow-first-token',
  ],
  [
    'ws-typed-done',
    'ws-extra-keys',
    'ws-error-then-close',
    'ws-subprotocol-chosen',
    'ws-deflate',
    'ws-pings',
    'ws-handshake-headers',
    'ws-refused-403',
    'ws-fragments',
  ],
  ['ws-close-1000', 'ws-deflate-no-context', 'ws-pongs', 'ws-close-without-reason'],
  ['ws-chunks-coalesced', 'ws-close-without-code', 'ws-huge-closed'],
  ['signup-200', 'signup-key-below-data', 'signup-422', 'signup-with-session'],
  ['signup-202-with-key', 'signup-uniform', 'signup-key-spreads'],
  [
    'webhook-gone-forgotten',
    'webhook-test-event',
    'webhook-register-200',
    'webhook-types-checked',
    'webhook-extra-headers',
    'webhook-jitter',
  ],
  ['webhook-second-type', 'webhook-duplicates', 'webhook-register-202'],
  ['webhook-copies', 'webhook-late-in-time', 'webhook-list-in-pages', 'webhook-endpoint-limit'],
]

/**
 * Returns all variants except those of limits, in groups that are judged together. Throws if a group names an
 * unknown variant, or if a variant is named twice.
 */
export function variantGroups(): readonly (readonly Patch[])[] {
  // Limits are judged by a clock of their own, so their variants are too.
  const own = variants.filter(({ id }) => !id.startsWith('limit-'))
  const grouped = GROUPS.flat()
  const known = new Set(own.map(({ id }) => id))
  const odd = grouped.filter((id, index) => !known.has(id) || grouped.indexOf(id) !== index)
  if (odd.length > 0) throw new Error(`no variant, or in two groups: ${odd.join(', ')}`)
  const alone = own.filter(({ id }) => !grouped.includes(id)).map(({ id }) => [id])
  return [...GROUPS, ...alone].map((ids) => own.filter(({ id }) => ids.includes(id)))
}
