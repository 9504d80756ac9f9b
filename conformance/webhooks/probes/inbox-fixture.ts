/** Provides an inbox without a receiver, for tests of probes. */
import { ReceiverError, type Inbox } from '../../exchange/inbox.ts'

/** An inbox that opens no address. */
export const noInbox: Inbox = {
  manualWaitMs: null,
  open: () => Promise.reject(new ReceiverError('off', 'no receiver in this test')),
}
