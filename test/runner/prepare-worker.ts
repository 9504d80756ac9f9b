/**
 * A setup file of Vitest. It gives test files the same names in each run, and switches source maps off: Node
 * removes types in place, so line numbers are right. With maps, errors of connections were slow.
 */
import { setSourceMapsSupport } from 'node:module'
import './stable-names.ts'

setSourceMapsSupport(false)
