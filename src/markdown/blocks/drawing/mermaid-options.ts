import type { MermaidConfig } from 'mermaid'
import { darkChartColors } from '../../../config/blocks.ts'
import { longestDiagram, mostConnections } from '../../../config/diagrams.ts'

/** Settings that a diagram's front matter or `%%{init}%%` cannot change, because each could load or run something. */
const closed = [
  'secure',
  'securityLevel',
  'startOnLoad',
  'maxTextSize',
  'maxEdges',
  'suppressErrorRendering',
  'themeCSS',
  'themeVariables',
  'fontFamily',
  'altFontFamily',
  'htmlLabels',
  'dompurifyConfig',
  'arrowMarkerAbsolute',
  'logLevel',
]

const font = 'system-ui, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif'

const light = {
  background: '#ffffff',
  primaryColor: '#eef4f5',
  primaryTextColor: '#1d262a',
  primaryBorderColor: '#4d8287',
  secondaryColor: '#f3f1ea',
  tertiaryColor: '#f5f7f8',
  lineColor: '#5b676c',
  textColor: '#1d262a',
  edgeLabelBackground: '#ffffff',
  clusterBkg: '#f6f8f8',
  clusterBorder: '#cbd3d6',
  noteBkgColor: '#fbf5e3',
  noteBorderColor: '#d9c58b',
  noteTextColor: '#1d262a',
}

const { first, second } = darkChartColors
const dark = {
  background: '#10171b',
  primaryColor: '#1d2a2f',
  primaryTextColor: first,
  primaryBorderColor: first,
  secondaryColor: '#2a2a22',
  tertiaryColor: '#161f23',
  lineColor: second,
  textColor: first,
  titleColor: first,
  edgeLabelBackground: '#10171b',
  clusterBkg: '#151e22',
  clusterBorder: second,
  noteBkgColor: '#2f2a18',
  noteBorderColor: second,
  noteTextColor: first,
}

/**
 * Returns the options for mermaid: strict mode, text as SVG text, the site's colors (Spec D6, S3;
 * SECURITY section 2).
 */
export function mermaidOptions(scheme: 'light' | 'dark'): MermaidConfig {
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    secure: closed,
    suppressErrorRendering: true,
    maxTextSize: longestDiagram,
    maxEdges: mostConnections,
    logLevel: 'fatal',
    htmlLabels: false,
    // Mermaid's default (elk) adds 500 kB; a diagram that needs it can select it.
    layout: 'dagre',
    look: 'classic',
    theme: 'base',
    flowchart: { subGraphTitleMargin: { top: 6, bottom: 10 } },
    darkMode: scheme === 'dark',
    fontFamily: font,
    themeVariables: {
      ...(scheme === 'dark' ? dark : light),
      fontFamily: font,
      fontSize: '15px',
      useGradient: false,
      dropShadow: 'none',
    },
  }
}
