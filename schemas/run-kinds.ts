type RunKindEntry = {
  readonly file: string
  readonly schema: string
  readonly schemaId: string
  readonly title: string
}

/** All kinds of runs, in the order of help texts. */
export const RUN_KINDS = {
  check: { file: 'run.json', schema: 'assay.run/1', schemaId: 'urn:assay:run', title: 'a check run' },
  load: {
    file: 'load-run.json',
    schema: 'assay.load/1',
    schemaId: 'urn:assay:load-run',
    title: 'a load run',
  },
  limiter: {
    file: 'limiter-run.json',
    schema: 'assay.limiter/1',
    schemaId: 'urn:assay:limiter-run',
    title: 'a run against a limiter',
  },
  capacity: {
    file: 'capacity-run.json',
    schema: 'assay.capacity/1',
    schemaId: 'urn:assay:capacity-run',
    title: 'a capacity run',
  },
} as const satisfies Readonly<Record<string, RunKindEntry>>

/** The name of a kind of run. */
export type RunKind = keyof typeof RUN_KINDS

/** The names of all kinds of runs, in the order of help texts. */
export const RUN_KIND_NAMES: readonly RunKind[] = ['check', 'load', 'limiter', 'capacity']
