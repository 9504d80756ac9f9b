const CLOSE = /^close (1000|1001|1005|[34]\d{3})$/
const NO_CODE = 1005

/** Returns whether a terminator is a close frame, such as `close 1000`, and not a text. */
export function isClose(terminator: string): boolean {
  return CLOSE.test(terminator)
}

/** Returns the codes of the close frames that may end an answer. The element null stands for a close frame without a code. */
export function closeCodesIn(terminators: readonly string[]): readonly (number | null)[] {
  const codes = terminators.flatMap((terminator) => {
    const [, code] = CLOSE.exec(terminator) ?? []
    return code === undefined ? [] : [Number(code)]
  })
  return codes.flatMap((code) => (code === 1000 ? [code, null] : [code === NO_CODE ? null : code]))
}

/** Returns what is wrong with a declared terminator, the message that ends an answer. Returns null if it is valid. */
export function terminatorProblem(terminator: string): string | null {
  if (!/^\s*close\b/i.test(terminator) || isClose(terminator)) return null
  return `${JSON.stringify(terminator)} is not a close that can end an answer; write close 1000, close 1001, close 1005 (without a code), or close with a code from 3000 to 4999`
}
