/** Defines the record of one interaction with the target (`transcript.schema.json`). */
import type { RecordedOmission } from '../../schemas/compiled/transcript.ts'

export type {
  CallKind,
  CapturedSecret,
  ClientOutcome,
  Ending,
  Exchange,
  ExchangeTiming,
  FailureCode,
  HeaderList,
  QuotaSeries,
  RecordedBody,
  RecordedMessage,
  Repetition,
  ResendReason,
  SignatureMatch,
  SignatureRecord,
  SocketRecord,
  WebhookCall,
} from '../../schemas/compiled/transcript.ts'

/** One or more requests that a probe did not send, with the code of the reason. */
export type Omission = Omit<RecordedOmission, 'reason' | 'code'> & Required<Pick<RecordedOmission, 'code'>>
