import type { Faults } from './faults.ts'
import type { filesEn } from './files-en.ts'

const yaml = '请改正两行连字符之间的 YAML；在此之前，本页没有任何元数据。'
const ownDefault = '请改正；在此之前使用默认值。'

/** The Chinese of `filesEn`. */
export const filesZh: Faults<keyof typeof filesEn> = {
  // Files and front matter
  'front-matter-unclosed': ['页首字段没有结束行。', '请用一行三个连字符结束，或者删掉第 1 行的连字符。'],
  'front-matter-yaml': ['页首字段不是有效的 YAML：{reason}。', yaml],
  'front-matter-list': ['页首字段不是由名称和值组成的。', yaml],
  'field-value': ['字段 {name} 应为{expects}。', '请改正这个值，或者删掉这一行；在此之前该字段会被忽略。'],
  'field-missing': ['页首字段里没有 {name}。', '请在页首的两行连字符之间加一行“{name}: …”。'],
  'field-unknown': ['本站没有 {name} 这个页首字段。', '请删掉这一行。'],
  'field-misspelt': ['本站没有 {name} 这个页首字段。', '是不是想写 {likely}？'],
  'description-long': ['description 有 {length} 个字符。', '请缩短成一句话，最多 {most} 个字符。'],
  'page-twice': ['这个文件的地址是 {path}，而 {other} 已经是这个页面了。', '请给其中一个改名，或者删掉它。'],

  // Configuration
  'config-json': ['这不是有效的 JSON：{reason}。', ownDefault],
  'config-object': ['文件的内容不是一个 JSON 对象。', ownDefault],
  'config-list': ['文件的内容不是一个列表。', ownDefault],
  'config-field': ['字段 {name} 应为{expects}。', ownDefault],
  'config-place': ['{place}：{reason}。', ownDefault],
  'notice-field': ['第 {entry} 条：字段 {name} 应为{expects}。', ownDefault],
  'notice-place': ['第 {entry} 条：缺少 path 或 match。', '请补上其中一个；在此之前这条通知不会显示。'],
  'notice-match': ['第 {entry} 条：match 不是正则表达式。', '请改正；在此之前这条通知不会显示。'],
  'notice-empty': ['第 {entry} 条：缺少 title 或 content。', '请补上其中一个；在此之前这条通知不会显示。'],
  'policy-behind': [
    '字段 {field} 写了 {origin}，但已发布的安全策略不允许它（_headers 里的 {directive}）。',
    '请用已发布站点的 --content 和 --out 运行 npm run index，并让服务器重新读取这些文件。',
  ],
}
