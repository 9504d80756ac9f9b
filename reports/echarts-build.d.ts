/** Types of `echarts.esm.min`, a build of the plot library in one file. The library has no types for this file. */
declare module 'echarts/dist/echarts.esm.min' {
  export { init, setPlatformAPI, type EChartsCoreOption } from 'echarts/core'
}
