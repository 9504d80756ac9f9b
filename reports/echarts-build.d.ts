/** Types of `echarts.esm.min`, the plot library in one file. The library itself has no types for this file. */
declare module 'echarts/dist/echarts.esm.min' {
  export { init, setPlatformAPI, type EChartsCoreOption } from 'echarts/core'
}
