/** The module `node:http`, loaded alone. Loading WebSocket and fetch as well would take 50 ms. */
export const http = process.getBuiltinModule('node:http')
