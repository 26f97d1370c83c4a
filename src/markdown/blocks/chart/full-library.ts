/** All of ECharts, for options that the light version does not support. */
export { init } from 'echarts'
