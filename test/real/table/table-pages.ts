/** Renders the table of real servers as Markdown and as one HTML page. Pure. */
import { renderHtml } from '../../../reports/html.ts'
import { code, detail, line, list, strong, table, type Block, type Span } from '../../../reports/page.ts'
import { AREAS, curlOf, isBody, type Area } from './causes.ts'
import type { Row } from './server-row.ts'

const COLUMNS: Readonly<Record<Area, string>> = {
  completions: 'Completions',
  refusals: 'Refusals and errors',
  authentication: 'Authentication',
  streams: 'Streams (SSE)',
  websocket: 'WebSocket',
}

const INTRODUCTION = [
  'Each server was installed by name from its registry, started with the command shown, and judged with `assay check URL --model MODEL`. ' +
    'The profile `openai` and its readings were in force for all of them, without a statement: whoever declares what a server does otherwise gets another verdict.',
  'A deviation is a difference from the interface or from that profile, not a judgement of the project: a mock that answers everything may do what it is for. ' +
    'Each cause is listed once. Each was confirmed by hand with the command beside it.',
  '"Not judged with this model" is what a fixed text, an echo or random weights cannot show. ' +
    'Sign-up, webhooks and limits are not in the table: none of these servers offers the first two as the interface describes, and no limit was looked for. ' +
    'What would tell how to harm whoever runs a server is not published.',
]
const REBUILD =
  'Rebuilt with `npm run servers`, from the files `expected.json` and `judged.json` below `test/real/servers`. ' +
  'vLLM and transformers serve take gigabytes, so they are installed by hand and judged by name: ' +
  '`REAL_ENGINES_PYTHON=PYTHON npm run servers -- vllm`.'

/** Returns `docs/servers.md`. */
export function tableMarkdown(rows: readonly Row[]): string {
  const head = ['Server', ...AREAS.map((area) => COLUMNS[area])]
  return `${[
    '# Real servers',
    ...INTRODUCTION,
    REBUILD,
    [head, head.map(() => '---'), ...rows.map(markdownCells)]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n'),
    '## Deviations',
    'In the commands, `chat` is this function. `URL` and `KEY` are those of your server.',
    '```sh\nchat() { curl -iN $URL/v1/chat/completions -H "Authorization: Bearer $KEY" --json "$1"; }\n```',
    ...rows.flatMap(markdownServer),
  ].join('\n\n')}\n`
}

function markdownCells({ about, cells }: Row): readonly string[] {
  return [`[${about.name}](#${anchor(about.name)}) ${about.version}`, ...AREAS.map((area) => cells[area])]
}

// Returns the anchor that GitHub makes from a heading.
function anchor(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')
}

function markdownServer(row: Row): readonly string[] {
  const deviations = row.deviations.map(({ cause, sentence, command }) => {
    const shown = isBody(command) ? `chat '${command}'` : command
    return `- **${cause}.** ${escaped(sentence)}<br>\`${shown}\``
  })
  return [
    `### ${row.about.name}`,
    factsOf(row)
      .map(([name, value]) => `${name}: ${name === 'Started with' ? `\`${value}\`` : escaped(value)}`)
      .join('<br>\n'),
    ...(deviations.length === 0 ? ['No deviation.'] : [deviations.join('\n')]),
  ]
}

function escaped(text: string): string {
  return text.replaceAll(/[<>*_[\]]/g, '\\$&')
}

function factsOf(row: Row): readonly (readonly [name: string, value: string])[] {
  const { about, judged, undecided, isWithholding } = row
  return [
    [
      'Version',
      `${about.version} (${about.registry}${about.released === null ? '' : `, ${about.released}`})`,
    ],
    ['Started with', about.start],
    ['Behind it', about.behind],
    ['Authentication', judged.isKeyed ? 'it demands a key' : 'none: it answers whoever asks'],
    [
      'Judged',
      `${judged.date}, Assay ${judged.suite}, profile ${judged.profile}, ${judged.passed} checks passed`,
    ],
    ...undecided.map(({ label, because, checks }) => [label, `${because} (${checks.join(', ')})`] as const),
    ...(isWithholding ? [['Not published', 'one deviation; see above'] as const] : []),
  ]
}

/** Returns `docs/servers.html`, a page that loads no other file. */
export async function tableHtml(rows: readonly Row[]): Promise<string> {
  return await renderHtml({
    title: 'Assay: real servers',
    label: 'real servers',
    headline: 'Real servers, judged',
    tone: 'plain',
    subject: `${rows.length} servers by name and version, under one profile.`,
    lead: INTRODUCTION.map((text) => line(spans(text))),
    sections: [
      ...table({
        caption: 'Capabilities by server',
        columns: ['Server', ...AREAS.map((area) => COLUMNS[area])],
        rows: rows.map((row) => [
          [{ text: row.about.name, to: `#${anchor(row.about.name)}` }, detail(row.about.version)],
          ...AREAS.map((area) => [cellSpan(row.cells[area])]),
        ]),
        isWide: true,
      }),
      ...rows.map(htmlServer),
    ],
    version: rows[0]?.judged.suite ?? null,
    suites: () => ({ name: 'assay', durationMs: 0, suites: [] }),
  })
}

function cellSpan(text: string): Span {
  if (text === 'conformant') return { text, tone: 'good' }
  return /deviation/.test(text) ? { text, tone: 'bad' } : { text, tone: 'soft' }
}

function htmlServer(row: Row): Block {
  const { about, deviations } = row
  const shown = deviations.flatMap(({ cause, sentence, command }): readonly Block[] => [
    line([strong(`${cause}.`), ` ${sentence}`]),
    { kind: 'code', lines: [curlOf(command)], language: 'sh' },
  ])
  const facts = factsOf(row).map(
    ([name, value]) => [name, name === 'Started with' ? [code(value)] : value] as const,
  )
  return {
    kind: 'section',
    title: `${about.name} ${about.version}`,
    id: anchor(about.name),
    blocks: [{ kind: 'facts', facts }, ...(shown.length === 0 ? list(['No deviation.']) : shown)],
  }
}

/** Splits a text at its backquotes, and marks the parts between them as code. */
function spans(text: string): readonly Span[] {
  return text.split('`').map((part, at) => (at % 2 === 0 ? part : code(part)))
}
