/**
 * A setup file of vitest: takes back that errors are traced to the sources by source maps. Node removes types in place, so lines are
 * right without, and each error that a connection ends with took a search.
 */
import { setSourceMapsSupport } from 'node:module'

setSourceMapsSupport(false)
