/** All checks of event streams, in the order they are reported. */
import type { Check } from '../../evidence/check.ts'
import { chunkChecks } from './sse-chunks.ts'
import { clientChecks } from './sse-clients.ts'
import { framingChecks } from './sse-framing.ts'
import { offerChecks } from './sse-offer.ts'
import { orderChecks } from './sse-order.ts'
import { refusalChecks } from './sse-refusals.ts'
import { switchChecks } from './sse-switch.ts'
import { textChecks } from './sse-text.ts'
import { usageChecks } from './sse-usage.ts'

/** Every check of the capability `sse`; ids are permanent. */
export const sseChecks: readonly Check[] = [
  ...offerChecks,
  ...framingChecks,
  ...chunkChecks,
  ...orderChecks,
  ...textChecks,
  ...usageChecks,
  ...refusalChecks,
  ...switchChecks,
  ...clientChecks,
]
