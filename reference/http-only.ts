/**
 * The module `node:http`, loaded without the WebSocket and fetch client of Node. An `import` of `node:http` reads all its exports, and
 * some of them load that client: 50 ms of processor time in each thread of a command.
 */
export const http = process.getBuiltinModule('node:http')
