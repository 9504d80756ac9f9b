/** How fast a target streams: completions as event streams, or in the mix asked for. */
export { default, handleSummary, options, teardown } from './completions.ts'
