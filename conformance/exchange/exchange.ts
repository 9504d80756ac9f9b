/** Defines the record of one interaction with the target (`transcript.schema.json`). Checks see only such records. */
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

/** The record that a probe did not send some of its requests. `code` and `detail` give the reason. */
export type Omission = Omit<RecordedOmission, 'reason' | 'code'> & Required<Pick<RecordedOmission, 'code'>>
