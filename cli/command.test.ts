import { expect, test } from 'vitest'
import { CAPACITY_FLAGS, LOAD_FLAGS } from './flags.ts'
import { list, parseFlags, renderHelp, type FlagTable } from './command.ts'

const table: FlagTable = {
  only: { takes: 'ID,ID', about: 'these checks only', repeats: 'list' },
  model: { takes: 'NAME', about: 'model to request' },
  clients: { takes: 'LIST', about: 'libraries to run', repeats: 'list', bare: 'all' },
  wait: { takes: 'N', about: 'how long to wait', from: 1, to: 60, unit: 'seconds', usual: '5' },
  repeat: { takes: 'N', about: 'how often', from: 1 },
  arrivals: { takes: 'KIND', about: 'when requests leave', words: ['constant', 'poisson'] },
  json: { about: 'print JSON' },
}
const flagsOf = (...args: readonly string[]) => parseFlags(args, table, 1).flags

test.each([
  [
    ['--only', 'a, b,'],
    ['a', 'b'],
  ],
  [
    ['--only', 'a', '--model', 'm', '--only=b,c'],
    ['a', 'b', 'c'],
  ],
  [['--model', 'm'], null],
])('a flag that takes a list may be repeated, and none of its values is lost: %j', (args, values) => {
  expect(list(flagsOf(...args), 'only')).toEqual(values)
})

test.each(['--trace', '--output-cv=1', '--prefix-share'])(
  '%s is refused for a sweep in one sentence',
  (flag) => {
    expect(() => parseFlags([flag, 'x'], CAPACITY_FLAGS, 1)).toThrow(
      "the requests of a sweep all have one length. Give the mean with --prompt-tokens and --max-tokens, then confirm the rate with 'assay load', which has --",
    )
  },
)

test.each([
  [['--only', 'a', '--only', ''], '--only is empty: is a variable unset?'],
  [['--only', ','], '--only takes a comma-separated list'],
  [['--wait', '61'], "--wait takes a whole number of seconds from 1 to 60, not '61'"],
  [['--wait', '1.5'], "--wait takes a whole number of seconds from 1 to 60, not '1.5'"],
  [['--repeat', '0'], "--repeat takes a whole number from 1 to 1000000000, not '0'"],
  [['--repeat', '1e99'], "--repeat takes a whole number from 1 to 1000000000, not '1e99'"],
  [['--arrivals', 'gamma'], "--arrivals takes constant or poisson, not 'gamma'"],
  [['--jsno'], "unknown option '--jsno': did you mean '--json'?"],
  [
    ['--for=9 rps'],
    "unknown option '--for': 'assay capacity' has it; a load takes its objectives with --slo",
  ],
  [['one', 'two'], "unexpected argument 'two'"],
  [['--model', 'm1', '--model=m2'], '--model is given twice'],
])('a value outside of the table is refused, and the line says what is possible: %j', (args, message) => {
  expect(() => flagsOf(...args)).toThrow(message)
})

const RECORDED = ['prompt-tokens', 'max-tokens', 'prompt-cv', 'output-cv', 'prefix-share', 'warm-up']

test.each([
  ...['rate', 'think', 'ramp-up', 'burstiness', ...RECORDED].map((flag) => [`--${flag}=2`, '--trace=a.csv']),
  ['--arrivals=poisson', '--trace=a.csv'],
  ['--arrivals=poisson', '--burstiness=2', '--rate=1'],
  ['--think=1', '--rate=2'],
  ['--ramp-up=1', '--rate=2'],
  ['--baseline=run.json', '--segment=1/2'],
  ['--json', '--emit=k8s'],
  ['--k6=k6', '--emit=k8s'],
  ['--segment=1/2', '--emit=k8s'],
])('a flag without effect beside another is refused in one line: %s %s', (...args) => {
  const [one = '', other = ''] = args.map((arg) => arg.replace(/=.*/, ''))
  for (const order of [args, args.toReversed()])
    expect(() => parseFlags(order, LOAD_FLAGS, 1)).toThrow(
      `${one} has no effect beside ${other}: leave one of them out`,
    )
})

test.each([
  ['--trace-speed=2', 'trace'],
  ['--arrivals=poisson', 'rate'],
  ['--burstiness=2', 'rate'],
  ['--pods=3', 'emit'],
  ['--client-key=a.pem', 'client-cert'],
])('a flag without effect on its own is refused in one line: %s', (flag, other) => {
  expect(() => parseFlags([flag], LOAD_FLAGS, 1)).toThrow(
    `has no effect without --${other}: give both, or neither`,
  )
})

test.each([
  [['--clients'], ['all'], []],
  [['--clients', '--json'], ['all'], []],
  [['--clients', 'http://127.0.0.1:9'], ['all'], ['http://127.0.0.1:9']],
  [['--clients', 'reference'], ['all'], ['reference']],
  [['--clients', 'go,java', 'reference'], ['go', 'java'], ['reference']],
])('the value of a flag with a bare value may be left out: %j', (args, clients, rest) => {
  const { flags, positionals } = parseFlags(args, table, 1)
  expect([list(flags, 'clients'), positionals]).toEqual([clients, rest])
})

test('the help has a row for each flag, with its default, its bound, and that it may be repeated', () => {
  const help = renderHelp({
    usage: ['wait [options]'],
    about: 'Waits.',
    flags: { ...table, slo: { takes: 'TEXT', about: 'an objective', repeats: 'many' } },
    notes: 'It does.',
    examples: ['assay wait'],
    maxPositionals: 0,
    run: () => Promise.resolve(0),
  })
  expect(help.split('\n')).toEqual(
    expect.arrayContaining([
      'usage: assay wait [options]',
      '  --wait N             how long to wait (default 5; at most 60)',
      '  --slo TEXT           an objective (may be repeated)',
      '  --json               print JSON',
      'example: assay wait',
    ]),
  )
})
