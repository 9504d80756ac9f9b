/** The module `node:http`, without WebSocket and fetch, which take 50 ms to load. */
export const http = process.getBuiltinModule('node:http')
