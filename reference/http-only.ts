/** The module `node:http`. An `import` would also load Node's WebSocket and fetch client: 50 ms per thread. */
export const http = process.getBuiltinModule('node:http')
