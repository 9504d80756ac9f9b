/** Whether a reply has the shape that the interface states, judged inside k6 on sampled answers. */
import validate from 'assay-schema:chat-completion-response'

/** Null when the reply conforms, else one line that says where it does not. */
export function completionIssue(reply: unknown): string | null {
  if (validate(reply)) return null
  const [first] = validate.errors ?? []
  return first === undefined ? 'does not conform' : `${first.instancePath || '/'} violates ${first.keyword}`
}
