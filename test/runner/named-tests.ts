/** A global setup of Vitest. It makes a run fail if its `-t` matches no test. Without the setup, such a run would pass. */
import type { TestProject } from 'vitest/node'

/** Returns the teardown, which fails the run if `-t` matched no test. */
export default function setup({ vitest }: TestProject): () => void {
  return () => {
    const { testNamePattern } = vitest.config
    if (testNamePattern === undefined || vitest.state.getFiles().length === 0) return
    const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()])
    if (tests.some((test) => test.result().state !== 'skipped')) return
    process.stderr.write(
      `error: no test was run: -t ${testNamePattern.source}. Name a test that is not skipped\n`,
    )
    process.exitCode = 1
  }
}
