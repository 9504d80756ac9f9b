/** The questions that an exploration leaves to the owner of the target. Pure. */
import type { Finding } from '../../conformance/explore/conclude.ts'
import type { Exploration } from '../../conformance/explore/explore.ts'
import { gapOf, ownerOf } from '../../conformance/explore/gap-facts.ts'
import { CAPABILITIES, type Capability } from '../../conformance/exchange/capabilities.ts'
import { isCompletion } from '../../conformance/exchange/reply.ts'
import { readingCatalog } from '../../conformance/statement/reading-catalog.ts'

/** A question: what it is about (a key, or a capability), and what may be declared. */
export type Question = { readonly about: string; readonly text: string }

/** Returns the questions, those about what was seen first. `given`: keys that the owner has declared already. */
export function questionsOf(
  exploration: Exploration,
  plan: { readonly given: ReadonlySet<string>; readonly hasKey: boolean },
): readonly Question[] {
  return [
    ...exploration.findings.flatMap(questionAbout),
    ...accepted(exploration, plan.hasKey),
    ...absent(exploration),
    ...ownersOnly(plan.given),
  ]
}

function questionAbout(finding: Finding): readonly Question[] {
  const { key, kind, readings, note } = finding
  const { text } = gapOf(key)
  if (kind === 'several') {
    const names = readings.map(({ reading }) => reading).join(' and ')
    return [{ about: key, text: `${text} ${names} both fit what was seen: which one is meant?` }]
  }
  if (kind === 'open') {
    const why =
      note ??
      (finding.shape === undefined ? 'no reading fits' : 'no reading fits; the shape that was seen is above')
    return [{ about: key, text: `${text} ${why}. Declare one of: ${namesOf(key)}; null leaves it open.` }]
  }
  return kind === 'unseen'
    ? [{ about: key, text: `${text} Nothing shows it. Declare one of: ${namesOf(key)}.` }]
    : []
}

function namesOf(key: string): string {
  const found = readingCatalog().find((each) => each.key === key)
  const readings = found?.readings ?? []
  const [only] = readings
  // The name alone would not say what is asked.
  if (only !== undefined && readings.length === 1) return `${only.name} (${only.meaning})`
  return readings.map(({ name }) => name).join(', ')
}

// Each would take out what the interface states, which only the owner may do.
function accepted({ exchanges, findings }: Exploration, hasKey: boolean): readonly Question[] {
  const isAnswered = (id: string): boolean =>
    exchanges.some((exchange) => exchange.id === id && isCompletion(exchange))
  const isAny = findings.some(
    ({ key, readings }) => key === 'request.models' && readings[0]?.reading === 'any',
  )
  const open =
    'is answered (core.auth/none). Is no key needed? Then declare none-needed; authentication is not judged then.'
  return [
    ...(isAnswered('core.unknown-model/unknown') && !isAny
      ? [
          {
            about: 'request.models',
            text: 'A model that does not exist is answered (core.unknown-model/unknown). Is any name meant to be accepted? Then declare any.',
          },
        ]
      : []),
    ...(hasKey && isAnswered('core.auth/none')
      ? [{ about: 'errors.missingKey', text: `A call without a key ${open}` }]
      : []),
  ]
}

const HOW_TO_LOOK: Readonly<Partial<Record<Capability, string>>> = {
  signup: 'Sign-up makes accounts, so it was tried only with --allow-signup.',
  webhooks:
    'Where addresses are registered and what makes an event cannot be guessed: declare webhooks.registration and webhooks.trigger, and explore again with --statement.',
  limits:
    'A limit is found by spending it: `assay load` with the scenario of limits does that, or declare limits.quota.',
}

function absent({ capabilities, findings }: Exploration): readonly Question[] {
  const missing = CAPABILITIES.filter((id) => id !== 'core' && !capabilities.some((found) => found.id === id))
  return missing.map((id) => {
    const isSeen = findings.some(({ key, kind }) => ownerOf(key) === id && kind !== 'unseen')
    const said = isSeen
      ? `${id} was seen, and a run could not judge all of it by the readings above, so that it is not declared. Is it meant to be there?`
      : `${id} was not found. ${HOW_TO_LOOK[id] ?? 'The usual ways to ask for it were tried.'} Is it there?`
    return { about: id, text: `${said} Then add "${id}": "supported" to capabilities, and its readings.` }
  })
}

// Nothing that can be sent shows these.
const OWNERS = [
  'key.format',
  'key.lifetime',
  'key.scopes',
  'key.rotation',
  'key.revocation',
  'maxTokens.maximum',
  'capabilities.other',
  'version.compatibility',
]

function ownersOnly(given: ReadonlySet<string>): readonly Question[] {
  return OWNERS.filter((key) => !given.has(key)).map((key) => ({
    about: key,
    text: `${gapOf(key).text} Only you know: ${namesOf(key)} can be declared.`,
  }))
}
