/** What k6 offers to every script beyond ECMAScript. The DOM library is left out because k6 has no fetch and no URL. */
declare const console: {
  log(...values: unknown[]): void
  warn(...values: unknown[]): void
  error(...values: unknown[]): void
}

declare function setTimeout(callback: () => void, delayMs: number): number
declare function clearTimeout(timer: number): void

/** One schema by room and name, compiled while the scenario is bundled (see `load/engine/schema-module.ts`). */
declare module 'assay-schema:*' {
  const validate: {
    (value: unknown): boolean
    readonly errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null
  }
  export default validate
}
