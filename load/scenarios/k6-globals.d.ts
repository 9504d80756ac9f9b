/** What k6 offers to every script beyond ECMAScript. The DOM library is left out because k6 has no fetch and no URL. */
declare const console: {
  log(...values: unknown[]): void
  warn(...values: unknown[]): void
  error(...values: unknown[]): void
}

declare function setTimeout(callback: () => void, delayMs: number): number
declare function clearTimeout(timer: number): void
