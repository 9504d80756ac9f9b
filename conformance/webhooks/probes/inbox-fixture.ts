/** A context's inbox where there is no receiver, for tests of probes. */
import { ReceiverError, type Inbox } from '../../exchange/inbox.ts'

/** Refuses to open any address. */
export const noInbox: Inbox = {
  manualWaitMs: null,
  open: () => Promise.reject(new ReceiverError('off', 'no receiver in this test')),
}
