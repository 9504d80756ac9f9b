/** The module `node:http`, loaded without an `import`. An `import` would also load WebSocket and fetch, which takes 50 ms per thread. */
export const http = process.getBuiltinModule('node:http')
