import type { Faults } from '../../check-faults.ts'
import type { files as filesEn } from '../../en/check/files.ts'

const yaml = '请改正两行连字符之间的 YAML；在此之前，本页没有任何元数据。'
const ownDefault = '请改正；在此之前使用默认值。'

/** The Chinese messages for `filesEn`. */
export const files: Faults<keyof typeof filesEn> = {
  // Files and front matter
  'front-matter-unclosed': ['页首字段没有结束行。', '请用一行三个连字符结束，或者删掉第 1 行的连字符。'],
  'front-matter-yaml': ['页首字段不是有效的 YAML：{reason}。', yaml],
  'front-matter-colon': [
    '{name} 的值里有冒号，页首字段因此不是有效的 YAML。',
    '请给这个值加上引号：{name}: "…"。在此之前，本页没有元数据。',
  ],
  'front-matter-quote': [
    '{name} 的值开头的引号没有配对，页首字段因此不是有效的 YAML。',
    '请在值的末尾补上引号。在此之前，本页没有元数据。',
  ],
  'front-matter-list': ['页首字段不是由名称和值组成的。', yaml],
  'field-value': ['字段 {name} 应为{expects}。', '请改正这个值，或者删掉这一行；在此之前该字段会被忽略。'],
  'field-missing': ['页首字段里没有 {name}。', '请在页首的两行连字符之间加一行“{name}: …”。'],
  'field-unknown': ['本站没有 {name} 这个页首字段。', '请删掉这一行。'],
  'field-other': ['字段 {name} 属于其他文档工具，在本站不起作用。', '请改用 {known}。'],
  'field-misspelt': ['本站没有 {name} 这个页首字段。', '是不是想写 {likely}？'],
  'description-long': ['description 有 {length} 个字符。', '请缩短成一句话，最多 {most} 个字符。'],
  'page-twice': ['这个文件的地址是 {path}，而 {other} 已经是这个页面了。', '请给其中一个改名，或者删掉它。'],

  // Configuration
  'file-encoding': [
    '文件不是 UTF-8 编码：从这一行起，有些字符已经丢失。',
    '请在编辑器里打开，用 UTF-8 编码保存。',
  ],
  'file-extension': ['文件不会成为页面：页面的文件名必须以小写的 .md 结尾。', '请改名为 {name}。'],
  'file-outside': [
    '文件不会成为页面：它不在语言文件夹（{folders}）里。',
    '请移到其中一个文件夹；如果本来就不是页面，请让文件名以 _ 开头。',
  ],
  'file-case': [
    '{name} 和 {other} 只有大小写不同，Windows 和 macOS 上只能保留其中一个。',
    '请给其中一个改名。',
  ],
  'file-active': [
    '浏览器或网站服务器会运行 .{extension} 文件，内容文件夹里不能有这种文件。',
    '请删掉它，或者打包成 ZIP 再发布。',
  ],
  'block-missing': [
    'site.json 列出了区块 {name}，但内容文件夹里没有 blocks/{name}.js。',
    '请添加这个文件，或者从 blocks 中去掉这个名称。',
  ],
  'block-undefined': [
    '这个模块没有定义元素 {name}，所以区块没有发布。',
    '请在模块里调用 customElements.define("{name}", …)。',
  ],
  'link-outside': ['这个文件是指向内容文件夹之外的链接。', '请换成文件的副本，或者删掉它。'],
  'link-unusable': ['这个文件是链接，但指向文件夹，或者目标不存在。', '请换成目标的副本，或者删掉它。'],
  'file-special': ['这不是普通文件，而是管道、套接字或设备。', '请删掉它。'],
  'page-slow': ['读取本页超过 {seconds} 秒，搜索和内容检查都不包含本页的正文。', '请拆分页面。'],
  'svg-active': [
    '图片里有“{part}”，它能运行脚本或从其他网站加载文件。',
    '请删掉这一部分（例如重新导出为普通 SVG），或者改用 PNG 或 WebP。',
  ],
  'config-unknown': ['本站没有 {name} 这个设置。', '请删掉它。'],
  'config-misspelt': ['本站没有 {name} 这个设置。', '是不是想写 {likely}？'],
  'config-json': ['这不是有效的 JSON：{reason}。', ownDefault],
  'config-object': ['文件的内容不是一个 JSON 对象。', ownDefault],
  'config-list': ['文件的内容不是一个列表。', ownDefault],
  'config-field': ['字段 {name} 应为{expects}。', ownDefault],
  'config-place': ['{place}：{reason}。', ownDefault],
  'off-unknown': ['没有“{rule}”这条规则。', '请用检查结果末尾括号里的规则名。'],
  'off-misspelt': ['没有“{rule}”这条规则。', '是不是想写 {likely}？'],
  'off-reason': [
    '关闭规则 {rule} 时没有写原因，规则仍然有效。',
    '请在冒号后面写上原因：{rule}: 这里为什么可以这样。',
  ],
  'off-unused': ['这里没有违反规则 {rule}。', '请删掉关闭它的注释。'],
  'notice-field': ['第 {entry} 条：字段 {name} 应为{expects}。', ownDefault],
  'notice-place': ['第 {entry} 条：缺少 path 或 match。', '请补上其中一个；在此之前这条通知不会显示。'],
  'notice-match': ['第 {entry} 条：match 不是正则表达式。', '请改正；在此之前这条通知不会显示。'],
  'notice-empty': ['第 {entry} 条：缺少 title 或 content。', '请补上其中一个；在此之前这条通知不会显示。'],
  'policy-behind': [
    '字段 {field} 写了 {origin}，但已发布的安全策略不允许它（_headers 里的 {directive}）。',
    '请用已发布站点的 --content 和 --out 运行 npm run index，再让服务器重新读取这些文件。',
  ],
  'version-missing': [
    '字段 versions 里没有 base 为 {base}（本站路径）的条目。',
    '请补上，或改正已有条目的 base；在此之前，站点不知道自己是哪个版本。',
  ],
}
