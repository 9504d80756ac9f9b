/** Finds why a check demands more than its clause states, as `inferred` in schemas/clauses.json explains. Pure. */
import clauses from '../../schemas/clauses.json' with { type: 'json' }
import type { Check } from '../evidence/check.ts'

type Inference = {
  readonly because: string
  readonly checks?: readonly string[]
  readonly allBut?: readonly string[]
}

type Clause = { readonly id: string; readonly inferred?: readonly Inference[] }

const inferences = new Map(clauses.map(({ id, inferred = [] }: Clause) => [id, inferred]))

/** Returns why the rule of a check follows from its clause (a sentence of the interface); null if the clause itself states the rule. */
export function inferenceOf({ id, clause }: Pick<Check, 'id' | 'clause'>): string | null {
  const own = clause === undefined ? [] : (inferences.get(clause) ?? [])
  return own.find(({ checks, allBut }) => checks?.includes(id) ?? !allBut?.includes(id))?.because ?? null
}
