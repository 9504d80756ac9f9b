/** Re-exports the plot library from one bundled file, which loads faster than its 250 modules. The npm package bundles this library. */
export { init, setPlatformAPI, type EChartsCoreOption } from 'echarts/dist/echarts.esm.min'
