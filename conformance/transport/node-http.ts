/**
 * HTTP of Node, loaded without its client of WebSocket and fetch. An `import` of `node:http` names all its exports, and some
 * of them load that client. That costs 50 ms of processor time in each thread of a command.
 */
export const http = process.getBuiltinModule('node:http')
