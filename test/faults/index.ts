/** Lists all faults of the reference implementation, grouped by subject. */
import type { Patch } from '../../reference/patch.ts'
import { requestFaults } from './request-faults.ts'
import { errorFaults } from './errors-faults.ts'
import { responseFaults } from './response-faults.ts'
import { clientFaults } from './clients-faults.ts'
import { textFaults } from './text-faults.ts'
import { endpointFaults } from './endpoint-faults.ts'
import { limitFaults } from './limits-faults.ts'
import { signupFaults } from './signup-faults.ts'
import { sseFramingFaults } from './sse-framing-faults.ts'
import { sseSwitchFaults } from './sse-switch-faults.ts'
import { webhookDeliveryFaults } from './webhooks-delivery-faults.ts'
import { webhookRegistrationFaults } from './webhooks-registration-faults.ts'
import { socketAnswerFaults } from './websocket-answers-faults.ts'
import { socketFrameFaults } from './websocket-frames-faults.ts'
import { socketHandshakeFaults } from './websocket-handshake-faults.ts'

/** A fault that changes nothing. If a check fails on it, the check is wrong. */
const noOp: Patch = { id: 'no-op', title: 'changes nothing' }

/** All faults of the reference. Their ids are permanent and unique. */
export const faults: readonly Patch[] = [
  noOp,
  ...endpointFaults,
  ...requestFaults,
  ...responseFaults,
  ...textFaults,
  ...errorFaults,
  ...signupFaults,
  ...sseFramingFaults,
  ...sseSwitchFaults,
  ...socketHandshakeFaults,
  ...socketAnswerFaults,
  ...socketFrameFaults,
  ...webhookRegistrationFaults,
  ...webhookDeliveryFaults,
  ...limitFaults,
  ...clientFaults,
]
