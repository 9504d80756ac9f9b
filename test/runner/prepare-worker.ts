/**
 * Sets up each Vitest worker. Test files get the same names in each run, and source maps are off. Node removes types in place,
 * so line numbers are right without source maps. Source maps made connection errors slow.
 */
import { setSourceMapsSupport } from 'node:module'
import './stable-names.ts'

setSourceMapsSupport(false)
