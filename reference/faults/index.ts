/** All faults of the reference, by subject. */
import type { Patch } from '../patch.ts'
import { acceptFaults } from './accepts-faults.ts'
import { authFaults } from './auth-faults.ts'
import { bodyFaults } from './body-faults.ts'
import { clientFaults } from './clients-faults.ts'
import { concurrencyFaults } from './concurrency-faults.ts'
import { countFaults } from './counts-faults.ts'
import { detailFaults } from './details-faults.ts'
import { endpointFaults } from './endpoint-faults.ts'
import { errorFaults } from './errors-faults.ts'
import { limitHeaderFaults } from './limits-headers-faults.ts'
import { limitRefusalFaults } from './limits-refusals-faults.ts'
import { limitFaults } from './limits-faults.ts'
import { mistakeFaults } from './mistakes-faults.ts'
import { modelListFaults } from './model-list-faults.ts'
import { recognitionFaults } from './recognition-faults.ts'
import { requestFaults } from './request-faults.ts'
import { responseFaults } from './response-faults.ts'
import { signupAcceptFaults } from './signup-accepts-faults.ts'
import { signupKeyFaults } from './signup-keys-faults.ts'
import { signupFaults } from './signup-faults.ts'
import { sseChunkFaults } from './sse-chunks-faults.ts'
import { sseFramingFaults } from './sse-framing-faults.ts'
import { sseOrderFaults } from './sse-order-faults.ts'
import { sseSwitchFaults } from './sse-switch-faults.ts'
import { textFaults } from './text-faults.ts'
import { webhookDeliveryFaults } from './webhooks-delivery-faults.ts'
import { webhookPayloadFaults } from './webhooks-payload-faults.ts'
import { webhookRegistrationFaults } from './webhooks-registration-faults.ts'
import { webhookSigningFaults } from './webhooks-signing-faults.ts'
import { socketAnswerFaults } from './websocket-answers-faults.ts'
import { socketFrameFaults } from './websocket-frames-faults.ts'
import { socketHandshakeFaults } from './websocket-handshake-faults.ts'
import { socketMistakeFaults } from './websocket-mistakes-faults.ts'

/** Changes nothing. A judge that reports it as a fault raises a false alarm. */
const noOp: Patch = { id: 'no-op', title: 'changes nothing', reason: '(?!)' }

/** All faults. Ids are permanent and unique. */
export const faults: readonly Patch[] = [
  noOp,
  ...endpointFaults,
  ...modelListFaults,
  ...bodyFaults,
  ...requestFaults,
  ...acceptFaults,
  ...mistakeFaults,
  ...responseFaults,
  ...countFaults,
  ...textFaults,
  ...concurrencyFaults,
  ...authFaults,
  ...errorFaults,
  ...detailFaults,
  ...recognitionFaults,
  ...signupFaults,
  ...signupKeyFaults,
  ...signupAcceptFaults,
  ...sseFramingFaults,
  ...sseChunkFaults,
  ...sseOrderFaults,
  ...sseSwitchFaults,
  ...socketHandshakeFaults,
  ...socketAnswerFaults,
  ...socketFrameFaults,
  ...socketMistakeFaults,
  ...webhookRegistrationFaults,
  ...webhookDeliveryFaults,
  ...webhookPayloadFaults,
  ...webhookSigningFaults,
  ...limitFaults,
  ...limitRefusalFaults,
  ...limitHeaderFaults,
  ...clientFaults,
]
