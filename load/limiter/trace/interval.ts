/** A value with the range that explains the trace about as well. */
export type IntervalEstimate = { readonly value: number; readonly low: number; readonly high: number }
