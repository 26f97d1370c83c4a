import type { Faults } from '../../check-faults.ts'
import type { markup as markupEn } from '../../en/check/markup.ts'

/** The Chinese messages for `markupEn`. */
export const markup: Faults<keyof typeof markupEn> = {
  // Markup that is shown as text, and invisible characters
  'text-full-width': ['“{text}”会显示成文字：开头用了全角字符。', '请用半角字符写 {meant}。'],
  'text-heading': ['“{text}”会显示成文字。', '请在 {marks} 后面加一个空格。'],
  'text-table': ['表格会显示成文字：这一行的列数和上一行不同。', '请让两行的 | 一样多。'],
  'text-link': ['“{text}”会显示成文字：里面的地址不成立。', '地址里的空格请写成 %20，标题放进后面的引号里。'],
  'text-attributes': [
    '“{text}”会显示成文字。',
    '请写成 {#id .class width=300} 这样的简单名称，或者放进反引号。',
  ],
  'text-alert': ['本站没有 {name} 这种提示，它仍然显示成引用。', '可用的有 {known}。'],
  'text-task': ['“{text}”会显示成文字：它不是可以勾选的方框。', '请写成 [ ] 或 [x]，后面加一个空格。'],
  'table-cells': [
    '这一行有 {cells} 格，表格只有 {columns} 列，多出的不会显示。',
    '请删掉多余的格；文字或代码里的 | 请写成 \\|。',
  ],
  'footnote-undefined': ['没有写明脚注 {name} 的内容。', '请加一行“[^{name}]: 内容”。'],
  'footnote-unused': [
    '正文里没有指向脚注 {name} 的标记，它不会显示。',
    '请在正文里写 [^{name}]，或者删掉它。',
  ],
  'footnote-twice': ['脚注 {name} 写了两次，只用第一次的。', '请删掉一个，或者换个名称。'],
  'character-turning': [
    '字符 {code} 会改变后面文字的方向：看到的可能和实际的不同。',
    '请删掉它；需要从右到左的文字，请在元素上写 dir="rtl"。',
  ],
  'character-odd': [
    '字符 {code} 看起来像空格或什么也没有，这一行因此不会被当作标记。',
    '请换成普通空格，或者删掉它。',
  ],

  // Limits, which keep every page fast
  'limit-containers': ['这里的容器已经嵌套了 {most} 层，再深的会显示成文字。', '请改用标题，或者拆分内容。'],
  'limit-formula': ['公式有 {length} 个字符，超过 {most} 个时，读者看到的是按钮。', '请拆分公式。'],
  'limit-diagram': ['图表有 {length} 个字符，超过 {most} 个时只显示源码。', '请拆分图表。'],
  'limit-flow': ['流程图有 {lines} 行，超过 {most} 行时只显示源码。', '请拆分流程图。'],
  'limit-spans': [
    '本页带 rowspan 或 colspan 的单元格一共占了超过 {most} 格，从这里起，本站会去掉这两个属性。',
    '请缩小跨度，或者拆分表格。',
  ],
  'limit-marks': ['一个字母上叠加的符号超过 30 个，多出的不会显示。', '请删掉多余的符号。'],
  'limit-word': ['一个词里相连的字母超过 200 个，本站会让它在 200 个之后换行。', '请加上空格。'],

  // Raw HTML and included files
  'html-tag': ['本站会去掉 <{name}>。', '请改用 Markdown；如果 <{name}> 只是文字，请放进反引号。'],
  'html-attribute': ['本站会去掉 <{name}> 的 {attributes}。', '请删掉。'],
  'include-missing': ['要引用的文件不存在：{detail}。', '请改正路径；它以 ./ 或 ../ 开头，从本文件算起。'],
  'include-foreign': ['只能引用内容文件夹里的 Markdown 文件：{detail}。', '请写以 .md 结尾的相对路径。'],
  'include-cycle': ['这些文件互相引用：{detail}。', '请去掉其中一处引用。'],
  'include-depth': ['引用的层数太多：{detail}。', '请直接在页面里引用那个文件。'],
  'include-amount': ['本页引用的文件太多：{detail}。', '请拆分页面。'],
  'include-size': ['引用的文件太长：{detail}。', '请拆分页面。'],
  'include-region': [
    '文件里没有这个区域：{detail}。',
    '请在那个文件里用 <!-- #region 名称 --> 和 <!-- #endregion 名称 --> 标出来。',
  ],
}
