/** Renders a page for a terminal. */
import { oneLine, severalLines, wrappedLines } from './neutral-text.ts'
import {
  shownIn,
  spansOf,
  type Block,
  type BlockOf,
  type Page,
  type Span,
  type Tone,
  type RichText,
} from './page.ts'

/** The options of text output. `width`: columns; default: no wrapping. Tables and code are never wrapped. */
export type TextOptions = { readonly color: boolean; readonly width?: number }

type Printing = { readonly color: boolean; readonly width: number }

const MAX_CHARS = 600
const NARROWEST = 40

/** Returns the page as text with a final line feed. Replaces unsafe characters. The text has the same meaning without colors. */
export function renderText(page: Page, { color, width = Number.POSITIVE_INFINITY }: TextOptions): string {
  const printing = { color, width: Math.max(NARROWEST, width) }
  const { label, headline, tone, subject, lead, sections } = page
  const opening = painted(oneLine(`${label.toUpperCase()} ${headline}`.trim(), MAX_CHARS), tone, true, color)
  const about = plainText(subject)
  const lines = [
    ...wrappedLines(about === '' ? opening : `${opening}: ${about}`, printing.width),
    ...linesOf(lead, printing),
    ...linesOf(sections, printing),
  ]
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`
}

/** Renders blocks as plain text, for formats that embed text. */
export function renderBlocks(blocks: readonly Block[]): string {
  return linesOf(blocks, { color: false, width: Number.POSITIVE_INFINITY }).join('\n')
}

function linesOf(blocks: readonly Block[], printing: Printing): readonly string[] {
  return shownIn('text', blocks).flatMap((block) => blockLines(block, printing))
}

function blockLines(block: Block, printing: Printing): readonly string[] {
  const { color, width } = printing
  switch (block.kind) {
    case 'line': {
      const text = `${block.label === undefined ? '' : `${block.label}: `}${plainText(block.words)}`
      const lines = wrappedLines(text, width)
      return block.isProminent === true ? lines.map((one) => painted(one, 'doubt', false, color)) : lines
    }
    case 'facts':
      return factLines(block.facts, printing)
    case 'table':
      return tableLines(block, color)
    case 'list':
      return block.items.flatMap((item) =>
        wrappedLines(shown(item, color), width - 4).map((one, at) => `${at === 0 ? '  ' : '    '}${one}`),
      )
    case 'code':
      return block.lines.map((one) => `  ${painted(severalLines(one), 'soft', false, color)}`)
    case 'section':
      return [
        '',
        ...(block.title === '' ? [] : [shown(block.title, color)]),
        ...linesOf(block.blocks, printing),
      ]
    case 'fold':
    case 'plots':
    case 'figures':
      return []
  }
}

const FACT_GAP = 2

function factLines(rows: readonly (readonly [RichText, RichText])[], { width }: Printing): readonly string[] {
  const names = rows.map(([name]) => plainText(name))
  const column = Math.max(...names.map((name) => name.length)) + FACT_GAP
  return rows.flatMap(([, value], at) => {
    const [first = '', ...rest] = wrappedLines(plainText(value), width - column - FACT_GAP)
    const indent = ' '.repeat(FACT_GAP)
    return [
      `${indent}${(names[at] ?? '').padEnd(column)}${first}`,
      ...rest.map((more) => `${indent}${' '.repeat(column)}${more}`),
    ]
  })
}

const CELL_GAP = '  '

function tableLines(
  { columns, rows, numbersFrom = Number.POSITIVE_INFINITY }: BlockOf<'table'>,
  color: boolean,
): readonly string[] {
  const cells = [columns, ...rows].map((row) => row.map(plainText))
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  return cells.map((row, place) => {
    const padded = row.map((cell, at) => {
      const width = widths[at] ?? 0
      const text = at >= numbersFrom ? cell.padStart(width) : cell.padEnd(width)
      const span = place === 0 ? undefined : spansOf(rows[place - 1]?.[at] ?? '').at(0)
      const tone = span === undefined || typeof span === 'string' ? undefined : span.tone
      return tone === undefined ? text : painted(text, tone, false, color)
    })
    const text = `  ${padded.join(CELL_GAP)}`.trimEnd()
    return place === 0 ? painted(text, undefined, true, color) : text
  })
}

/** Returns a text without formatting, on one line. */
export function plainText(words: RichText): string {
  return oneLine(spansOf(words).map(textOf).join(''), MAX_CHARS)
}

function shown(words: RichText, color: boolean): string {
  return spansOf(words)
    .map((span) => {
      const text = oneLine(textOf(span), MAX_CHARS)
      return typeof span === 'string' ? text : painted(text, span.tone, span.as === 'strong', color)
    })
    .join('')
}

function textOf(span: Span): string {
  if (typeof span === 'string') return span
  return span.as === 'detail' ? '' : span.text
}

const ESCAPE = '\u001b['
const COLORS: Readonly<Record<Exclude<Tone, 'plain'>, number>> = { good: 32, bad: 31, doubt: 33, soft: 2 }

function painted(text: string, tone: Tone | undefined, isBold: boolean, color: boolean): string {
  const codes = [...(isBold ? [1] : []), ...(tone === undefined || tone === 'plain' ? [] : [COLORS[tone]])]
  if (!color || codes.length === 0 || text === '') return text
  return `${codes.map((code) => `${ESCAPE}${code}m`).join('')}${text}${ESCAPE}0m`
}
