/** Takes back what a run that was stopped has registered at its target. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { discoveryContext } from '../conformance/session/open-session.ts'
import type { Plan } from '../conformance/engine/plan.ts'
import { registrationsLeft, remove } from '../conformance/webhooks/probes/webhook-setup.ts'
import type { Settings } from '../conformance/session/settings.ts'
import { readTranscript } from '../conformance/transport/transcript.ts'
import type { CommandContext } from './command.ts'

/** Removes the webhook addresses that the transcript has as registered. How many; null when that did not work. */
export async function removeRegistrations(
  settings: Settings,
  plan: Plan,
  env: CommandContext['env'],
): Promise<number | null> {
  const path = join(settings.out ?? '', 'transcript.ndjson')
  if (!existsSync(path)) return 0
  try {
    const { exchanges } = readTranscript(readFileSync(path, 'utf8'), path)
    const context = discoveryContext(settings, plan, env)
    const left = registrationsLeft(context, exchanges)
    const answers = await Promise.all(left.map((one) => remove(context, one)))
    return answers.every((answer) => answer?.response != null) ? left.length : null
  } catch {
    // A target that is gone takes nothing back, and that is not a reason not to stop.
    return null
  }
}
