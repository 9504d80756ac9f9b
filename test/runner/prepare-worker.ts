/**
 * Sets up each Vitest worker. Test files get the same names in each run, and source maps are off. Node removes types in place,
 * so line numbers are right without source maps. Source maps made connection errors slow. Each test file gets its own sample.
 */
import { setSourceMapsSupport } from 'node:module'
import { relative } from 'node:path'
import { expect } from 'vitest'
import { setSampleOf } from '../sampling/sampled-cases.ts'
import './stable-names.ts'

setSourceMapsSupport(false)
setSampleOf(relative(process.cwd(), expect.getState().testPath ?? ''))
