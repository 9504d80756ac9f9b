/** The types of the library's build in one file, which its authors publish without types. */
declare module 'echarts/dist/echarts.esm.min' {
  export { init, setPlatformAPI, type EChartsCoreOption } from 'echarts/core'
}
