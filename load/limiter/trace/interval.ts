/** A value with the range that explains the trace about as well. */
export type Interval = { readonly value: number; readonly low: number; readonly high: number }
