import { check, type Evidence } from '../../evidence/check.ts'
import {
  callsAbout,
  examine,
  unusable,
  everyReply,
  withoutReplies,
  repliesOf,
  every,
} from '../../evidence/evidence.ts'
import {
  inconclusive,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  notApplicable,
  type Judgement,
} from '../../exchange/judgement.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { whyNoLongPrompt } from '../long-prompt.ts'
import {
  describeValue,
  firstChoiceText,
  jsonOf,
  valueAtPointer,
  valueIssue,
  isRecord,
  isSuccess,
  statusOf,
} from '../../exchange/reply.ts'
import {
  allowsSeveralTokens,
  askedMaxTokens,
  isUndercounted,
  tokensRead,
  WORDS_PER_TOKEN,
  wordsIn,
  choicesOfReply,
  usageCount,
  everyUsage,
  isCapped,
  openaiCheck,
  withoutText,
  usageOfReply,
} from '../../evidence/completion-object.ts'
import { unanswered } from '../../evidence/replies.ts'
import { CONTROL_CALLS, type Selector } from '../../exchange/call-kinds.ts'

const COUNTS = ['prompt_tokens', 'completion_tokens', 'total_tokens']

// A SHOULD, because OpenAI makes `usage` optional.
export const usagePresent = openaiCheck({
  id: 'core.usage-present',
  level: 'SHOULD',
  title: 'completions report their token counts in `usage`',
  trippedBy: ['usage-missing'],
  judge: (evidence) =>
    everyReply(evidence, (call) =>
      (valueAtPointer(jsonOf(call), '/usage') ?? null) === null ? [valueIssue(call, '/usage', 'object')] : [],
    ),
})

export const usageAddsUp = openaiCheck({
  id: 'core.usage-adds-up',
  title: 'total_tokens is the sum of prompt_tokens and completion_tokens',
  trippedBy: ['usage-off-by-one'],
  judge: (evidence) => everyUsage(evidence, sumIssues),
})

export const usagePromptPositive = openaiCheck({
  id: 'core.usage-prompt-positive',
  title: 'prompt_tokens is more than 0',
  trippedBy: ['usage-zero-prompt'],
  judge: (evidence) =>
    everyUsage(evidence, (call) =>
      usageCount(call, 'prompt_tokens') === 0 && !isPromptEmpty(call)
        ? [valueIssue(call, '/usage/prompt_tokens', 'more than 0')]
        : [],
    ),
})

// Users pay by this count, and some servers always send 1.
export const usageCountsAnswer = openaiCheck({
  id: 'core.usage-counts-answer',
  level: 'SHOULD',
  title: `no answer has more than ${WORDS_PER_TOKEN} words for each of its completion_tokens`,
  because: ['core.max-tokens-caps'],
  trippedBy: ['usage-one-token'],
  judge: (evidence) =>
    everyUsage(evidence, (call) => {
      const words = wordsIn(firstChoiceText(call))
      const least = Math.ceil(words / WORDS_PER_TOKEN)
      return isUndercounted(call)
        ? [valueIssue(call, '/usage/completion_tokens', `at least ${least} for ${words} words`)]
        : []
    }),
})

export const maxTokensCaps = check({
  id: 'core.max-tokens-caps',
  clause: 'C8.2',
  title: 'max_tokens caps an answer, by its token count and by its words',
  because: ['core.content-is-string', 'core.max-tokens-accepted', 'core.no-cross-talk'],
  judges: 'completion',
  trippedBy: ['max-tokens-ignored', 'cache-ignores-cap'],
  judge: (evidence) => {
    const over = repliesOf(evidence).filter((call) => overCapIssues(call).length > 0)
    if (over.length > 0) return violatedUnlessEmpty(over.flatMap(overCapIssues), over)
    const replies = repliesOf(evidence, 'completion:one-token')
    if (replies.length === 0) return withoutReplies(evidence, 'completion:one-token')
    const cut = replies.filter((call) => !endedAtOnce(call))
    if (cut.length > 0) return satisfied(cut)
    return withoutText(replies) ?? inconclusive('model-behaviour', ENDED_AT_ONCE, replies)
  },
})

