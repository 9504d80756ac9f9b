/** Finds the rules of checks that are not stated by a clause of the interface, but inferred from a clause. Source: clauses.json. */
import clauses from './clauses.json' with { type: 'json' }

type Inference = {
  readonly because: string
  readonly checks?: readonly string[]
  readonly allBut?: readonly string[]
}

type Clause = { readonly id: string; readonly inferred?: readonly Inference[] }

const inferences = new Map(clauses.map(({ id, inferred = [] }: Clause) => [id, inferred]))

/** Returns why the rule of a check follows from its clause (a sentence of the interface); null if the clause states the rule itself. */
export function inferenceOf({
  id,
  clause,
}: {
  readonly id: string
  readonly clause?: string
}): string | null {
  const own = clause === undefined ? [] : (inferences.get(clause) ?? [])
  return own.find(({ checks, allBut }) => checks?.includes(id) ?? !allBut?.includes(id))?.because ?? null
}
