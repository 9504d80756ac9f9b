/** Shared functions of benches: options, rounds, temporary folders and tables. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

type Option = string | number | boolean | readonly number[]
type ValueOf<Usual> = Usual extends string
  ? string
  : Usual extends number
    ? number
    : Usual extends boolean
      ? boolean
      : readonly number[]

/** Parses the options of a bench, each with the type of its default. Throws TypeError for unknown options. */
export function benchOptions<const Defaults extends Readonly<Record<string, Option>>>(
  argv: readonly string[],
  defaults: Defaults,
): { readonly [Name in keyof Defaults]: ValueOf<Defaults[Name]> } {
  const usual = Object.entries(defaults)
  const { values } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      usual.map(([name, value]) => [name, { type: typeof value === 'boolean' ? 'boolean' : 'string' }]),
    ),
  })
  const read = usual.map(([name, value]) => [name, valueOf(values[name], value)])
  return Object.fromEntries(read) as { [Name in keyof Defaults]: ValueOf<Defaults[Name]> }
}

function valueOf(given: unknown, usual: Option): Option {
  if (typeof given === 'boolean') return given
  if (typeof given !== 'string') return usual
  if (typeof usual === 'string') return given
  return typeof usual === 'number' ? Number(given) : given.split(',').map(Number)
}

/** A client under a load. `run` does one round in a temporary folder. */
export type Contender<Result> = {
  readonly load: string
  readonly client: string
  readonly run: (folder: string) => Promise<Result>
}

/** All rounds of one client under one load. */
export type Rounds<Result> = {
  readonly load: string
  readonly client: string
  readonly rounds: readonly Result[]
}

/** Runs each client once per round. Every second round has the reverse order, so that no client always runs first. */
export async function inTurn<Result>(
  rounds: number,
  contenders: readonly Contender<Result>[],
): Promise<readonly Rounds<Result>[]> {
  const all = contenders.map((contender) => ({ contender, results: [] as Result[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { contender, results } of round % 2 === 0 ? all : all.toReversed()) {
      tell(`${contender.load}, round ${round + 1} of ${rounds}: ${contender.client}`)
      results.push(await inFolder(contender.run))
    }
  }
  return all.map(({ contender: { load, client }, results }) => ({ load, client, rounds: results }))
}

/** Calls a function with a new temporary folder, and removes the folder. */
export async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Prints a progress line to stderr. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Returns a Markdown table. */
export function benchTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(tableRow).join('\n')
}

/** Returns a row of a Markdown table. */
export function tableRow(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}
