/** Whether an answer has its shape, judged inside k6 on sampled answers. */
import validateAnswer from 'assay-schema:interface:chat-completion-response'

/** Returns null when a parsed answer is a completion as the interface states it, else one line that says where it is not. */
export function completionIssue(reply: unknown): string | null {
  if (validateAnswer(reply)) return null
  const [first] = validateAnswer.errors ?? []
  return first === undefined ? 'does not conform' : `${first.instancePath || '/'} violates ${first.keyword}`
}
