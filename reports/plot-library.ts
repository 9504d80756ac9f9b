/** Re-exports the plot library, which the npm package bundles. Its single file loads faster than its 250 modules. */
export { init, setPlatformAPI, type EChartsCoreOption } from 'echarts/dist/echarts.esm.min'
