import { darkChartColors } from '../../../config/blocks.ts'

/** A theme for ECharts. */
export type ChartTheme = Readonly<Record<string, unknown>>

const lightSeries = ['#1f7a80', '#c2701c', '#4f66b8', '#a8477f', '#5d8a2f', '#8a6d3b', '#6b7a82']
const darkSeries = ['#5cc9cf', '#f0a95b', '#92a6f0', '#e48bbd', '#a3cf72', '#d8b780', '#aebac1']

/** Returns the chart colors of a color scheme (Spec S3, K9). Values set by the author take precedence. */
export function chartTheme(scheme: 'light' | 'dark'): ChartTheme {
  const isDark = scheme === 'dark'
  const first = isDark ? darkChartColors.first : '#1d262a'
  const second = isDark ? darkChartColors.second : '#5b676c'
  const border = isDark ? darkChartColors.first : '#aab5b9'
  const axis = {
    axisLine: { lineStyle: { color: border } },
    axisTick: { lineStyle: { color: border } },
    axisLabel: { color: second },
    nameTextStyle: { color: second },
    splitLine: { lineStyle: { color: isDark ? '#ccc3' : '#e4e9eb' } },
  }
  return {
    darkMode: isDark,
    color: isDark ? darkSeries : lightSeries,
    backgroundColor: 'transparent',
    textStyle: {
      color: first,
      fontFamily: 'system-ui, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif',
    },
    title: { textStyle: { color: first }, subtextStyle: { color: second } },
    legend: { textStyle: { color: first }, pageTextStyle: { color: second } },
    tooltip: {
      backgroundColor: isDark ? '#1d262b' : '#ffffff',
      borderColor: border,
      textStyle: { color: first },
    },
    categoryAxis: axis,
    valueAxis: axis,
    timeAxis: axis,
    logAxis: axis,
    radar: { axisName: { color: second } },
    visualMap: { textStyle: { color: second } },
    timeline: { label: { color: second }, lineStyle: { color: border } },
    toolbox: { iconStyle: { borderColor: second } },
  }
}
