/** All probes and checks of this version, in the order they are reported. */
import type { Check } from '../evidence/check.ts'
import { coreChecks } from '../core/checks/core.ts'
import { limitChecks } from '../limits/checks/limits.ts'
import { signupChecks } from '../signup/checks/signup.ts'
import { sseChecks } from '../sse/checks/sse.ts'
import { webhookChecks } from '../webhooks/checks/webhooks.ts'
import { websocketChecks } from '../websocket/checks/websocket.ts'
import type { Probe } from '../engine/probe.ts'
import { coreProbes } from '../core/probes/core.ts'
import { limitsProbes } from '../limits/probes/limits.ts'
import { signupProbes } from '../signup/probes/signup.ts'
import { sseProbes } from '../sse/probes/sse.ts'
import { websocketProbes } from '../websocket/probes/websocket.ts'
import { webhookProbes } from '../webhooks/probes/webhooks.ts'

/** Every probe. */
export const allProbes: readonly Probe[] = [
  ...coreProbes,
  ...signupProbes,
  ...sseProbes,
  ...websocketProbes,
  ...webhookProbes,
  ...limitsProbes,
]

/** Every check; ids are permanent. */
export const allChecks: readonly Check[] = [
  ...coreChecks,
  ...signupChecks,
  ...sseChecks,
  ...websocketChecks,
  ...webhookChecks,
  ...limitChecks,
]

/** The checks asked for (all when `only` is null) without the skipped ones. Unknown ids: see {@link unknownChecks}. */
export function selectChecks(only: readonly string[] | null, skip: readonly string[] = []): readonly Check[] {
  const asked = only === null ? allChecks : allChecks.filter((check) => only.includes(check.id))
  return asked.filter(
    ({ id, partOf }) => !skip.includes(id) && (partOf === undefined || !skip.includes(partOf)),
  )
}

/** Ids that name no check. */
export function unknownChecks(ids: readonly string[]): readonly string[] {
  const known = new Set(allChecks.map((check) => check.id))
  return ids.filter((id) => !known.has(id))
}

/** The probes these checks need, so that a filter saves requests and not only output. */
export function probesFor(checks: readonly Check[]): readonly Probe[] {
  const needed = new Set(checks.flatMap((check) => check.on))
  return allProbes.filter((probe) => needed.has(probe.id))
}
