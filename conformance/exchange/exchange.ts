/** Defines the record of one interaction with the target (`transcript.schema.json`). Checks read nothing but such records. */
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
  OtherKey,
  QuotaCall,
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

/** A probe that sent no request or not all of them, and the reason. */
export type Omission = Omit<RecordedOmission, 'reason' | 'code'> & Required<Pick<RecordedOmission, 'code'>>
