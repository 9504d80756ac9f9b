/** How fast a target streams over WebSocket. */
export { default, handleSummary, options, teardown } from './completions.ts'
