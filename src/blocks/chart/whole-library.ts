/** All of ECharts, for options that the light part cannot draw. */
export { init } from 'echarts'
