/** A value with the range in which the trace is explained about as well. */
export type Interval = { readonly value: number; readonly low: number; readonly high: number }
