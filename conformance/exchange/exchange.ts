/**
 * The record of one interaction. A transcript is a list of these records, and a check sees nothing else. So a record is
 * plain data that survives JSON: `transcript.schema.json` defines it.
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

/** A probe that sent nothing, and why. */
export type Omission = Omit<RecordedOmission, 'reason' | 'code'> & Required<Pick<RecordedOmission, 'code'>>
