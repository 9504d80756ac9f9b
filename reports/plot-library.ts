/**
 * Re-exports the plot library. It is a separate module, because the npm package contains it bundled. The single-file build is used:
 * loading its 250 modules would take a third of a second per report.
 */
export { init, setPlatformAPI, type EChartsCoreOption } from 'echarts/dist/echarts.esm.min'
