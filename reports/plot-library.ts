/** Re-exports the plot library from its single file, which loads faster than 250 modules. The npm package bundles this library. */
export { init, setPlatformAPI, type EChartsCoreOption } from 'echarts/dist/echarts.esm.min'
