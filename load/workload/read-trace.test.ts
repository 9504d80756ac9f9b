import { expect, test } from 'vitest'
import { planWorkload } from './workload.ts'
import { bodiesOf } from './body-fixture.ts'
import { arrivalsOf, workloadEntries } from './schedule.ts'
import { failedNotes, parseTrace, traceDoubt } from './read-trace.ts'

const MOONCAKE = [
  { timestamp: 1000, input_length: 1500, output_length: 52, hash_ids: [46, 47, 48] },
  { timestamp: 2500, input_length: 600, output_length: 0, hash_ids: [46, 99] },
  { timestamp: 4000, input_length: 1600, output_length: 26, hash_ids: [46, 47, 50] },
]
  .map((line) => JSON.stringify(line))
  .join('\n')

test('Mooncake: by time, from zero, with the blocks that other prompts begin with too', () => {
  expect(parseTrace(MOONCAKE)).toEqual([
    { atUs: 0, promptTokens: 1500, outputTokens: 52, blocks: [0, 1] },
    { atUs: 1_500_000, promptTokens: 600, outputTokens: 0, blocks: [0] },
    { atUs: 3_000_000, promptTokens: 1600, outputTokens: 26, blocks: [0, 1] },
  ])
})

test('requests that failed when the trace was recorded are counted apart', () => {
  expect(failedNotes(parseTrace(MOONCAKE))).toEqual([
    expect.stringMatching(/^1 of the 3 requests of the trace have no output tokens.* counts in all figures$/),
  ])
  expect(failedNotes(parseTrace('timestamp,input_length,output_length\n1,2,3'))).toEqual([])
})

/** Returns the number of words that both texts begin with. */
function commonWords(one: string, other: string): number {
  const [a, b] = [one.split(' '), other.split(' ')]
  const differs = a.findIndex((word, place) => word !== b[place])
  return differs === -1 ? a.length : differs
}

test('prompts share the words of the blocks that they share, and others share none', () => {
  const lines = [[46, 47, 48], [99, 98, 97], [46, 47, 50], [46, 51, 52], [99, 98], [46, 51, 53], [7]]
  const trace = parseTrace(
    lines
      .map((ids, at) =>
        JSON.stringify({ timestamp: at, input_length: 1300, output_length: 1, hash_ids: ids }),
      )
      .join('\n'),
  )
  const entryAt = workloadEntries(planWorkload({ trace }), 's', trace)
  const prompts = lines.map((_, index) => {
    const body = JSON.parse(bodiesOf('m', 's')(index, entryAt(index)))
    return String(body.messages[1].content)
  })
  const sharedBy = (one: number, other: number): number =>
    commonWords(prompts[one] ?? '', prompts[other] ?? '')
  expect(prompts.map((prompt) => prompt.split(' ').length)).toEqual(lines.map(() => 1300))
  expect([sharedBy(0, 2), sharedBy(3, 5), sharedBy(1, 4)]).toEqual([1024, 1024, 1024])
  // Only the first block is shared. The next words may be equal by chance.
  for (const [one, other] of [
    [0, 3],
    [2, 5],
  ] as const) {
    expect(sharedBy(one, other)).toBeGreaterThanOrEqual(512)
    expect(sharedBy(one, other)).toBeLessThan(518)
  }
  for (const [one, other] of [
    [0, 1],
    [2, 4],
    [0, 6],
    [1, 6],
  ] as const)
    expect(sharedBy(one, other)).toBeLessThan(6)
})

test.each([
  [
    'Azure',
    'TIMESTAMP,ContextTokens,GeneratedTokens\n2023-11-16 18:15:46.6805900,374,44\n2023-11-16 18:15:50.9951690,396,109\n',
    4_314_579,
  ],
  [
    'BurstGPT',
    'Timestamp,Model,Request tokens,Response tokens,Total tokens,Log Type\r\n5,ChatGPT,374,44,0,x\r\n45.5,GPT-4,396,109,0,x\r\n',
    40_500_000,
  ],
  ['plain CSV', 'timestamp,input_length,output_length\n27482,374,44\n30535,396,109', 3_053_000],
])('%s', (_name, text, secondUs) => {
  expect(parseTrace(text)).toEqual([
    { atUs: 0, promptTokens: 374, outputTokens: 44, blocks: [] },
    { atUs: secondUs, promptTokens: 396, outputTokens: 109, blocks: [] },
  ])
})

test('cells in quotes', () => {
  expect(parseTrace('"timestamp","input_length","output_length"\n"0","374","44"\n3053,"396","109"')).toEqual([
    { atUs: 0, promptTokens: 374, outputTokens: 44, blocks: [] },
    { atUs: 3_053_000, promptTokens: 396, outputTokens: 109, blocks: [] },
  ])
})

test.each([
  ['', /empty/],
  ['timestamp,input_length,output_length\n', /no line/],
  ['a,b\n1,2\n', /name its columns/],
  ['input_length,output_length\n1,2\n', /name its columns/],
  ['timestamp,input_length,output_length\nx,2,3\n', /line 2 .* no time: 'x'/],
  ['timestamp,input_length,output_length\n1,2\n', /line 2 .* output_length is not a number/],
  ['TIMESTAMP,ContextTokens,GeneratedTokens\n16.11.2023,1,2\n', /line 2 .* no time/],
  ['{"timestamp":1,"input_length":1,"output_length":1}\n{"timestamp":', /line 2 .* not JSON/],
  ['{"timestamp":1,"input_length":1.5,"output_length":1}', /line 1 .* input_length is not a number/],
  ['{"input_length":1,"output_length":1}', /line 1 .* no time/],
  ['timestamp,input_length,output_length\n5,1,1\n9,1,1\n8,1,1\n', /line 4 .* earlier than the line before/],
  ['timestamp,input_length,output_length\n-1,1,1\n', /line 2 .* below zero/],
  ['{"timestamp":-5,"input_length":1,"output_length":1}', /line 1 .* below zero/],
])('%j is refused', (text, message) => {
  expect(() => parseTrace(text)).toThrow(message)
})

test('a trace is repeated as recorded, faster when asked, and cut at the duration', () => {
  const trace = parseTrace(MOONCAKE)
  const workload = planWorkload({ trace })
  expect(arrivalsOf(workload, 's', trace)).toEqual([0, 1_500_000, 3_000_000])
  expect(arrivalsOf(planWorkload({ trace, traceSpeed: 3 }), 's', trace)).toEqual([0, 500_000, 1_000_000])
  expect(arrivalsOf(planWorkload({ trace, durationSeconds: 2 }), 's', trace)).toEqual([0, 1_500_000])
  const entryAt = workloadEntries(workload, 's', trace)
  expect(entryAt(1)).toMatchObject({ promptTokens: 600, maxTokens: 1, blocks: [0] })
})

test.each([
  [[0, 1, 2, 4], /within 4 ms.*milliseconds.*--trace-speed 0\.001/],
  [[0, 1], null],
  [[0, 40, 90], null],
  [[0, 1, 2000], null],
])('times %j, were they seconds?', (times, doubt) => {
  const lines = times.map((ms) => JSON.stringify({ timestamp: 1000 + ms, input_length: 1, output_length: 1 }))
  const said = traceDoubt(parseTrace(lines.join('\n')))
  if (doubt === null) expect(said).toBeNull()
  else expect(said).toMatch(doubt)
})
