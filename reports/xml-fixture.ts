/** Parses XML reports strictly, for tests: a superfluous tag is an error. */

/** An XML element. `text`: all text inside the element, in document order. */
export type XmlElement = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

type Open = {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

const DECLARATION = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/
// Matches a tag or a text. The flag `y` (sticky) prevents a match from skipping characters between two tokens.
const TOKEN =
  /<(?<end>\/?)(?<tag>[A-Za-z_][\w.-]*)(?<attributes>(?:\s+[\w.:-]+="[^"<]*")*)\s*(?<empty>\/?)>|[^<]+/y
const ATTRIBUTE = /([\w.:-]+)="([^"]*)"/g
// oxlint-disable-next-line no-control-regex -- XML 1.0 section 2.2 forbids just these
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/u
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Parses a report in XML. Throws a SyntaxError for invalid XML, and for comments, CDATA, doctypes and instructions. */
export function readXml(document: string): XmlElement {
  if (FORBIDDEN.test(document)) throw new SyntaxError('a character that XML forbids')
  const source = document.replace(DECLARATION, '').trimEnd()
  const outermost: Open = { tag: '', attributes: {}, children: [], text: '' }
  const open: Open[] = [outermost]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(source)
    if (token === null) throw new SyntaxError(`no tag and no text: ${source.slice(at, at + 40)}`)
    take(token, open)
  }
  const [root, second] = outermost.children
  if (open.length > 1) throw new SyntaxError(`<${open.at(-1)?.tag}> is not closed`)
  if (root === undefined || second !== undefined || outermost.text !== root.text) {
    throw new SyntaxError('there must be one root and nothing beside it')
  }
  return root
}

function take(token: RegExpExecArray, open: Open[]): void {
  const { end, tag, attributes, empty } = token.groups ?? {}
  if (tag === undefined) {
    const text = unescaped(token[0])
    for (const element of open) element.text += text
    return
  }
  if (end === '/') {
    if (open.length < 2 || open.at(-1)?.tag !== tag) throw new SyntaxError(`</${tag}> closes nothing`)
    open.pop()
    return
  }
  const element: Open = { tag, attributes: attributesOf(attributes ?? ''), children: [], text: '' }
  open.at(-1)?.children.push(element)
  if (empty === '') open.push(element)
}

function attributesOf(source: string): Readonly<Record<string, string>> {
  const pairs = [...source.matchAll(ATTRIBUTE)].map(
    ([, name = '', value = '']) => [name, unescaped(value)] as const,
  )
  if (new Set(pairs.map(([name]) => name)).size < pairs.length)
    throw new SyntaxError(`an attribute twice:${source}`)
  return Object.fromEntries(pairs)
}

function unescaped(text: string): string {
  if (text.includes(']]>')) throw new SyntaxError(']]> in text')
  return text.replace(/&(\w*)(;?)/g, (reference, name: string, semicolon: string) => {
    const character = ENTITIES[name]
    if (character === undefined || semicolon === '') throw new SyntaxError(`no entity: ${reference}`)
    return character
  })
}
