/** Lists all checks of event streams, in the order of the report. */
import type { Check } from '../../evidence/check.ts'
import { chunkChecks } from './sse-chunks.ts'
import { streamClientChecks } from './sse-clients.ts'
import { framingChecks } from './sse-framing.ts'
import { streamOfferChecks } from './sse-offer.ts'
import { switchChecks } from './sse-switch.ts'
import { textChecks } from './sse-text.ts'
import { streamUsageChecks } from './sse-usage.ts'

/** Every check of the capability `sse`; ids are permanent. */
export const sseChecks: readonly Check[] = [
  ...streamOfferChecks,
  ...framingChecks,
  ...chunkChecks,
  ...textChecks,
  ...streamUsageChecks,
  ...switchChecks,
  ...streamClientChecks,
]
