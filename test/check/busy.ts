/** Starts processes that keep the processor cores busy, as other work on the machine does. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A group of running busy processes. `stop` ends all of them. */
export type Busy = { readonly stop: () => Promise<void> }

/** Starts `count` processes that only compute. Each ends by itself after `maxSeconds` if it is not stopped. */
export async function keepBusy(count: number, maxSeconds: number): Promise<Busy> {
  const script = `const end = Date.now() + ${maxSeconds * 1000}; while (Date.now() < end);`
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', script], { stdio: 'ignore' }),
  )
  await Promise.all(children.map((child) => once(child, 'spawn')))
  return {
    stop: async () => {
      await Promise.all(children.map(ended))
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
