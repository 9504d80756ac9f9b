/** Provides a webhook inbox that receives nothing, for tests of probes. */
import { ReceiverError, type Inbox } from '../../exchange/inbox.ts'

/** A webhook inbox without a receiver: `open` always rejects. */
export const noInbox: Inbox = {
  manualWaitMs: null,
  open: () => Promise.reject(new ReceiverError('off', 'no receiver in this test')),
}
