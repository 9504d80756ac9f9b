import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exitCodeUnder, onUnhandledStop, stopSignals } from './stop.ts'

const NAMES = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type Listener = (...args: unknown[]) => void
let others: readonly (readonly Listener[])[] = []

// Other test files run in the same process. Their commands must neither handle these signals nor lose their listeners.
beforeEach(() => {
  others = NAMES.map((name) => process.listeners(name) as Listener[])
  for (const name of NAMES) process.removeAllListeners(name)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const [index, name] of NAMES.entries()) {
    process.removeAllListeners(name)
    for (const listener of others[index] ?? []) process.on(name, listener)
  }
})

test('a stop signal ends the process only where no command handles it, also when the terminal is closed', () => {
  const ended: string[] = []
  onUnhandledStop((line) => ended.push(line))
  process.emit('SIGTERM')
  expect(ended.splice(0)).toEqual(['assay: stopped by SIGTERM\n'])
  const signals = stopSignals()
  process.emit('SIGHUP')
  expect([signals.signal.aborted, ended]).toEqual([true, []])
  signals.release()
  // npm may repeat the signal later. The process then ends without another line.
  process.emit('SIGHUP')
  expect(ended).toEqual([''])
})

test('one press that arrives twice stops gracefully; a second press ends at once', () => {
  const now = vi.spyOn(performance, 'now')
  const { signal, killSignal, release } = stopSignals()
  try {
    now.mockReturnValue(1000)
    process.emit('SIGINT')
    expect([signal.aborted, killSignal.aborted]).toEqual([true, false])
    now.mockReturnValue(1100)
    process.emit('SIGTERM')
    expect(killSignal.aborted).toBe(false)
    now.mockReturnValue(2000)
    process.emit('SIGINT')
    expect(killSignal.aborted).toBe(true)
  } finally {
    release()
  }
  expect(process.listenerCount('SIGINT')).toBe(0)
})

test('a stopped command exits with 130, whatever its result', () => {
  const signals = stopSignals()
  try {
    expect(exitCodeUnder(signals, 3)).toBe(3)
    process.emit('SIGINT')
    expect([exitCodeUnder(signals, 3), exitCodeUnder(signals, 0)]).toEqual([130, 130])
  } finally {
    signals.release()
  }
})
