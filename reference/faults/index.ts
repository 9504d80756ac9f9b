/** Every fault of the reference, by theme. */
import type { Patch } from '../patch.ts'
import { acceptFaults } from './accepts.ts'
import { authFaults } from './auth.ts'
import { bodyFaults } from './body.ts'
import { clientFaults } from './clients.ts'
import { concurrencyFaults } from './concurrency.ts'
import { countFaults } from './counts.ts'
import { detailFaults } from './details.ts'
import { endpointFaults } from './endpoint.ts'
import { errorFaults } from './errors.ts'
import { limitHeaderFaults } from './limits-headers.ts'
import { limitRefusalFaults } from './limits-refusals.ts'
import { limitFaults } from './limits.ts'
import { mistakeFaults } from './mistakes.ts'
import { modelListFaults } from './model-list.ts'
import { recognitionFaults } from './recognition.ts'
import { requestFaults } from './request.ts'
import { responseFaults } from './response.ts'
import { signupAcceptFaults } from './signup-accepts.ts'
import { signupKeyFaults } from './signup-keys.ts'
import { signupFaults } from './signup.ts'
import { sseChunkFaults } from './sse-chunks.ts'
import { sseFramingFaults } from './sse-framing.ts'
import { sseOrderFaults } from './sse-order.ts'
import { sseSwitchFaults } from './sse-switch.ts'
import { textFaults } from './text.ts'
import { webhookDeliveryFaults } from './webhooks-delivery.ts'
import { webhookPayloadFaults } from './webhooks-payload.ts'
import { webhookRegistrationFaults } from './webhooks-registration.ts'
import { webhookSigningFaults } from './webhooks-signing.ts'
import { socketAnswerFaults } from './websocket-answers.ts'
import { socketFrameFaults } from './websocket-frames.ts'
import { socketFramingFaults } from './websocket-framing.ts'
import { socketHandshakeFaults } from './websocket-handshake.ts'
import { socketMistakeFaults } from './websocket-mistakes.ts'

/** Changes nothing: anyone who reports it as a fault raises a false alarm. */
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
  ...socketFramingFaults,
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
