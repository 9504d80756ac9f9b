import { describeKillMatrix } from './kill-matrix.ts'

describeKillMatrix(1, 2)
