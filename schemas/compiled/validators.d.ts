// Made by `npm run schemas` from the *.schema.json files beside this folder. Do not edit.
/** One disagreement, as ajv reports it. */
export type ValidationError = {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: { readonly [parameter: string]: unknown }
  readonly message?: string
}
/** Says whether a value conforms. What disagrees is in `errors` until the next call. */
export type Validate = {
  (value: unknown): boolean
  readonly errors?: readonly ValidationError[] | null
}
/** Validators by `$id`. */
export const validators: { readonly [schemaId: string]: Validate }
