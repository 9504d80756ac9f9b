import { oneLine, severalLines } from './neutral-text.ts'
import { shownIn, spansOf, type Block, type Page, type Span, type RichText } from './page.ts'

const MAX_CHARS = 600
const MAX_CODE_CHARS = 240

/** Returns the page as Markdown, with all texts escaped. */
export function renderMarkdown({ label, headline, subject, lead, sections }: Page): string {
  const title = [label, headline]
    .filter((part) => part !== '')
    .map(escaped)
    .join(': ')
  const blocks = [`## Assay: ${title}`, inline(subject), ...blocksOf([...lead, ...sections], 3)]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function blocksOf(blocks: readonly Block[], level: number): readonly string[] {
  return shownIn('markdown', blocks).map((block) => blockText(block, level))
}

function blockText(block: Block, level: number): string {
  switch (block.kind) {
    case 'line': {
      const text = `${block.label === undefined ? '' : `${block.label}: `}${inline(block.words)}`
      return block.isProminent === true ? `> ${text}` : text
    }
    case 'facts':
      return tableText(['', ''], block.facts)
    case 'table':
      return tableText(block.columns, block.rows)
    case 'list':
      return block.items.map((item) => `- ${inline(item)}`).join('\n')
    case 'code':
      return fenced(block.lines.map((one) => severalLines(one)).join('\n'), block.language)
    case 'fold':
      return [
        `<details><summary>${inline(block.summary)}</summary>`,
        ...blocksOf(block.blocks, level),
        '</details>',
      ].join('\n\n')
    case 'section': {
      const title = inline(block.title)
      const inside = blocksOf(block.blocks, level + 1)
      return [...(title === '' ? [] : [`${'#'.repeat(level)} ${title}`]), ...inside].join('\n\n')
    }
    case 'plots':
    case 'figures':
      return ''
  }
}

function tableText(head: readonly RichText[], rows: readonly (readonly RichText[])[]): string {
  const lines = [head.map(cell), head.map(() => '---'), ...rows.map((row) => row.map(cell))]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

// Escapes each `|`, which would end the cell even inside code (GFM 4.10).
function cell(words: RichText): string {
  return inline(words).replaceAll(/\\?\|/g, '\\|')
}

function fenced(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}${language}\n${text}\n${fence}`
}

function inline(words: RichText): string {
  return spansOf(words).map(spanText).join('')
}

function spanText(span: Span): string {
  if (typeof span === 'string') return escaped(span)
  if (span.as === 'code') return codeSpan(span.text)
  if (span.as === 'detail') return ''
  const text = escaped(span.text)
  return span.as === 'strong' && text !== '' ? `**${text}**` : text
}

// CommonMark 6.1.
function codeSpan(text: string): string {
  const shown = oneLine(text, MAX_CODE_CHARS)
  const ticks = '`'.repeat(longestRun(shown) + 1)
  const pad = shown === '' || /^[` ]|[` ]$/.test(shown) ? ' ' : ''
  return `${ticks}${pad}${shown}${pad}${ticks}`
}

// CommonMark 2.4.
function escaped(text: string): string {
  return (
    oneLine(text, MAX_CHARS)
      .replace(/[\\`*_{}[\]#+!|~@]/g, '\\$&')
      .replaceAll('&', '&amp;')
      // Comparisons such as `p95 < 2s` are no tags, and stay readable.
      .replaceAll(/<(?!=? )/g, '&lt;')
      .replaceAll(/(?<! )>|>(?!=? )/g, '&gt;')
      // Escapes the colon of a link or emoji, which a renderer would create, but not those of a time.
      .replaceAll(/:(?=\/\/|(?!\d\d:)[\w+-]+:)/g, '&#58;')
  )
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length))
}
