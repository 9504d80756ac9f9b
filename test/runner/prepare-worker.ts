/**
 * Sets up each Vitest worker. Test files get the same names in each run, and source maps are off. Node removes types in place,
 * so line numbers are right without source maps. Source maps made connection errors slow. Each test file gets its own sample. Skips the
 * tests whose turn is another day.
 */
import { setSourceMapsSupport } from 'node:module'
import { relative } from 'node:path'
import { beforeEach, expect, type TestContext } from 'vitest'
import { IN_TURN } from '../sampling/in-turn.ts'
import { isTurnOf, setSampleOf } from '../sampling/sampled-cases.ts'
import './stable-names.ts'

setSourceMapsSupport(false)
const testFile = relative(process.cwd(), expect.getState().testPath ?? '')
setSampleOf(testFile)

type Test = TestContext['task']

if (IN_TURN.includes(testFile))
  beforeEach(({ task, skip }) => {
    skip(!isTurnOf(testFile, testsIn(task.file).indexOf(task), task.name), 'its turn is another day')
  })

function testsIn({ tasks }: Test['file'] | (Test['suite'] & object)): readonly Test[] {
  return tasks.flatMap((one) => (one.type === 'suite' ? testsIn(one) : [one]))
}
