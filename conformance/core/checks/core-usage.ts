/** Defines checks of token counts: whether they are present, plausible and correctly added, and within the requested cap. */
import { check } from '../../evidence/check.ts'
import { inconclusive, satisfied, violatedUnlessEmpty, type Issue } from '../../exchange/judgement.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { describeValue, firstChoiceText, jsonOf, valueAtPointer, valueIssue } from '../../exchange/reply.ts'
import {
  askedMaxTokens,
  isUndercounted,
  WORDS_PER_TOKEN,
  wordsIn,
  choicesOfReply,
  usageCount,
  everyUsage,
  isCapped,
  openaiCheck,
  withoutText,
} from '../../evidence/completion-object.ts'
import { everyReply, withoutReplies, repliesOf } from '../../evidence/replies.ts'

const COUNTS = ['prompt_tokens', 'completion_tokens', 'total_tokens']

/** Judges that completions report `usage` (gap G2.4). The level is SHOULD, because OpenAI's description of its API makes it optional. */
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

/** Judges that `total_tokens` is the sum of prompt and completion tokens (gap G2.4). The sum may also include reasoning tokens. */
export const usageAddsUp = openaiCheck({
  id: 'core.usage-adds-up',
  title: 'total_tokens is the sum of prompt_tokens and completion_tokens',
  trippedBy: ['usage-off-by-one'],
  judge: (evidence) => everyUsage(evidence, sumIssues),
})

/** Judges that prompt_tokens is above 0 (gap G2.4). An empty prompt may count 0. */
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

/** Judges that `max_tokens` limits every answer (interface section 8, rule 3). A pass needs a request with a cap of one token. */
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
  because: ['core.content-is-string', 'core.max-tokens-accepted'],
  judges: 'completion:one-token',
  beside: 'completion',
  trippedBy: ['truncated-says-stop'],
  judge: (evidence) => {
    const replies = repliesOf(evidence, 'completion:one-token')
    if (replies.length === 0) return withoutReplies(evidence, 'completion:one-token')
    // Leaves out answers beyond the cap, which `core.max-tokens-caps` reports, and short answers that were not cut.
    const uncut = repliesOf(evidence).filter(
      (call) => (askedMaxTokens(call) ?? Infinity) > 1 && !isCapped(call),
    )
    const short = new Set(uncut.map(firstChoiceText))
    const cut = replies.filter(
      (call) => !endedAtOnce(call) && overCapIssues(call).length === 0 && !short.has(firstChoiceText(call)),
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

/** Returns the choices that certainly exceed `cap` tokens, because their text has too many words. */
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
