/** The module `node:http`. An `import` also loads Node's WebSocket and fetch client: 50 ms per thread. */
export const http = process.getBuiltinModule('node:http')
