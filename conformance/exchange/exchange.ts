/**
 * Defines the record of one interaction. A transcript is a list of such records, and checks read nothing else. Records are plain JSON
 * data, defined by `transcript.schema.json`.
 */
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