export const maxTokensLength = openaiCheck({
  id: 'core.max-tokens-length',
  title: 'an answer cut by max_tokens has the finish reason "length"',
  because: ['core.content-is-string', 'core.max-tokens-accepted', 'core.max-tokens-caps'],
  judges: 'completion:one-token',
  beside: 'completion',
  trippedBy: ['truncated-says-stop'],
  judge: (evidence) => {
    const replies = repliesOf(evidence, 'completion:one-token')
    if (replies.length === 0) return withoutReplies(evidence, 'completion:one-token')
    // Leaves out answers beyond the cap, which `core.max-tokens-caps` reports, and short answers that were not cut.
    const uncut = repliesOf(evidence).filter((call) => allowsSeveralTokens(call) && !isCapped(call))
    const short = new Set(uncut.map(firstChoiceText))
    const cut = replies.filter(
      (call) =>
        overCapIssues(call).length === 0 &&
        (isCapped(call) || (!endedAtOnce(call) && !short.has(firstChoiceText(call)))),
    )
    if (cut.length === 0)
      return withoutText(replies) ?? inconclusive('model-behaviour', 'no answer was cut', replies)
    const wrong = cut.filter((call) => {
      // Another check reports a missing finish reason.
      const reason = valueAtPointer(jsonOf(call), FINISH_REASON)
      return typeof reason === 'string' && reason !== 'length'
    })
    if (wrong.length === 0) return satisfied(cut)
    return violatedUnlessEmpty(
      wrong.map((call) => valueIssue(call, FINISH_REASON, '"length"')),
      wrong,
    )
  },
})

const FINISH_REASON = '/choices/0/finish_reason'
const ENDED_AT_ONCE = 'the model ended every answer before its first word'

function isPromptEmpty({ probe, label }: Exchange): boolean {
  return probe === 'core.content' && label === 'empty'
}

function sumIssues(call: Exchange): readonly Issue[] {
  const [prompt, completion, total] = COUNTS.map((name) => usageCount(call, name))
  if (prompt == null || completion == null || total == null) return []
  const thinking = valueAtPointer(jsonOf(call), '/usage/completion_tokens_details/reasoning_tokens')
  const beside = typeof thinking === 'number' ? thinking : 0
  if (total === prompt + completion || total === prompt + completion + beside) return []
  return [valueIssue(call, '/usage/total_tokens', `${prompt} + ${completion} = ${prompt + completion}`)]
}

function overCapIssues(call: Exchange): readonly Issue[] {
  const cap = askedMaxTokens(call)
  // A value below 1 may be declared as "no limit".
  if (cap === null || cap < 1) return []
  const spent = usageCount(call, 'completion_tokens')
  if (spent !== null && spent > cap) return [valueIssue(call, '/usage/completion_tokens', `at most ${cap}`)]
  return longTexts(call, cap).map(([pointer, choice]) => ({
    at: `${call.id} ${pointer}/message/content`,
    expected: `at most ${WORDS_PER_TOKEN * cap} words`,
    received: describeValue(valueAtPointer(choice, '/message/content')),
  }))
}

/** Returns the choices, with their JSON Pointers, whose text is too long for `cap` tokens in any tokenizer. */
function longTexts(call: Exchange, cap: number): readonly (readonly [pointer: string, choice: unknown])[] {
  return choicesOfReply(call).filter(
    ([, choice]) => wordsIn(valueAtPointer(choice, '/message/content')) > cap * WORDS_PER_TOKEN,
  )
}

// Returns whether an answer has no text and was not cut off. Such an answer does not show whether the token limit works.
function endedAtOnce(call: Exchange): boolean {
  const content = valueAtPointer(jsonOf(call), '/choices/0/message/content') ?? ''
  return content === '' && !isCapped(call)
}

