import type { HeaderList } from '../exchange/exchange.ts'

/** Node's HTTP module. An `import` would also load WebSocket and fetch, which takes 50 ms per thread. */
export const http = process.getBuiltinModule('node:http')

/** Converts Node's flat header list to pairs of name and value (RFC 9110 section 5.5). */
export function headerList(raw: readonly (string | Buffer)[]): HeaderList {
  const texts = raw.map((part) => (typeof part === 'string' ? part : part.toString('latin1')))
  const list: [string, string][] = []
  for (let at = 0; at + 1 < texts.length; at += 2)
    list.push([(texts[at] ?? '').toLowerCase(), (texts[at + 1] ?? '').trim()])
  return list
}
