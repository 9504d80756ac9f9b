import { selectChecks } from '../conformance/session/registry.ts'
import type { SessionOptions } from '../conformance/session/open-session.ts'
import { list, spellingHint, type CommandContext, type Flags } from './command.ts'
import { usageError } from './errors.ts'
import { clientChecks, languageOf } from '../conformance/clients/checks/client-checks.ts'
import {
  CLIENT_LANGUAGES,
  type ClientLanguage,
  type ClientProgram,
} from '../conformance/exchange/client-job.ts'

const ALL = 'all'

type Asked = { readonly only: readonly string[] | null; readonly skip: readonly string[] }

/** Returns the client libraries that `--clients` names, or null without the flag. Throws CliError for an unknown library. */
export function clientsFrom(flags: Flags, { only, skip }: Asked): readonly ClientProgram[] | null {
  const languages = languagesIn(flags)
  const named = (only ?? []).find((id) => isLanguageUnused(id, languages ?? []))
  if (named !== undefined)
    throw usageError(`--only names ${named}: pass --clients ${languageOf(named) ?? ALL} as well`)
  if (languages === null) return null
  const selected = selectChecks(only, skip, languages).filter((check) => clientChecks.includes(check))
  const judged = languages.filter((language) => selected.some(({ id }) => languageOf(id) === language))
  const unjudged = languages.find((language) => !judged.includes(language))
  if (unjudged !== undefined && only === null)
    throw usageError(`--skip leaves no check of ${unjudged}, which --clients asks for`)
  if (judged.length === 0)
    throw usageError('--only leaves no check of a client library, which --clients asks for')
  return judged.map((language) => ({ language, kind: 'missing', reason: 'it was not prepared' }))
}

function isLanguageUnused(id: string, languages: readonly ClientLanguage[]): boolean {
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
    throw usageError(`unknown client library '${unknown}' in --clients: ${hint}`)
  }
  return CLIENT_LANGUAGES.filter((language) => names.includes(ALL) || names.includes(language))
}

/** Installs missing client libraries. Returns a copy of the options of the run that also contains the client programs. */
export async function withPrograms(
  options: SessionOptions,
  { stderr }: CommandContext,
  signal: AbortSignal,
): Promise<SessionOptions> {
  if (options.clients === undefined) return options
  const { prepareClients } = await import('../clients/install/prepare-clients.ts')
  const onProgress = (line: string): void => void stderr.write(`assay: ${line}\n`)
  const languages = options.clients.map(({ language }) => language)
  const clients = await prepareClients(languages, { onProgress, signal })
  for (const program of clients) if (program.kind === 'missing') onProgress(`warning: ${program.reason}`)
  return { ...options, clients }
}
