/** Runs tools that install a library: without a shell, with a deadline and with few environment variables. */
import { spawn } from 'node:child_process'

/** The result of running a tool. `code`: null if the tool did not start or was stopped. */
export type ToolRun = { readonly code: number | null; readonly isMissing: boolean; readonly output: string }

/** The options of {@link runTool}. */
export type ToolOptions = {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  readonly deadlineMs?: number
}

const OUTPUT_CHARS = 20_000
const PROBE_DEADLINE_MS = 60_000

// Variables that locate tools, registries, certificates and proxies. Other variables may contain a key.
const PASSED =
  /^(PATH|HOME|TMPDIR|TZ|LANG|LC_.*|USER|JAVA_HOME|(https?|no|all)_proxy|SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS|REQUESTS_CA_BUNDLE|npm_(config_.*|execpath)|PIP_.*|PYENV_.*|MAVEN_.*|M2_HOME|XDG_CACHE_HOME|XDG_CONFIG_HOME)$/i

/** Returns the environment variables that an installation needs. Leaves out all others, because they may contain keys. */
export function installEnvironment(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value !== undefined && PASSED.test(name) ? [[name, value]] : [],
    ),
  )
}

/** Runs a tool and waits for its end. Never rejects. */
export function runTool(
  command: string,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<ToolRun> {
  const { cwd, signal, env = installEnvironment(), deadlineMs = PROBE_DEADLINE_MS } = options
  const { promise, resolve } = Promise.withResolvers<ToolRun>()
  const child = spawn(command, args, {
    env,
    ...(cwd === undefined ? {} : { cwd }),
    ...(signal === undefined ? {} : { signal }),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: deadlineMs,
    killSignal: 'SIGKILL',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-OUTPUT_CHARS)
    })
  }
  child.on('error', (error: NodeJS.ErrnoException) => {
    resolve({ code: null, isMissing: error.code === 'ENOENT', output: error.message })
  })
  child.on('close', (code) => resolve({ code, isMissing: false, output }))
  return promise
}

/** Returns the line of output that most likely explains a failure. */
export function failureLine({ output }: ToolRun): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return (
    lines.findLast((line) => /error|fail|denied|mismatch/i.test(line)) ?? lines.at(-1) ?? 'it printed nothing'
  )
}
