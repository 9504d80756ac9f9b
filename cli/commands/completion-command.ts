/** `assay completion`: generates a shell completion script from the tables of commands and flags. */
import type { Command, CommandContext, CommandEntry, FlagTable, ParsedCommandLine } from '../command.ts'
import { usageError } from '../errors.ts'

/** Returns the command `assay completion`, which prints a completion script of these commands for a shell. */
export const completionCommand = (commands: readonly CommandEntry[]): Command => ({
  usage: ['completion bash|zsh|fish'],
  about: `Prints a script that completes commands, options, and the words that an option takes. Bash and zsh share it. Other values are
completed as paths.`,
  flags: {},
  examples: ['eval "$(assay completion bash)"', 'assay completion fish | source'],
  maxPositionals: 1,
  run: async (given, context) => await completion(commands, given, context),
})

/** The words of a command, such as `load merge`, and its flags. */
type Row = { readonly words: readonly string[]; readonly flags: FlagTable }

async function completion(
  commands: readonly CommandEntry[],
  { positionals: [shell] }: ParsedCommandLine,
  { stdout }: CommandContext,
): Promise<number> {
  const script = shell === 'fish' ? fish : shell === 'bash' || shell === 'zsh' ? bash : null
  if (script === null) throw usageError(`no completion for '${shell ?? ''}': give bash, zsh or fish`)
  const rows = commands.map(async ({ name, word, load }) => {
    const { flags } = await load()
    return {
      words: word === undefined ? [name] : [name, word],
      flags: { ...flags, help: { about: 'show all options' } },
    }
  })
  stdout.write(script(await Promise.all(rows)))
  return 0
}

const named = (flags: FlagTable): string =>
  Object.keys(flags)
    .map((name) => `--${name}`)
    .join(' ')

function bash(rows: readonly Row[]): string {
  const firsts = [...new Set(rows.map(({ words: [first = ''] }) => first))]
  // Shells use the first matching pattern, so `load merge` must precede `load`, as in the table of commands.
  const cases = rows.map(({ words, flags }) => `    '${words.join(' ')} '*) words='${named(flags)}' ;;`)
  const values = rows.flatMap(({ words: [command], flags }) =>
    Object.entries(flags).flatMap(([name, { words }]) =>
      words === undefined ? [] : [`    '${command} --${name}') words='${words.join(' ')}' ;;`],
    ),
  )
  return `_assay() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=''
  case "\${COMP_WORDS[*]:1} " in
${cases.join('\n')}
    *) words='${firsts.join(' ')} --help --version' ;;
  esac
  [ "$COMP_CWORD" = 1 ] && words='${firsts.join(' ')} --help --version'
  case "\${COMP_WORDS[1]} $before" in
${[...new Set(values)].join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
[ -n "$ZSH_VERSION" ] && autoload -U +X bashcompinit && bashcompinit
complete -o default -F _assay assay
`
}

function fish(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ words: [first = '', second], flags }) => [
    second === undefined
      ? `complete -c assay -n __fish_use_subcommand -a ${first}`
      : `complete -c assay -n '__fish_seen_subcommand_from ${first}' -a ${second}`,
    ...Object.entries(flags).map(
      ([name, { takes, words }]) =>
        `complete -c assay -n '__fish_seen_subcommand_from ${second ?? first}' -l ${name}${takes === undefined ? '' : ' -r'}${words === undefined ? '' : ` -a '${words.join(' ')}'`}`,
    ),
  ])
  return `${[...new Set(lines)].join('\n')}\n`
}
