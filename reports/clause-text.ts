/** The wording of clauses and gaps, for reports that quote what a check rests on. */
import clauses from '../schemas/clauses.json' with { type: 'json' }
import gaps from '../schemas/gaps.json' with { type: 'json' }

/** Looks up the wording behind an id such as `C2.3.3` or `G7.2`; null when there is none. */
export type ClauseLookup = (id: string) => string | null

const wordings = new Map([...clauses, ...gaps].map(({ id, text }) => [id, text]))

/** The wording that `schemas/clauses.json` and `schemas/gaps.json` give. */
export const clauseText: ClauseLookup = (id) => wordings.get(id) ?? null
