/** Exports the plot library from one file (bundled in its npm package), which loads faster than its 250 modules. */
export { init, setPlatformAPI, type EChartsCoreOption } from 'echarts/dist/echarts.esm.min'
