import { afterEach, expect, test, vi } from 'vitest'
import { stopSignals } from './stop.ts'

afterEach(() => vi.restoreAllMocks())

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
