import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { restingFiles } from './test/sampling/sampled-cases.ts'
import { SlowFirst } from './test/sampling/slow-first.ts'

// The number of retries of a failed test, because a busy machine may stall real processes. `npm test` reports each
// retry (test/runner/test.ts). A test that judges a service is not retried.
const retry = 1

// Workers keep compiled code apart from commands: V8 rejects what a process with other options compiled, and `assay` sets one.
process.env['NODE_COMPILE_CACHE'] = join(import.meta.dirname, '.cache', 'compiled-tests')

const notHere = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    // Many tests wait for sockets and clocks: with ten workers, two cores were idle 10 % of the time, with twelve 1 %. Concurrent
    // tests in a file would delay each other's clocks.
    maxWorkers: 12,
    // The maximum number of concurrent tests in a file, which wait for clocks.
    maxConcurrency: 6,
    // Files of a worker share modules, because loading them takes longer than most tests. No module keeps state; a file restores what
    // it sets on the process.
    isolate: false,
    // Node runs the TypeScript itself, as for users, which is a fifth faster.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // One setup file after the other: the first one names those that follow.
    sequence: { sequencer: SlowFirst, setupFiles: 'list' },
    // The message is the only information about a test that passes on retry.
    chaiConfig: { truncateThreshold: 1000 },
    projects: [
      {
        // One project for all, because a worker ends with its project and the next one loads all modules again.
        test: {
          name: 'tests',
          globalSetup: [
            'tools/built-schemas.mjs',
            'test/runner/named-tests.ts',
            'test/runner/shared-folder.ts',
          ],
          setupFiles: ['test/runner/prepare-worker.ts', 'test/runner/cpu-spent.ts'],
          include: [
            '{schemas,conformance,clients,certificate,load,reports,reference,cli,tools,test}/**/*.test.ts',
          ],
          exclude: [...notHere, ...restingFiles(process.argv)],
          // Limits against hanging. On a machine under load, a test of ten seconds took four minutes.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          retry,
        },
      },
      {
        // Judges ASSAY_TARGET, or else the embedded reference. Not part of `npm test`.
        test: {
          name: 'conformance',
          include: ['test/suite/conformance-suite.ts'],
          globalSetup: ['tools/built-schemas.mjs'],
          testTimeout: 0,
        },
      },
    ],
  },
})
