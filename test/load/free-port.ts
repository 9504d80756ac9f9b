/** Finds a free port for processes that cannot choose one and report it. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a port of 127.0.0.1 that was free at the time of the call. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new TypeError('a socket without a port')
  return address.port
}
