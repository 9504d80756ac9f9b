/** Whether the key comes back: in no header and in no body of any answer may what was sent as a secret appear. */
import { check } from '../../evidence/check.ts'
import { notApplicable, violatedUnlessEmpty, type Issue } from '../../exchange/judgement.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'

/**
 * The recorder replaces a secret wherever it is, in answers too, so that the placeholder in an answer is the proof. The
 * clumsier the request (the key as query parameter, in the body, with a letter more), the likelier an error quotes it.
 */
export const keyNotEchoed = check({
  id: 'core.key-not-echoed',
  capability: 'core',
  gap: 'G2.5',
  reading: 'key.format',
  level: 'MUST',
  title: 'no answer, whatever its status, contains the key of its request',
  needsKey: true,
  judges: ['completion', 'stream', 'refusal', 'credential', 'left', 'other'],
  trippedBy: ['key-in-error', 'key-in-header'],
  judge: (evidence) => {
    if (evidence.secretPlaceholders.length === 0) return notApplicable('the target was asked without any key')
    const answered = evidence.exchanges.filter((exchange) => exchange.response !== null)
    const issues = answered.flatMap((exchange) => echoesIn(exchange, evidence))
    return violatedUnlessEmpty(issues, answered)
  },
})

function echoesIn(exchange: Exchange, { secretPlaceholders }: Evidence): readonly Issue[] {
  const { headers = [], body } = exchange.response ?? {}
  const found = (text: string): boolean => secretPlaceholders.some((secret) => text.includes(secret))
  const expected = 'an answer without the key'
  const inHeaders = headers
    .filter(([name, value]) => found(value) || found(name))
    .map(([name]) => ({ at: `${exchange.id} header ${name}`, expected, received: 'the key' }))
  if (body === undefined || !found(readable(body.text, body.base64))) return inHeaders
  return [...inHeaders, { at: `${exchange.id} body`, expected, received: 'the key' }]
}

// Placeholders are ASCII, so that reading other bytes as Latin-1 neither hides nor invents one.
function readable(text: string | undefined, base64: string | undefined): string {
  return text ?? (base64 === undefined ? '' : atob(base64))
}
