/** Tables in GitHub-flavored Markdown. */
import { escapedMarkdown } from './markdown.ts'

const MAX_CELL_CHARACTERS = 600

type Cells = readonly string[]

/** Returns a table of cells that are Markdown already, or an empty string when there are no rows. */
export function markdownTable(head: Cells, rows: readonly Cells[]): string {
  if (rows.length === 0) return ''
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Returns a table of plain text, or an empty string when there are no rows. */
export function textTable(head: Cells, rows: readonly Cells[]): string {
  const [first = [], ...others] = [head, ...rows].map((cells) =>
    cells.map((cell) => escapedMarkdown(cell, MAX_CELL_CHARACTERS)),
  )
  return markdownTable(first, others)
}
