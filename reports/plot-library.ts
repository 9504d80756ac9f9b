/**
 * The library that draws plots. A module of its own, because the package for npm carries it bundled. The library as its authors
 * built it is one file: its 250 modules would take a third of a second to find and load, each time a report is written.
 */
export { init, setPlatformAPI, type EChartsCoreOption } from 'echarts/dist/echarts.esm.min'
