/**
 * A setup file of Vitest: switches off source maps, and gives test files the same names in each run. Node removes types in place,
 * so line numbers are right without maps. With maps, each error at the end of a connection caused a slow search.
 */
import { setSourceMapsSupport } from 'node:module'
import './stable-names.ts'

setSourceMapsSupport(false)
