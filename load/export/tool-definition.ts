/** The description of the figures of another tool. Pure. */
import type { ExportedRequest } from './exported-request.ts'

/** Figures by the names that the tool gives them. */
export type ToolFigures = { readonly [name: string]: number | null | ToolFigures }

/** Takes the requests of a run one by one and holds only what the figures need; `figures` computes what the tool would. */
export type FigureCollector = {
  readonly take: (request: ExportedRequest) => void
  readonly figures: () => ToolFigures
}

/** `collect` begins a run; `differs` lists differences where a row does not hold what the tool uses. */
export type ToolDefinition = {
  readonly tool: string
  readonly collect: () => FigureCollector
  readonly differs: readonly string[]
}
