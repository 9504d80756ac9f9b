import { checksOf } from '../../evidence/check.ts'
import * as chunks from './sse-chunks.ts'
import * as clients from './sse-clients.ts'
import * as framing from './sse-framing.ts'
import * as offer from './sse-offer.ts'
import * as text from './sse-text.ts'
import * as usage from './sse-usage.ts'

/** All checks of the capability `sse`, in the order of the interface. */
export const sseChecks = checksOf(chunks, clients, framing, offer, text, usage)
