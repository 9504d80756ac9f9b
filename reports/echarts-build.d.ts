/** Declares the types of the plot library ECharts in one file. */
declare module 'echarts/dist/echarts.esm.min' {
  export { init, setPlatformAPI, type EChartsCoreOption } from 'echarts/core'
}
