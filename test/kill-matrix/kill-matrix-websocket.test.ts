import { describeKillMatrix } from './kill-matrix.ts'

describeKillMatrix('websocket')
