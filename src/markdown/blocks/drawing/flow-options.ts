import { darkChartColors } from '../../../config/blocks.ts'
import { flowchartDefaults, flowchartScales } from '../../../config/diagrams.ts'

/** Options for flowchart.js. */
export type FlowOptions = Readonly<Record<string, unknown>>

interface Palette {
  readonly line: string
  readonly border: string
  readonly text: string
  readonly fill: string
  /** Colors of start and end nodes. */
  readonly ends: { readonly fill: string; readonly text: string }
  readonly condition: { readonly fill: string; readonly text: string }
}

/** Spec §3 "Flowchart presets". */
export const flowPresets = ['ant', 'vue', 'pie'] as const
type FlowPreset = (typeof flowPresets)[number]

const light: Readonly<Record<FlowPreset, Palette>> = {
  ant: {
    line: '#4a5568',
    border: '#1668dc',
    text: '#1f2933',
    fill: '#ffffff',
    ends: { fill: '#e6f1ff', text: '#0b3f8a' },
    condition: { fill: '#fff7e6', text: '#6b4300' },
  },
  vue: {
    line: '#35495e',
    border: '#2f8f68',
    text: '#263544',
    fill: '#ffffff',
    ends: { fill: '#26795a', text: '#ffffff' },
    condition: { fill: '#e9f6f0', text: '#1c5a43' },
  },
  pie: {
    line: '#4d4a57',
    border: '#8a4fb0',
    text: '#2c2833',
    fill: '#fffdf7',
    ends: { fill: '#fbe3d6', text: '#7a2e0e' },
    condition: { fill: '#efe4f6', text: '#4f2569' },
  },
}

/**
 * In the dark scheme, text and borders are white and lines have the second color; presets differ in their
 * fills (Spec S3).
 */
const darkFills: Readonly<Record<FlowPreset, Pick<Palette, 'fill'> & { ends: string; condition: string }>> = {
  ant: { fill: '#1a2430', ends: '#15396b', condition: '#4a3811' },
  vue: { fill: '#1b2a27', ends: '#1f6049', condition: '#24433a' },
  pie: { fill: '#272330', ends: '#63311a', condition: '#442b57' },
}

function paletteOf(preset: FlowPreset, scheme: 'light' | 'dark'): Palette {
  if (scheme === 'light') return light[preset]
  const { first, second } = darkChartColors
  const { fill, ends, condition } = darkFills[preset]
  return {
    line: second,
    border: first,
    text: first,
    fill,
    ends: { fill: ends, text: first },
    condition: { fill: condition, text: first },
  }
}

/** Returns the options of a flowchart (Spec D8, K10). An unknown preset means `ant`. */
export function flowOptions(preset: string, scheme: 'light' | 'dark', scale: number): FlowOptions {
  const known = flowPresets.find((name) => name === preset) ?? 'ant'
  const { line, border, text, fill, ends, condition } = paletteOf(known, scheme)
  const { lineWidth, lineLength, fontSize, yes, no } = flowchartDefaults
  const end = { fill: ends.fill, 'font-color': ends.text, roundness: known === 'pie' ? 20 : 12 }
  return {
    x: 0,
    y: 0,
    'line-width': lineWidth,
    'line-length': lineLength,
    'text-margin': 10,
    'font-size': fontSize,
    'font-family': 'system-ui, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif',
    'font-color': text,
    'line-color': line,
    'element-color': border,
    fill,
    'yes-text': yes,
    'no-text': no,
    'arrow-end': 'block',
    scale,
    symbols: {
      start: end,
      end,
      operation: { roundness: 4 },
      inputoutput: {},
      input: {},
      output: {},
      subroutine: {},
      condition: { fill: condition.fill, 'font-color': condition.text },
      parallel: {},
    },
  }
}

/** Returns the scale of flowcharts for a window width (Spec K11). */
export function flowScale(windowWidth: number): number {
  const { narrow, between, wide } = flowchartScales
  if (windowWidth < narrow.below) return narrow.scale
  return windowWidth > wide.above ? wide.scale : between
}
