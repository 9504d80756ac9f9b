import clauses from './clauses.json' with { type: 'json' }

type Inference = {
  readonly because: string
  readonly checks?: readonly string[]
  readonly allBut?: readonly string[]
}

type Clause = { readonly id: string; readonly inferred?: readonly Inference[] }

const inferences = new Map(clauses.map(({ id, inferred = [] }: Clause) => [id, inferred]))

/** Returns why Assay infers the rule of a check. Returns null if the clause states the rule. */
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
