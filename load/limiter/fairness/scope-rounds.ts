/** Determines from the observations which keys were refused when the first key was used up, round by round. Pure. */
import type { FairnessShape, LimitScope } from '../../../schemas/compiled/fairness-run.ts'
import { scopeOf, type ScopeRound } from '../findings/limit-scope.ts'
import type { PlanResources, Observation } from '../trace/trace.ts'
import { stageAnswers } from '../trace/stage-answers.ts'
import type { StageLabel } from '../trace/stages.ts'
import { isCompleted } from '../trace/outcomes.ts'
import { isSpentIn, scopePlaces, scopeRounds, type ScopeRequest } from './fairness-plan.ts'

/** Returns the scope of the limit, from the rounds in which the first key was used up. */
export function scopeIn(
  seen: readonly Observation[],
  resources: Pick<PlanResources, 'keys' | 'sources'>,
  asked: FairnessShape,
): LimitScope {
  const places = scopePlaces(resources, asked.accounts)
  const rounds = Array.from({ length: scopeRounds(asked) }, (_, at) => at + 1).filter((round) =>
    isSpentIn(round, seen),
  )
  if (rounds.length === 0) return { among: [], why: 'no key reached its limit: no limit was seen' }
  return scopeOf(rounds.map((round) => roundOf(seen, places, round)))
}

/** Returns the outcomes of one round. A request that was refused before the first key was used up shows nothing after it. */
function roundOf(
  seen: readonly Observation[],
  places: ReturnType<typeof scopePlaces>,
  round: number,
): ScopeRound {
  const outcomeOf = (name: ScopeRequest): ScopeRound[ScopeRequest] => {
    const place = places[name]
    const find = (label: StageLabel): readonly Observation[] =>
      stageAnswers(seen, label).filter(
        (one) => one.stage.round === round && one.key === place?.key && one.source === place.source,
      )
    const before = find('before')
    const after = find('after')
    // A limiter accepts a wrong key, so it shows nothing.
    if (!before.every(isCompleted) || after.length === 0) return null
    if (after.some(({ outcome }) => outcome === 'accepted')) return 'accepted'
    return after.every(({ outcome }) => outcome === 'refused') ? 'refused' : null
  }
  return {
    spent: outcomeOf('spent'),
    elsewhere: outcomeOf('elsewhere'),
    other: outcomeOf('other'),
    otherElsewhere: outcomeOf('otherElsewhere'),
    sibling: outcomeOf('sibling'),
  }
}