const PROMPT = '/usage/prompt_tokens'
const ANY_ANSWER: readonly Selector[] = ['completion', 'refusal', 'credential', 'other']
const SAME_PROMPT: readonly Selector[] = ['completion:scripts', 'completion:scripts-again']
const LONG: readonly Selector[] = ['completion:long', 'completion:empty', 'completion:scripts']

const CONVERSATION: Selector = 'completion:role-assistant'

/** The maximum bytes of English text per token; the average is 4 to 7. With more bytes per reported token, the count is too low. */
const MAX_BYTES_PER_TOKEN = 16

export const usageCountsPrompt = openaiCheck({
  id: 'core.usage-counts-prompt',
  level: 'SHOULD',
  title:
    'a prompt of 32 KiB counts more prompt_tokens than an empty one, and a conversation more than one message of it',
  because: ['core.no-cross-talk', 'core.content-long'],
  judges: [...LONG, CONVERSATION, CONTROL_CALLS],
  trippedBy: ['usage-constant', 'usage-last-message'],
  judge: (evidence) => {
    const long = onLongPrompt(evidence, (call) => constantIssues(call, evidence))
    const turns = everyReply(evidence, (call) => uncountedTurns(call, evidence), CONVERSATION)
    // A constant count is reported at the long prompt, which `core.prompt-not-cut` judges too.
    return turns.kind === 'violated' && long.kind !== 'violated' ? turns : long
  },
})

export const promptNotCut = openaiCheck({
  id: 'core.prompt-not-cut',
  level: 'SHOULD',
  title: 'a prompt of 32 KiB is refused or read whole, as prompt_tokens shows',
  because: ['core.usage-counts-prompt', 'core.no-cross-talk', 'core.content-long'],
  judges: LONG,
  trippedBy: ['prompt-cut'],
  judge: (evidence) => onLongPrompt(evidence, (call) => cutIssues(call, evidence)),
})

export const hugeNotCut = openaiCheck({
  id: 'core.huge-prompt-not-cut',
  level: 'SHOULD',
  title: 'a prompt of 1 MB is refused or read whole, as prompt_tokens shows',
  because: ['core.usage-counts-prompt', 'core.prompt-not-cut', 'core.huge-clean'],
  judges: 'completion:huge',
  trippedBy: ['prompt-cut-large'],
  judge: (evidence) => {
    const counting = repliesOf(evidence, 'completion:huge').filter(
      (call) => (usageCount(call, 'prompt_tokens') ?? 0) > 0,
    )
    const calls = callsAbout(evidence, 'completion:huge')
    if (counting.length === 0) return unanswered(calls, 'the prompt of 1 MB is not answered and counted')
    return every(evidence, counting, (call) => cutIssues(call, evidence), 'completion:huge')
  },
})

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

function onLongPrompt(evidence: Evidence, rule: (call: Exchange) => readonly Issue[]): Judgement {
  const why = whyNoLongPrompt(evidence.readings)
  if (why !== null) return notApplicable(why)
  const asked = callsAbout(evidence, 'completion:long')
  if (asked.length === 0 || asked.some((call) => unusable(call) !== null)) {
    return examine(evidence, asked, () => [])
  }
  const other = asked.find((call) => call.response !== null && !isSuccess(call))
  if (other !== undefined) return unanswered([other], `the long prompt is answered ${statusOf(other)}`)
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

// Returns an issue if a conversation of four messages counts hardly more prompt tokens than the reference request, which has two of them.
function uncountedTurns(call: Exchange, evidence: Evidence): readonly Issue[] {
  const short = repliesOf(evidence, CONTROL_CALLS).find(({ probe }) => probe === 'core.completion')
  if (short === undefined || [short, call].some((one) => tokensRead(one) === 0)) return []
  const bytes = (call.request.body?.bodyBytes ?? 0) - (short.request.body?.bodyBytes ?? 0)
  const least = tokensRead(short) + Math.floor(bytes / MAX_BYTES_PER_TOKEN)
  if (tokensRead(call) >= least) return []
  const expected = `at least ${least}, for two messages more than the ${tokensRead(short)} tokens of ${short.id}`
  return [valueIssue(call, PROMPT, expected)]
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
