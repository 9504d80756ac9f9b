import { expect, test } from 'vitest'
import { createAssayStub } from './assay-stub.ts'

test('answers come in order, the last one ever after, and what was asked is seen', () => {
  const stub = createAssayStub({
    answers: [
      { class: 'http-429', status: 429 },
      { class: 'ok', chunks: 3 },
    ],
  })
  stub.open({ path: 'rows' })
  const ask = (): string => stub.request({ url: 'http://127.0.0.1/', transport: 'sse' }).class
  expect([stub.iteration(), ask(), ask(), ask(), stub.iteration()]).toEqual([0, 'http-429', 'ok', 'ok', 3])
  stub.judge(false)
  stub.writeRow('{"v":1}')
  expect(stub.seen.verdicts).toEqual([{ request: 2, isValid: false }])
  expect(stub.seen.rows).toEqual([{ v: 1 }])
  expect(() =>
    createAssayStub({ answers: [] }).request({ url: 'http://127.0.0.1/', transport: 'sse' }),
  ).toThrow('no answer')
})
