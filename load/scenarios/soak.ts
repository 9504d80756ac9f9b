/** The same as a stream, for as long as it takes to see what grows. */
export { default, handleSummary, options, teardown } from './completions.ts'
