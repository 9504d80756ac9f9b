/** The record of what went out and what came back: the line where secrets stay behind. */
import type { Exchange, CapturedSecret } from '../exchange/exchange.ts'
import { recordBody } from '../exchange/bytes.ts'
import type { Caps } from './deadlines.ts'
import type { RawExchange } from './http.ts'
import type { Outgoing } from './outgoing.ts'
import type { Redactor } from './redaction.ts'
import { recordedBody } from './redacted-body.ts'
import { repetitionIn } from '../exchange/repetition.ts'

/** The name of a call: its probe, its label, and the number of the attempt. */
export type CallName = { readonly probe: string; readonly label: string; readonly attempt: number }

/** The parts of a record besides the call itself. */
export type RecordOptions = { readonly redactor: Redactor; readonly caps: Caps }

/** Returns the exchange as everything above the wire sees it. */
export function recordedExchange(
  { probe, label, attempt }: CallName,
  request: Outgoing,
  raw: RawExchange,
  { redactor, caps }: RecordOptions,
  kept: CapturedSecret | null = null,
): Exchange {
  const { status, headers, bytes, reads, end, timing, sentAtEpochMs } = raw
  // Whole bodies are redacted before they are cut: a secret that the cut runs through would not be found.
  const sent = request.body && redactor.bytes(request.body)
  const body = sent && recordBody(sent, caps.recordedRequestBytes)
  const repetition = sent && repetitionIn(sent)
  const answer = recordedBody(bytes, headers, redactor, caps)
  return {
    id: attempt === 1 ? `${probe}/${label}` : `${probe}/${label}#${attempt}`,
    probe,
    label,
    attempt,
    sentAtEpochMs,
    request: {
      method: request.method,
      url: redactor.text(request.url.href),
      headers: redactor.headers(request.headers),
      body,
      ...(repetition === null ? {} : { repetition }),
    },
    response: status === null ? null : { status, headers: redactor.headers(headers), body: answer, reads },
    end: end.kind === 'failed' ? { ...end, detail: redactor.text(end.detail) } : end,
    timing,
    ...(kept === null ? {} : { kept }),
  }
}
