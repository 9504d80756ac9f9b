/** Finds a free port for a process that cannot choose and report one. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new TypeError('a socket without a port')
  return address.port
}
