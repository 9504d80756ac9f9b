/** Lists all probes and checks of this version, in the order of the report. */
import type { Check } from '../evidence/check.ts'
import { clientChecks, languageOf } from '../clients/checks/client-checks.ts'
import { clientProbes } from '../clients/probes/client-probes.ts'
import { coreChecks } from '../core/checks/core.ts'
import { limitChecks } from '../limits/checks/limits.ts'
import { signupChecks } from '../signup/checks/signup.ts'
import { sseChecks } from '../sse/checks/sse.ts'
import { webhookChecks } from '../webhooks/checks/webhooks.ts'
import { websocketChecks } from '../websocket/checks/websocket.ts'
import { callsOf, marksOfCall, type CallMarks, type Probe } from '../engine/probe.ts'
import { allSelectors } from '../evidence/evidence.ts'
import { CONTROL_CALLS, isSelected, selectorsOf, VALID_KINDS, type Selector } from '../exchange/call-kinds.ts'
import type { Capability } from '../exchange/capabilities.ts'
import type { Readings } from '../statement/readings.ts'
import type { ClientLanguage } from '../exchange/client-job.ts'
import { authProbes } from '../core/probes/core-auth-probes.ts'
import { completionProbes } from '../core/probes/core-completion-probes.ts'
import { declaredProbes } from '../core/probes/core-declared-probes.ts'
import { echoProbes } from '../core/probes/core-echo-probes.ts'
import { endpointProbes } from '../core/probes/core-endpoints-probes.ts'
import { refusalProbes } from '../core/probes/core-refusals-probes.ts'
import { limitsProbes } from '../limits/probes/limits-probes.ts'
import { signupProbes } from '../signup/probes/signup-probes.ts'
import { sseProbes } from '../sse/probes/sse-probes.ts'
import { websocketProbes } from '../websocket/probes/websocket-probes.ts'
import { webhookProbes } from '../webhooks/probes/webhooks-probes.ts'

/** The probes that a certificate needs: all except those that call the target through client libraries. */
export const allProbes: readonly Probe[] = [
  ...completionProbes,
  ...echoProbes,
  ...refusalProbes,
  ...authProbes,
  ...declaredProbes,
  ...endpointProbes,
  ...signupProbes,
  ...sseProbes,
  ...websocketProbes,
  ...webhookProbes,
  ...limitsProbes,
]

/** The check set of a conformance certificate: all checks except those of client libraries. The id of a check never changes. */
export const allChecks: readonly Check[] = [
  ...coreChecks,
  ...signupChecks,
  ...sseChecks,
  ...websocketChecks,
  ...webhookChecks,
  ...limitChecks,
]

/** All checks, including those of client libraries. */
export const everyCheck: readonly Check[] = [...allChecks, ...clientChecks]

/** All probes. The probes of rate limits come last, because they use up the quota of an API key. */
export const everyProbe: readonly Probe[] = [
  ...allProbes.filter(({ capability }) => capability !== 'limits'),
  ...clientProbes,
  ...allProbes.filter(({ capability }) => capability === 'limits'),
]

/**
 * Returns the checks whose ids are in `only`, without those in `skip`. If `only` is null, returns all checks; checks of client libraries
 * then only for the languages in `clients`.
 */
export function selectChecks(
  only: readonly string[] | null,
  skip: readonly string[] = [],
  clients: readonly ClientLanguage[] = [],
): readonly Check[] {
  const usual = everyCheck.filter(({ id }) => {
    const language = languageOf(id)
    return language === null || clients.includes(language)
  })
  const asked = only === null ? usual : everyCheck.filter((check) => only.includes(check.id))
  return asked.filter(({ id }) => !skip.includes(id))
}

/** Returns the checks that the user selected. Leaves out checks of the 1 MB prompt, unless `huge` is set or `only` names checks. */
export function checksOfSelection({
  only,
  skip,
  clients = [],
  huge = false,
}: CheckSelection): readonly Check[] {
  const languages = clients.map(({ language }) => language)
  return selectChecks(only, skip, languages).filter((check) => huge || only !== null || !needsHuge(check))
}

/** Returns whether a check judges an answer to a prompt of 1 MB, which uses many tokens. */
export function needsHuge({ judges }: Check): boolean {
  return selectorsOf(judges).some((selector) => selector.endsWith(':huge'))
}

type CheckSelection = {
  readonly only: readonly string[] | null
  readonly skip: readonly string[]
  readonly clients?: readonly { readonly language: ClientLanguage }[]
  readonly huge?: boolean
}

/** Returns the ids that name no check. */
export function unknownChecks(ids: readonly string[]): readonly string[] {
  const known = new Set(everyCheck.map((check) => check.id))
  return ids.filter((id) => !known.has(id))
}

/** Returns the probes that send the calls that `checks` judge. For each check, prefers probes of its own capability. */
export function probesFor(checks: readonly Check[], readings: Readings): readonly Probe[] {
  const sending = sendingUnder(readings)
  const needed = new Set(
    checks.flatMap((check) => allSelectors(check).flatMap((selector) => sending(selector, check.capability))),
  )
  return everyProbe.filter((probe) => needed.has(probe))
}

type Sent = { readonly probe: Probe; readonly marks: readonly CallMarks[] }

type Sending = (selector: Selector, capability: Capability) => readonly Probe[]

const sendingByReadings = new WeakMap<Readings, Sending>()

// Returns a function that finds the probes for a selector. Results are cached, because a run often looks up the same selector.
function sendingUnder(readings: Readings): Sending {
  const known = sendingByReadings.get(readings)
  if (known !== undefined) return known
  const sent = everyProbe.map((probe) => ({
    probe,
    marks: callsOf(probe, readings).map((call) => marksOfCall(call)),
  }))
  const selected = new Map<string, readonly Probe[]>()
  const sending: Sending = (selector, capability) => {
    const place = `${selector} ${capability}`
    const probes = selected.get(place) ?? probesSending(selector, capability, sent)
    selected.set(place, probes)
    return probes
  }
  sendingByReadings.set(readings, sending)
  return sending
}

// Returns the probes that send the selected calls; none for `*`. If the selector names only a kind of valid calls, such as
// `stream`, leaves out the probes that run last.
function probesSending(selector: Selector, capability: Capability, sent: readonly Sent[]): readonly Probe[] {
  if (selector === '*') return []
  const needsLast = !VALID_KINDS.some((kind) => kind === selector)
  const sending = sent
    .filter(
      ({ probe, marks }) =>
        (selector.includes(':') || probe.isOnRequest !== true) &&
        (needsLast || probe.turn === undefined || probe.turn === 'first') &&
        marks.some((call) => isSelected([selector], call)),
    )
    .map(({ probe }) => probe)
  const own = sending.filter((probe) => probe.capability === capability)
  // One probe is enough for control calls, which only show whether the target answers.
  return own.length > 0 ? own : selector === CONTROL_CALLS ? sending.slice(0, 1) : sending
}
