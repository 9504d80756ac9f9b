/** Defines checks of token counts that servers often get wrong: for long prompts, and in answers to invalid requests. */
import { notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { callsAbout, examine, unusable, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  describeValue,
  isRecord,
  isSuccess,
  jsonOf,
  statusOf,
  valueAtPointer,
  valueIssue,
} from '../../exchange/reply.ts'
import { usageCount, openaiCheck, usageOfReply } from '../../evidence/completion-object.ts'
import type { Selector } from '../../exchange/call-kinds.ts'
import { every, everyReply, repliesOf } from '../../evidence/replies.ts'

const PROMPT = '/usage/prompt_tokens'
const ANY_ANSWER: readonly Selector[] = ['completion', 'refusal', 'credential', 'other']
const SAME_PROMPT: readonly Selector[] = ['completion:scripts', 'completion:scripts-again']
const LONG: readonly Selector[] = ['completion:long', 'completion:empty', 'completion:scripts']

/** The assumed maximum number of bytes of English text per token. Real vocabularies have less: most 4 to 5, the largest 7. */
const MAX_BYTES_PER_TOKEN = 16

/** Judges that a prompt of 32 KiB has more `prompt_tokens` than an empty prompt (gap G2.4). Users pay by this count. */
export const usageCountsPrompt = openaiCheck({
  id: 'core.usage-counts-prompt',
  level: 'SHOULD',
  title: 'a prompt of 32 KiB counts more prompt_tokens than an empty one',
  judges: LONG,
  trippedBy: ['usage-constant'],
  judge: (evidence) => onLongPrompt(evidence, (call) => constantIssues(call, evidence)),
})

/** Judges that a prompt of 32 KiB is refused or read to its end (gap G2.4). A server that cuts the prompt answers another question. */
export const promptNotCut = openaiCheck({
  id: 'core.prompt-not-cut',
  level: 'SHOULD',
  title: 'a prompt of 32 KiB is refused or read whole, as prompt_tokens shows',
  because: ['core.usage-counts-prompt', 'core.no-cross-talk'],
  judges: LONG,
  trippedBy: ['prompt-cut'],
  judge: (evidence) => onLongPrompt(evidence, (call) => cutIssues(call, evidence)),
})

/** Judges that a prompt of 1 MB is refused or read to its end (gap G2.4). A `prompt_tokens` value that is too low violates the check. */
export const hugeNotCut = openaiCheck({
  id: 'core.huge-prompt-not-cut',
  level: 'SHOULD',
  title: 'a prompt of 1 MB is refused or read whole, as prompt_tokens shows',
  because: ['core.usage-counts-prompt', 'core.prompt-not-cut'],
  judges: 'completion:huge',
  trippedBy: ['prompt-cut-large'],
  judge: (evidence) => {
    const counting = repliesOf(evidence, 'completion:huge').filter(
      (call) => (usageCount(call, 'prompt_tokens') ?? 0) > 0,
    )
    if (counting.length === 0) return notApplicable('the prompt of 1 MB is not answered and counted')
    return every(evidence, counting, (call) => cutIssues(call, evidence), 'completion:huge')
  },
})

/** Judges that the same prompt always has the same `prompt_tokens` (gap G2.4). Users pay by this count. */
export const usageSamePrompt = openaiCheck({
  id: 'core.usage-same-prompt',
  level: 'SHOULD',
  title: 'the same prompt counts the same prompt_tokens each time',
  because: ['core.no-cross-talk'],
  judges: SAME_PROMPT,
  trippedBy: ['usage-prompt-varies'],
  judge: (evidence) => {
    const counting = repliesOf(evidence, SAME_PROMPT).filter((call) => tokensRead(call) > 0)
    const [first] = counting
    if (first === undefined || counting.length < 2) return notApplicable('no prompt was counted twice')
    const expected = `${tokensRead(first)}, as ${first.id}, whose prompt is the same`
    return every(evidence, counting, (call) =>
      isSameCount(call, first) ? [] : [valueIssue(call, PROMPT, expected)],
    )
  },
})

/** Judges that no token count is negative (gap G2.4). A server may compute a negative count from an invalid request. */
export const usageNeverNegative = openaiCheck({
  id: 'core.usage-never-negative',
  title: 'no answer counts fewer than 0 tokens, not even to a request that should be refused',
  because: ['core.response-schema'],
  judges: ANY_ANSWER,
  trippedBy: ['usage-negative-after-mistake', 'usage-details-negative'],
  judge: (evidence) => {
    const counting = repliesOf(evidence, ANY_ANSWER).filter((call) => usageOfReply(call) !== null)
    if (counting.length > 0) return every(evidence, counting, negativeCounts, ANY_ANSWER)
    const judged = everyReply(evidence, () => [], ANY_ANSWER)
    return judged.kind === 'satisfied' ? notApplicable('no reply carries usage') : judged
  },
})

/** Judges answers to the 32 KiB prompt by `rule`. Returns not applicable for refusals, and for answers without prompt tokens. */
function onLongPrompt(evidence: Evidence, rule: (call: Exchange) => readonly Issue[]): Judgement {
  const asked = callsAbout(evidence, 'completion:long')
  if (asked.length === 0 || asked.some((call) => unusable(call) !== null)) {
    return examine(evidence, asked, () => [])
  }
  const other = asked.find((call) => call.response !== null && !isSuccess(call))
  if (other !== undefined) return notApplicable(`the long prompt is answered ${statusOf(other)}`)
  const answered = repliesOf(evidence, 'completion:long')
  const counting = answered.filter((call) => (usageCount(call, 'prompt_tokens') ?? 0) > 0)
  if (counting.length === 0) return notApplicable('the answer to the long prompt does not count it')
  return every(evidence, counting, rule, 'completion:long')
}

function constantIssues(call: Exchange, evidence: Evidence): readonly Issue[] {
  const [empty] = repliesOf(evidence, 'completion:empty')
  if (empty === undefined || usageCount(empty, 'prompt_tokens') !== tokensRead(call)) return []
  const expected = `more than the ${tokensRead(empty)} of ${empty.id}, which has no text`
  return [
    { at: `${call.id} ${PROMPT}`, expected, received: describeValue(valueAtPointer(jsonOf(call), PROMPT)) },
  ]
}

function cutIssues(call: Exchange, evidence: Evidence): readonly Issue[] {
  const bytes = call.request.body?.bodyBytes ?? 0
  const least = Math.floor(bytes / MAX_BYTES_PER_TOKEN)
  if (tokensRead(call) >= least) return []
  const [short] = repliesOf(evidence, 'completion:scripts')
  const other = short === undefined ? null : usageCount(short, 'prompt_tokens')
  const beside =
    other === null ? '' : `, and ${other} for the ${short?.request.body?.bodyBytes} bytes of ${short?.id}`
  return [
    {
      at: `${call.id} ${PROMPT}`,
      expected: `at least ${least} tokens for ${bytes} bytes of plain words, or a refusal`,
      received: `${describeValue(valueAtPointer(jsonOf(call), PROMPT))}${beside}`,
    },
  ]
}

// Returns the prompt tokens plus the cached tokens, which some servers count separately.
function tokensRead(call: Exchange): number {
  const cached = valueAtPointer(usageOfReply(call), '/prompt_tokens_details/cached_tokens')
  return (usageCount(call, 'prompt_tokens') ?? 0) + (typeof cached === 'number' ? Math.max(0, cached) : 0)
}

// Returns whether two answers report equal prompt tokens, either without or with the cached tokens added.
function isSameCount(one: Exchange, other: Exchange): boolean {
  return [(call: Exchange) => usageCount(call, 'prompt_tokens'), tokensRead].some(
    (of) => of(one) === of(other),
  )
}

function negativeCounts(call: Exchange): readonly Issue[] {
  return negativesIn(usageOfReply(call), '/usage').map(({ pointer, value }) => ({
    at: `${call.id} ${pointer}`,
    expected: '0 or more',
    received: describeValue(value),
  }))
}

type Negative = { readonly pointer: string; readonly value: number }

function negativesIn(value: unknown, pointer: string): readonly Negative[] {
  if (typeof value === 'number') return value < 0 ? [{ pointer, value }] : []
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, member]) => negativesIn(member, `${pointer}/${name}`))
}
