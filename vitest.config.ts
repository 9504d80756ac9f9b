import { defineConfig } from 'vitest/config'
import { SlowFirst } from './test/sampling/slow-first.ts'

// Whatever else the machine does may stall a test that talks to real processes. `npm test` names each that needed its second
// try, with what went wrong in the first: see test/runner/test.ts. What judges a service has one try.
const retry = 1

const notHere = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    // Many tests wait for sockets and clocks more than they compute: with ten workers, two cores were idle 10 % of the time, with twelve 1 %. More of
    // them, and not more tests at a time within one: a test that computes would hold up the clock of those next to it.
    maxWorkers: 12,
    // Tests that run side by side within a file do so because they wait for clocks.
    maxConcurrency: 6,
    // Files of one worker share its modules, loaded and compiled once: most files take less time than that does. No
    // module keeps state that a test could leave behind; what a file sets on the process it takes back.
    isolate: false,
    // Node runs the TypeScript itself, as it does for users: nothing is transformed, and what computes runs a fifth faster.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Workers keep no compiled code. Each test file is loaded under a name of its own, so a worker would write thousands of small files
    // when it ends, and a fresh checkout would wait for them. Commands that tests start do keep it: see test/fixtures/run-command.ts.
    env: { NODE_DISABLE_COMPILE_CACHE: '1' },
    sequence: { sequencer: SlowFirst },
    // Of a test that passes on retry, the message is all that is left.
    chaiConfig: { truncateThreshold: 1000 },
    projects: [
      {
        // One project for all: a worker takes no files of another project, but ends, and the next one loads all modules again.
        test: {
          name: 'tests',
          globalSetup: ['tools/built-schemas.mjs', 'test/runner/named-tests.ts'],
          setupFiles: ['test/runner/no-source-maps.ts', 'test/runner/cpu-spent.ts'],
          include: [
            '{schemas,conformance,clients,certificate,load,reports,reference,cli,tools,test}/**/*.test.ts',
          ],
          exclude: notHere,
          // Bounds against hanging, not measurements: machines under load are slow.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
        },
      },
      {
        // Not part of `npm test`: judges ASSAY_TARGET, or the embedded reference when that is not set.
        test: {
          name: 'conformance',
          include: ['conformance/session/suite.ts'],
          globalSetup: ['tools/built-schemas.mjs', 'test/fixtures/embedded-target.ts'],
          testTimeout: 0,
        },
      },
    ],
  },
})
