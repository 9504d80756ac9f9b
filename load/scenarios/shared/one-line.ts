/** Shortens texts of the target and the system to one line without secrets. Pure: runs in k6 and in Node. */

const LONGEST_DETAIL = 200
const LONGEST_WINDOW = 4096

/** Returns a text as one short line without control characters and without the secret. Shortening leaves no part of the secret. */
export function lineWithoutSecret(text: string, secret: string | null): string {
  // Cuts the text first, because a regular expression takes too long for megabytes.
  const window = hideSecret(text.slice(0, LONGEST_WINDOW), secret)
  const uncut = text.length > LONGEST_WINDOW && secret !== null ? window.slice(0, -secret.length) : window
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  const line = uncut.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
  return line.length > LONGEST_DETAIL ? `${line.slice(0, LONGEST_DETAIL)}…` : line
}

/** Replaces a secret, plain or escaped as in JSON, by a placeholder. */
export function hideSecret(text: string, secret: string | null): string {
  if (secret === null || secret === '') return text
  const escaped = JSON.stringify(secret).slice(1, -1)
  return text.replaceAll(secret, '[key]').replaceAll(escaped, '[key]')
}
