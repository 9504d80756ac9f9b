import { expect, test } from 'vitest'
import { createSlots } from './dispatcher.ts'

type Job = { readonly name: string; readonly done: () => void }

// Returns functions that start jobs, which run until a test ends them.
function jobs(size: number) {
  const running: Job[] = []
  const slots = createSlots(size)
  const start = (name: string) =>
    slots.within(
      () =>
        new Promise<string>((resolve) => {
          const job = {
            name,
            done: () => {
              running.splice(running.indexOf(job), 1)
              resolve(name)
            },
          }
          running.push(job)
        }),
    )
  return { slots, running, start, names: () => running.map(({ name }) => name) }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('work begins in the order in which it came, with at most so many as slots', async () => {
  const { start, running, names } = jobs(2)
  const all = Promise.all(['a', 'b', 'c', 'd'].map(start))
  await settled()
  expect(names()).toEqual(['a', 'b'])
  running[1]?.done()
  await settled()
  expect(names()).toEqual(['a', 'c'])
  running[0]?.done()
  await settled()
  expect(names()).toEqual(['c', 'd'])
  for (const job of running.slice()) job.done()
  expect(await all).toEqual(['a', 'b', 'c', 'd'])
})

test('work that fails frees its slot', async () => {
  const { slots } = jobs(1)
  await expect(slots.within(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await slots.within(() => Promise.resolve('next'))).toBe('next')
})

test('a lower number of slots also applies to waiting work, and no work is stuck', async () => {
  const { slots, start, running, names } = jobs(4)
  const all = Promise.all('abcdefgh'.split('').map(start))
  await settled()
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
  for (let turn = 0; turn < 5; turn += 1) slots.narrow()
  for (const expected of [['b', 'c', 'd'], ['c', 'd'], ['d'], ['e'], ['f'], ['g'], ['h'], []]) {
    running[0]?.done()
    await settled()
    expect(names()).toEqual(expected)
  }
  expect(await all).toHaveLength(8)
  const later = Promise.all(['x', 'y'].map(start))
  await settled()
  expect(names()).toEqual(['x'])
  running[0]?.done()
  await settled()
  running[0]?.done()
  await later
})

test('work that wants to be alone waits for the rest, and the rest waits for it', async () => {
  const { slots, start, running, names } = jobs(3)
  const all = Promise.all(['a', 'b'].map(start))
  let isAloneDone = false
  const alone = slots.alone(async () => {
    expect(names()).toEqual([])
    await settled()
    isAloneDone = true
  })
  const later = start('later')
  await settled()
  expect(names()).toEqual(['a', 'b'])
  for (const job of running.slice()) job.done()
  await all
  await alone
  await settled()
  expect(isAloneDone).toBe(true)
  expect(names()).toEqual(['later'])
  running[0]?.done()
  await later
})
