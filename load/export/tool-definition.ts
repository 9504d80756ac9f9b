/** How the figures of another tool are described. Pure. */
import type { ExportedRequest } from './exported-request.ts'

/** Figures by the names that the tool gives them. */
export type Figures = { readonly [name: string]: number | null | Figures }

/** `figures` computes what the tool would; `differs` says where a row does not hold what the tool looks at. */
export type ToolDefinition = {
  readonly tool: string
  readonly figures: (requests: readonly ExportedRequest[]) => Figures
  readonly differs: readonly string[]
}
