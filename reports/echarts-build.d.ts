/** Declares the types of `echarts.esm.min`, the plot library ECharts in one file, because the library does not declare them. */
declare module 'echarts/dist/echarts.esm.min' {
  export { init, setPlatformAPI, type EChartsCoreOption } from 'echarts/core'
}
