/** How many JSON completions a target answers. */
export { default, handleSummary, options, teardown } from './completions.ts'
