import type { Plan } from '../../conformance/statement/plan.ts'
import { count } from '../../schemas/count.ts'

type StreamEnds = { withTerminator: number; without: number }

/** Returns a list with one note if all complete streams lacked their final event (such as `[DONE]`), else an empty list. */
export function terminatorNote(ends: StreamEnds, { readings }: Plan): readonly string[] {
  const used = readings.get('sse.events')?.value
  const terminator = used?.['terminator']
  if (ends.without === 0 || ends.withTerminator > 0 || typeof terminator !== 'string') return []
  // The suggested reading keeps the switch for usage. Without it, the load would no longer request usage.
  const usageSwitch = used?.['usageSwitch']
  const declared =
    usageSwitch === undefined ? '"chunks-end"' : JSON.stringify({ reading: 'chunks-end', usageSwitch })
  return [
    `${count(ends.without, 'stream')} ended after the finish_reason without ${terminator}, and none ended with it. If this is how the ` +
      `service ends its streams, declare "sse.events": ${declared} under "readings" in the statement, and pass its file with --statement`,
  ]
}
