/** `--clients`: which official client libraries are run, and what is needed for that. */
import { clientChecks, languageOf } from '../conformance/clients/checks/client-checks.ts'
import {
  CLIENT_LANGUAGES,
  type ClientLanguage,
  type ClientProgram,
} from '../conformance/exchange/client-job.ts'
import { selectChecks } from '../conformance/session/registry.ts'
import type { Settings } from '../conformance/session/settings.ts'
import type { CommandContext, Flags } from './command.ts'
import { list, spellingHint } from './command.ts'
import { CliError } from './errors.ts'

const ALL = 'all'

type Asked = Pick<Settings, 'only' | 'skip'>

/**
 * The languages that are asked for, each with a program that is still to be prepared: null without `--clients`. Throws
 * CliError('usage') for an unknown language, for a check of a library that is not asked for, and where nothing would be judged.
 */
export function clientsFrom(flags: Flags, { only, skip }: Asked): readonly ClientProgram[] | null {
  const languages = languagesIn(flags)
  const named = (only ?? []).find((id) => isUnasked(id, languages ?? []))
  if (named !== undefined)
    throw new CliError('usage', `--only names ${named}: pass --clients ${languageOf(named) ?? ALL} as well`)
  if (languages === null) return null
  const selected = selectChecks(only, skip, languages).filter((check) => clientChecks.includes(check))
  const judged = languages.filter((language) => selected.some(({ id }) => languageOf(id) === language))
  const unjudged = languages.find((language) => !judged.includes(language))
  if (unjudged !== undefined && only === null)
    throw new CliError('usage', `--skip leaves no check of ${unjudged}, which --clients asks for`)
  if (judged.length === 0)
    throw new CliError('usage', '--only leaves no check of a client library, which --clients asks for')
  return judged.map((language) => ({ language, kind: 'missing', reason: 'it was not prepared' }))
}

function isUnasked(id: string, languages: readonly ClientLanguage[]): boolean {
  const language = languageOf(id)
  return language !== null && !languages.includes(language)
}

function languagesIn(flags: Flags): readonly ClientLanguage[] | null {
  const names = list(flags, 'clients')
  if (names === null) return null
  const unknown = names.find(
    (name) => name !== ALL && !CLIENT_LANGUAGES.some((language) => language === name),
  )
  if (unknown !== undefined) {
    const hint = spellingHint(unknown, CLIENT_LANGUAGES, `one of ${CLIENT_LANGUAGES.join(', ')}, or ${ALL}`)
    throw new CliError('usage', `unknown client library '${unknown}' in --clients: ${hint}`)
  }
  return CLIENT_LANGUAGES.filter((language) => names.includes(ALL) || names.includes(language))
}

/** The same settings with programs that can be started, or that say what is missing. Installs what is not there yet. */
export async function withPrograms(
  settings: Settings,
  { stderr }: CommandContext,
  signal: AbortSignal,
): Promise<Settings> {
  if (settings.clients === undefined) return settings
  const { prepareClients } = await import('../clients/install/prepare-clients.ts')
  const onProgress = (line: string): void => void stderr.write(`assay: ${line}\n`)
  const languages = settings.clients.map(({ language }) => language)
  const clients = await prepareClients(languages, { onProgress, signal })
  for (const program of clients) if (program.kind === 'missing') onProgress(`warning: ${program.reason}`)
  return { ...settings, clients }
}
