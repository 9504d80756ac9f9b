/** The types of `echarts.esm.min`, the plot library in one file, which the library lacks. */
declare module 'echarts/dist/echarts.esm.min' {
  export { init, setPlatformAPI, type EChartsCoreOption } from 'echarts/core'
}
