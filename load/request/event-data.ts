/** The payloads of an event stream that has been read to its end. Pure. Source: WHATWG HTML, 9.2.6. */

/** The data of each event that has any, in order. An event that was cut off is none. */
export function dataOf(text: string): readonly string[] {
  const payloads: string[] = []
  let data: string[] = []
  // The last piece has no line end behind it, so it is no line.
  for (const line of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .slice(0, -1)) {
    if (line === '') {
      if (data.length > 0) payloads.push(data.join('\n'))
      data = []
    } else if (line === 'data' || line.startsWith('data:')) {
      data.push(line.slice(5).replace(/^ /, ''))
    }
  }
  return payloads
}
