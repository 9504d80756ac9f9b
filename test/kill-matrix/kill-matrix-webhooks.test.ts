import { describeKillMatrix } from './kill-matrix.ts'

describeKillMatrix('webhooks')
