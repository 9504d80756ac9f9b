/**
 * The configuration that Node gives to a scenario: one JSON file, its path in `ASSAY_LOAD_CONFIG`, with the options of k6 next to it. It never holds a key.
 * The extension reads the same file (`load/k6/assay/config.go`). Pure.
 */
import type { Dialect } from '../../../conformance/evidence/socket-message.ts'
import { readDialect, type WrittenDialect } from './read-dialect.ts'
import type { Protocol } from '../../workload/request-body.ts'
import {
  isObject,
  memberOf,
  requireBoolean,
  requireNumber,
  requireNumberOrNull,
  requireString,
  requireStringOrNull,
  requireTexts,
} from '../../guards.ts'
import type { Workload } from '../../workload/workload.ts'
import { readWorkload } from '../../workload/read-workload.ts'

/**
 * `dataPath` holds recordings as JSON (ScheduleData), `startsPath` the starts of an open model as 64-bit whole numbers; `samplesPath` gets the
 * answers that are kept whole, null where none is looked at; `mostSamples` of them are drawn at most, null: as many as usual. `t0EpochUs` fixes the start of several processes; else time begins
 * `leadMs` after the first request. `isMarked` puts the index into a header, for a server that keeps a log.
 * `isOverTransport` reads answers the way those over TLS are read.
 */
export type ScenarioConfig = {
  readonly scenario: string
  readonly completionsUrl: string
  readonly socketUrl: string
  /** The dialect of conversations over WebSocket there. */
  readonly dialect: WrittenDialect
  readonly model: string
  readonly isAuthenticated: boolean
  readonly protocol: Protocol
  /** Names of header fields whose values k6's secret source holds. */
  readonly headerNames: readonly string[]
  readonly workload: Workload
  readonly seed: string
  readonly summaryPath: string
  readonly rowsPath: string
  readonly dataPath: string | null
  readonly startsPath: string | null
  readonly samplesPath: string | null
  readonly mostSamples: number | null
  readonly leadMs: number
  readonly t0EpochUs: number | null
  readonly isMarked: boolean
  readonly isOverTransport: boolean
  readonly userAgent: string
  /** Metrics go to an output of k6 too, so that it needs more of them than its summary. */
  readonly hasOutput?: true
  /** The run ends once one user had this many failed requests in a row; absent: it goes on. */
  readonly mostFailures?: number
}

/** Parses the configuration file. Throws a TypeError (or SyntaxError) that names the problem. */
export function parseScenarioConfig(text: string): ScenarioConfig & { readonly dialect: Dialect } {
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) throw new TypeError('the scenario configuration must be a JSON object')
  return {
    scenario: requireString(value, 'scenario'),
    completionsUrl: requireString(value, 'completionsUrl'),
    socketUrl: requireString(value, 'socketUrl'),
    dialect: readDialect(memberOf(value, 'dialect')),
    model: requireString(value, 'model'),
    isAuthenticated: requireBoolean(value, 'isAuthenticated'),
    protocol: protocolIn(memberOf(value, 'protocol')),
    headerNames: requireTexts(value, 'headerNames'),
    workload: readWorkload(memberOf(value, 'workload')),
    seed: requireString(value, 'seed'),
    summaryPath: requireString(value, 'summaryPath'),
    rowsPath: requireString(value, 'rowsPath'),
    samplesPath: requireStringOrNull(value, 'samplesPath'),
    mostSamples: requireNumberOrNull(value, 'mostSamples'),
    startsPath: requireStringOrNull(value, 'startsPath'),
    dataPath: requireStringOrNull(value, 'dataPath'),
    leadMs: requireNumber(value, 'leadMs'),
    t0EpochUs: requireNumberOrNull(value, 't0EpochUs'),
    isMarked: requireBoolean(value, 'isMarked'),
    isOverTransport: requireBoolean(value, 'isOverTransport'),
    userAgent: requireString(value, 'userAgent'),
  }
}

function protocolIn(value: unknown): Protocol {
  const streamMembers = memberOf(value, 'streamMembers')
  const terminator = memberOf(value, 'terminator')
  if (!isObject(value) || !isObject(streamMembers)) throw new TypeError('protocol must hold streamMembers')
  return {
    streamMembers,
    terminator: typeof terminator === 'string' ? terminator : null,
  }
}
