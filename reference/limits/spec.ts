import { WORDS, type LimitRule, type Word } from './limit-rule.ts'

/** An error in the value of `--limit`. */
export class LimitSpecError extends Error {
  readonly word: string
  readonly known: readonly string[]

  constructor(message: string, word: string, known: readonly string[] = []) {
    super(message)
    this.name = 'LimitSpecError'
    this.word = word
    this.known = known
  }
}

const SECOND_MS = 1000
const LENGTHS_MS: Readonly<Record<string, number>> = {
  ms: 1,
  s: SECOND_MS,
  m: 60 * SECOND_MS,
  h: 3600 * SECOND_MS,
  d: 24 * 3600 * SECOND_MS,
}

const EVERYWHERE = ['n', 'scope', 'also', 'headers', 'exceeded']
const COUNTING = ['unit', 'penalty', 'window']
const OPTIONS: Readonly<Record<Word<'family'>, readonly string[]>> = {
  'fixed-window': [...COUNTING, 'phase'],
  'sliding-log': COUNTING,
  'sliding-counter': [...COUNTING, 'phase'],
  'token-bucket': [...COUNTING, 'rate', 'refill', 'step'],
  concurrency: [],
}

type Words = Readonly<Record<string, string>>

/** The help text of `--limit`. */
export const LIMIT_HELP = `  --limit SPEC   a limit on completions; may be repeated, then all of them hold. SPEC is a family and its options:
                 ${WORDS.family.join(' | ')}
      n=N               quota of a window, size of a bucket, or maximum in flight (required)
      window=TIME       500ms, 10s, 1m, 2h, 1d; a bare number is seconds. For a bucket: from empty to full
      rate=R            N per second in place of a window (token-bucket)
      phase=WORD        where windows begin: ${WORDS.phase.join(' | ')}; with the first request after a
                        window, or with the clock
      refill=WORD       ${WORDS.refill.join(' | ')}, with step=TIME for coarse
      unit=WORD         ${WORDS.unit.join(' | ')}; tokens reserve prompt and max_tokens
      scope=WORD        scope of the count: ${WORDS.scope.join(' | ')}
      penalty=WORD      ${WORDS.penalty.join(' | ')}; a refusal extends the wait by a window
      also=WORD+WORD    requests that consume quota without a completion: ${WORDS.also.join(' + ')}
      headers=WORD      ${WORDS.headers.slice(0, 3).join(' | ')} |
                        ${WORDS.headers.slice(3).join(' | ')}
      exceeded=WORD     ${WORDS.exceeded.join(' | ')}
                 With exceeded=queue a request waits for a refill, the end of the window, or a free place.`

/** Parses the value of `--limit`, such as `token-bucket,n=10,rate=2,scope=key`. Throws {@link LimitSpecError}. */
export function readLimit(spec: string): LimitRule {
  const [name = '', ...parts] = spec.split(',').map((part) => part.trim())
  const family = oneOf('family', name, WORDS.family)
  const words = readWords(family, parts)
  const n = readCount(words, 'n')
  if (n === undefined) throw new LimitSpecError(`${family} needs n=N`, family)
  const windowMs = readWindowMs(family, words, n)
  return {
    family,
    n,
    windowMs,
    phase: choice(words, 'phase', WORDS.phase, 'first'),
    ...readRefill(words),
    unit: choice(words, 'unit', WORDS.unit, 'requests'),
    scope: choice(words, 'scope', WORDS.scope, 'key'),
    penalty: choice(words, 'penalty', WORDS.penalty, 'none'),
    also: (words['also'] ?? '')
      .split('+')
      .filter((kind) => kind !== '')
      .map((kind) => oneOf('also', kind, WORDS.also)),
    headers: choice(words, 'headers', WORDS.headers, 'x-ratelimit-durations'),
    exceeded: choice(words, 'exceeded', WORDS.exceeded, '429-retry-after'),
  }
}

function readWords(family: Word<'family'>, parts: readonly string[]): Words {
  const known = [...EVERYWHERE, ...OPTIONS[family]]
  const pairs = parts.map((part) => {
    const [name = '', value] = part.split(/=(.*)/s)
    if (!known.includes(name)) throw new LimitSpecError(`${family} takes no '${name}'`, name, known)
    if (value === undefined || value === '') throw new LimitSpecError(`'${name}' needs a value`, name)
    return [name, value] as const
  })
  const twice = pairs.find(([name], index) => pairs.findIndex(([other]) => other === name) < index)
  if (twice !== undefined) throw new LimitSpecError(`'${twice[0]}' is given twice`, twice[0])
  return Object.fromEntries(pairs)
}

function readWindowMs(family: Word<'family'>, words: Words, n: number): number {
  if (family === 'concurrency') return 0
  const { window, rate } = words
  const choices = OPTIONS[family].includes('rate') ? 'window=TIME or rate=R' : 'window=TIME'
  if (window !== undefined && rate !== undefined) {
    throw new LimitSpecError(`window and rate say the same: give one of them`, 'rate')
  }
  if (window !== undefined) return readTime('window', window)
  if (rate === undefined) throw new LimitSpecError(`${family} needs ${choices}`, family)
  const perSecond = Number(rate)
  if (!Number.isFinite(perSecond) || perSecond <= 0) {
    throw new LimitSpecError(`rate takes a number above 0, not '${rate}'`, rate)
  }
  return (n / perSecond) * SECOND_MS
}

function readRefill(words: Words): Pick<LimitRule, 'refill' | 'stepMs'> {
  const refill = choice(words, 'refill', WORDS.refill, 'continuous')
  if (refill === 'coarse' && words['step'] === undefined) {
    throw new LimitSpecError('refill=coarse needs step=TIME', 'coarse')
  }
  if (refill !== 'coarse' && words['step'] !== undefined) {
    throw new LimitSpecError('step is for refill=coarse', 'step')
  }
  return { refill, stepMs: words['step'] === undefined ? 0 : readTime('step', words['step']) }
}

function readCount(words: Words, name: string): number | undefined {
  const value = words[name]
  if (value === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    throw new LimitSpecError(`${name} takes a whole number of at least 1, not '${value}'`, value)
  }
  return Number(value)
}

function readTime(name: string, value: string): number {
  const [, number = '', unit = 's'] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)?$/.exec(value) ?? []
  const ms = Number(number) * (LENGTHS_MS[unit] ?? SECOND_MS)
  if (number === '' || ms <= 0) {
    throw new LimitSpecError(`${name} takes a time such as 500ms, 10s or 1m, not '${value}'`, value)
  }
  return ms
}

function choice<W extends string>(words: Words, name: string, known: readonly W[], otherwise: W): W {
  const value = words[name]
  return value === undefined ? otherwise : oneOf(name, value, known)
}

function oneOf<W extends string>(what: string, value: string, known: readonly W[]): W {
  const found = known.find((each) => each === value)
  if (found === undefined) throw new LimitSpecError(`unknown ${what} '${value}'`, value, known)
  return found
}
