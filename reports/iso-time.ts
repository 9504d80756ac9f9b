/** Times as formats of others demand them. */

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

/** The text where it is a time in UTC (RFC 3339); null where it is not, as in a file that was changed by hand. */
export function isoTime(text: string): string | null {
  return ISO_TIME.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}
