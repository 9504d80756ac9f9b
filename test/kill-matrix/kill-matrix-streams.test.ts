import { describeKillMatrix } from './kill-matrix.ts'

describeKillMatrix('sse', 'signup')
