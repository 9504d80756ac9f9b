/**
 * `node behind-reference.ts PORT COMMAND...`: starts the reference implementation with the key in
 * REAL_SERVER_KEY, and a gateway in front of it. Ends when the gateway ends.
 */
import { spawn } from 'node:child_process'
import { startReference } from '../../reference/server.ts'

const [port, command, ...args] = process.argv.slice(2)
if (command === undefined) throw new Error('usage: node behind-reference.ts PORT COMMAND...')
const reference = await startReference({
  port: Number(port),
  keys: [process.env['REAL_SERVER_KEY'] ?? 'a-key-of-nobody'],
})
const gateway = spawn(command, args, { stdio: 'inherit' })
gateway.once('exit', (code) => {
  void reference.close().finally(() => process.exit(code ?? 1))
})
