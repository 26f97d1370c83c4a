import type { Faults } from '../../check-faults.ts'
import type { text as textEn } from '../../en/check/text.ts'

const noTitle = '请删掉：标题来自页首字段，正文的小节从 ## 开始。'

/** The Chinese messages for `textEn`. */
export const text: Faults<keyof typeof textEn> = {
  // Headings
  'heading-first': ['正文以 # 标题开头。', noTitle],
  'heading-title': ['“{text}”是正文里的 # 标题。', noTitle],
  'heading-level': ['“{text}”是第 {level} 级标题，而上一个标题是第 {above} 级。', '请改用 {marks}。'],
  'heading-empty': ['标题没有文字。', '请写上文字，或者删掉这一行。'],
  'id-reserved': ['id {id} 由本站自己使用，会被改成 page-{id}。', '请在标题后面用 {#…} 另取一个 id。'],
  'id-twice': ['id {id} 在第 {before} 行已经用过。', '请换一个标题，或者用 {#…} 给它单独的 id。'],

  // Code
  'fence-language': [
    '代码块没有写明语言。',
    '请写在开头的反引号后面（bash、json、yaml……）；输出和普通文字用 text。',
  ],
  'fence-unclosed': ['代码块没有结束：后面的内容全都成了代码。', '请用一行同样多的反引号结束它。'],
  'math-unclosed': ['公式没有结束：后面的内容全都在里面。', '请用一行两个美元符号结束它。'],
  'comment-unclosed': ['注释没有结束：后面的内容谁也看不到。', '请用 --> 结束它。'],
  'fence-lines': [
    '标记的行 {lines} 不是这个代码块里的行。',
    '请在花括号里写 1 到 {count} 之间的行号和范围，例如 1,3-5。',
  ],
  'code-indented': ['缩进四个空格的行会显示成代码。', '请放进写明语言的代码块，或者减少缩进。'],
  'fence-json': ['代码块标为 {language}，内容却不是：{reason}。', '请补全；有注释或省略时改标为 jsonc。'],
  'diagram-kind': [
    '没有“{text}”这种图，什么也不会画出来。',
    '请以 Mermaid 支持的类型开头，例如 flowchart LR 或 sequenceDiagram。',
  ],
  'diagram-syntax': [
    'Mermaid 读到“{text}”时出错，图画不出来。',
    '请改正这一行或者上一行；带括号或引号的文字要放进双引号。',
  ],
  'shell-prompt': ['命令前面带了提示符。', '请去掉提示符；输出放进另一个代码块（text）。'],

  // Containers, tabs, components, icons
  'container-unknown': [
    '本站没有 {name} 这种容器，内容会直接显示，没有外框。',
    '请用 tip、info、note、warning、danger、details、tabs 或 code-tabs。',
  ],
  'container-misspelt': ['本站没有 {name} 这种容器，内容会直接显示，没有外框。', '是不是想写 {likely}？'],
  'container-open': [
    '容器 {name} 没有结束，后面的内容全都在它里面。',
    '请用一行冒号结束它，冒号数与第一行相同。',
  ],
  'container-stray-end': [
    '“{text}”会显示成文字。',
    '请删掉：这里没有打开的容器。外层容器的冒号要比内层的多。',
  ],
  'container-stray': ['“{text}”会显示成文字。', '请写三个冒号、一个空格、由字母组成的名称，后面再写标题。'],
  'container-title': [
    '容器 {name} 没有标题，名称后面的文字不会显示。',
    '请把这些文字写在容器里的第一行，或者删掉。',
  ],
  'container-empty': ['容器 {name} 里没有可用的代码。', '请把代码放进写明语言的代码块里。'],
  'tabs-none': ['容器 {name} 里没有选项卡。', '请用一行“@tab 标题”开始每个选项卡。'],
  'tabs-before': [
    '第一个选项卡之前有内容，它不会显示在任何选项卡里。',
    '请移到容器之前，或者放进某个选项卡。',
  ],
  'tab-untitled': ['选项卡没有标题。', '请写在 @tab 后面。'],
  'tab-twice': ['同一个容器里有两个名为“{title}”的选项卡。', '请让每个选项卡的标题都不同。'],
  'tab-active': ['又有一个选项卡要求最先显示。', '只能在一个 @tab 后面写 :active。'],
  'tab-stray': ['“{text}”会显示成文字：它不在选项卡容器里。', '请把选项卡写在 ::: tabs 和 ::: 之间。'],
  'tab-form': ['“{text}”会显示成文字：选项卡不是这样开始的。', '请写成“@tab 标题”或“@tab:active 标题”。'],
  'component-form': ['<{name}> 没有被当作组件。', '请单独一行写 <{known} …/>，每个属性都加引号。'],
  'component-unknown': [
    '本站没有 <{name}> 这个组件，这个标签会消失。',
    '可用的组件有 {known}；如果只是文字，请放进反引号。',
  ],
  'component-text': ['标签 <{name} 会显示成文字。', '请写成 <{name} …/>，每个属性都用一对引号。'],
  'component-bare': ['<{name}> 没有写明要显示什么。', '请在标签里写 {attribute}="……"。'],
  'component-value': ['<{name}> 没有“{value}”这个 {attribute}，什么也不会显示。', '可用的有 {known}。'],
  'component-value-near': [
    '<{name}> 没有“{value}”这个 {attribute}，什么也不会显示。',
    '是不是想写 {likely}？',
  ],
  'component-open': [
    '<{name}> 没有结束：后面的内容全都在里面。',
    '请单独一行写 </{name}> 结束它；里面没有内容时请写成 <{name} …/>。',
  ],
  'icon-unknown': [
    '本站没有图标 {name}：只有 site.json 里写了含有它的图标字体样式表时才会显示。',
    '可用的图标有 {known}；也可以不写图标。',
  ],
}
