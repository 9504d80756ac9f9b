/** How k6 ended. `late` is true if k6 exceeded its deadline. `lost` is true if nothing is known about its end. */
export type K6Ending = {
  readonly exitCode: number | null
  readonly signal: string | null
  readonly stopped: boolean
  readonly late: boolean
  readonly lost?: true
}

/** The outcome of a k6 run, with a text that explains it. `gave-up`: the k6 script itself ended the run. */
export type ExitMeaning = {
  readonly kind: 'finished' | 'aborted' | 'gave-up' | 'broken'
  readonly text: string
}

const MEANINGS: Readonly<Record<number, ExitMeaning>> = {
  0: { kind: 'finished', text: 'finished' },
  100: { kind: 'broken', text: 'the set-up of the scenario timed out' },
  101: { kind: 'broken', text: 'the teardown of the scenario timed out' },
  103: { kind: 'aborted', text: 'stopped from outside' },
  104: { kind: 'broken', text: 'k6 refused its configuration' },
  105: { kind: 'aborted', text: 'stopped by a signal' },
  106: { kind: 'broken', text: 'k6 could not open its control port' },
  107: { kind: 'broken', text: 'the scenario could not be loaded or threw' },
  108: { kind: 'gave-up', text: 'the scenario gave up' },
  109: { kind: 'broken', text: 'k6 panicked' },
  110: { kind: 'broken', text: 'the scenario marked itself as failed' },
  255: { kind: 'broken', text: 'k6 could not read its command line or a file' },
}

/** Returns the outcome of a k6 run, such as `aborted`, from how k6 ended. */
export function meaningOf(ending: K6Ending): ExitMeaning {
  if (ending.late) return { kind: 'broken', text: 'k6 did not end in time and was ended by force' }
  if (ending.lost === true) return { kind: 'aborted', text: 'cut off (the process that ran it was ended)' }
  if (ending.exitCode === null) {
    const text = `k6 was ended by ${ending.signal ?? 'an unknown signal'}`
    return { kind: ending.stopped ? 'aborted' : 'broken', text }
  }
  const known = MEANINGS[ending.exitCode]
  if (known === undefined)
    return { kind: 'broken', text: `k6 ended with exit code ${ending.exitCode}, which it does not document` }
  return known.kind === 'broken'
    ? { ...known, text: `${known.text} (k6 exit code ${ending.exitCode})` }
    : known
}

/** Returns whether a run ended as planned. */
export function isComplete({ kind }: ExitMeaning): boolean {
  return kind === 'finished'
}

/** Returns whether a line of the k6 log only repeats the exit code. */
export function repeatsExit(line: string): boolean {
  return /^(test aborted:|test run was aborted)/.test(line)
}
