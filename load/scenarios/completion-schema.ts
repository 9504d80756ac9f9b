/** Whether an answer has its shape, judged inside k6 on sampled answers. */
import validateAnswer from 'assay-schema:interface:chat-completion-response'
import validateChunk from 'assay-schema:openai:chat-completion-chunk'
import { dataOf } from '../request/event-data.ts'

type Validate = typeof validateAnswer

/** Null when the text is a completion as the interface states it, else one line that says where it is not. */
export function answerIssue(text: string): string | null {
  return issueIn(validateAnswer, text, '')
}

/** The same of a value that was parsed already. */
export function completionIssue(reply: unknown): string | null {
  return issueOf(validateAnswer, reply, '')
}

/** Null when every chunk of an event stream has the shape that the profile `openai` gives it. */
export function streamIssue(text: string): string | null {
  for (const [place, data] of dataOf(text).entries()) {
    const issue = data === '[DONE]' ? null : issueIn(validateChunk, data, `event ${place + 1} `)
    if (issue !== null) return issue
  }
  return null
}

function issueIn(validate: Validate, text: string, where: string): string | null {
  try {
    return issueOf(validate, JSON.parse(text), where)
  } catch {
    return `${where}is no JSON`
  }
}

function issueOf(validate: Validate, value: unknown, where: string): string | null {
  if (validate(value)) return null
  const [first] = validate.errors ?? []
  return first === undefined
    ? `${where}does not conform`
    : `${where}${first.instancePath || '/'} violates ${first.keyword}`
}
