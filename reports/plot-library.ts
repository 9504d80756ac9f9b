/** The parts of the library that draws plots. A module of its own, because the package for npm carries it bundled. */
export { BarChart, LineChart, ScatterChart } from 'echarts/charts'
export { GridComponent, LegendComponent, MarkAreaComponent, MarkLineComponent } from 'echarts/components'
export { init, setPlatformAPI, use, type EChartsCoreOption } from 'echarts/core'
export { SVGRenderer } from 'echarts/renderers'
