/** The module `node:http`. An `import` would also load WebSocket and fetch: 50 ms more per thread. */
export const http = process.getBuiltinModule('node:http')
