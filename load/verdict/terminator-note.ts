/** The note on a service whose event streams all end without the terminator that the readings name. Pure. */
import type { Plan } from '../../conformance/engine/plan.ts'
import { defaultsOf } from '../../conformance/statement/profiles.ts'
import type { Reading } from '../../conformance/statement/readings.ts'
import { count } from '../../schemas/count.ts'
import type { StreamEnds } from '../analysis/stream-ends.ts'

const EVENTS = 'sse.events'
/** The reading of streams that end with their body. */
const CHUNKS_END = 'chunks-end'

/**
 * Returns the note; none if a stream ended with the terminator, because the service has one then. A service that loses its terminator
 * looks the same, so the note asks its reader.
 */
export function terminatorNote(ends: StreamEnds, plan: Plan): readonly string[] {
  if (ends.without === 0 || ends.withTerminator > 0) return []
  return noteOn(plan, ends.withUsage > 0, (terminator) => {
    const streams = count(ends.without, 'stream')
    return `${streams} ended after the finish_reason without ${terminator}, and none ended with it`
  })
}

/** Returns the note on the stream of a preflight that lacks nothing but the terminator. */
export function terminatorNoteOnPreflight(plan: Plan): readonly string[] {
  return noteOn(plan, false, (terminator) => `a stream ended after the finish_reason without ${terminator}`)
}

function noteOn(
  { readings }: Plan,
  hasUsage: boolean,
  findingOn: (terminator: string) => string,
): readonly string[] {
  const used = readings.get(EVENTS)?.value
  const terminator = used?.['terminator']
  if (used === undefined || typeof terminator !== 'string') return []
  const declaration = JSON.stringify({ [EVENTS]: endingWithBody(used, hasUsage) }).slice(1, -1)
  return [
    `${findingOn(terminator)}. If this is how the service ends its streams, declare ${declaration} under "readings" in the statement, ` +
      'and pass its file with --statement',
  ]
}

/** Returns the present reading without its terminator, as a statement declares it: without the parameters that follow from its name. */
function endingWithBody(used: Reading, hasUsage: boolean): unknown {
  const defaults = defaultsOf(EVENTS, CHUNKS_END)
  const declared = Object.entries(used).filter(
    ([name, value]) =>
      name !== 'reading' &&
      name !== 'terminator' &&
      (name !== 'usageSwitch' || hasUsage) &&
      JSON.stringify(value) !== JSON.stringify(defaults[name]),
  )
  return declared.length === 0 ? CHUNKS_END : { reading: CHUNKS_END, ...Object.fromEntries(declared) }
}
