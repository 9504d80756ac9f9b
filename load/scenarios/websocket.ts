/** How fast a target streams over WebSocket, or in the mix asked for. */
export { default, handleSummary, options, teardown } from './with-sockets.ts'
