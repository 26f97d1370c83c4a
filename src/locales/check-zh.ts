import type { CheckWords } from './check-words.ts'

const yaml = '请改正两行连字符之间的 YAML；在此之前，本页没有任何元数据。'
const ownDefault = '请改正；在此之前使用默认值。'
const noTitle = '请删掉：标题来自页首字段，正文的小节从 ## 开始。'

/** What the content check says, in Simplified Chinese. */
export const checkZh: CheckWords = {
  between: '',
  faults: {
    'front-matter-unclosed': ['页首字段没有结束行。', '请用一行三个连字符结束，或者删掉第 1 行的连字符。'],
    'front-matter-yaml': ['页首字段不是有效的 YAML：{reason}。', yaml],
    'front-matter-list': ['页首字段不是由名称和值组成的。', yaml],
    'field-value': ['字段 {name} 应为{expects}。', '请改正这个值，或者删掉这一行；在此之前该字段会被忽略。'],
    'field-missing': ['页首字段里没有 {name}。', '请在页首的两行连字符之间加一行“{name}: …”。'],
    'field-unknown': ['本站没有 {name} 这个页首字段。', '请删掉这一行。'],
    'field-misspelt': ['本站没有 {name} 这个页首字段。', '是不是想写 {likely}？'],
    'description-long': ['description 有 {length} 个字符。', '请缩短成一句话，最多 {most} 个字符。'],
    'page-twice': [
      '这个文件的地址是 {path}，而 {other} 已经是这个页面了。',
      '请给其中一个改名，或者删掉它。',
    ],

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

    'heading-first': ['正文以 # 标题开头。', noTitle],
    'heading-title': ['“{text}”是正文里的 # 标题。', noTitle],
    'heading-level': ['“{text}”是第 {level} 级标题，而上一个标题是第 {above} 级。', '请改用 {marks}。'],
    'heading-empty': ['标题没有文字。', '请写上文字，或者删掉这一行。'],
    'id-reserved': ['id {id} 由本站自己使用，会被改成 page-{id}。', '请在标题后面用 {#…} 另取一个 id。'],
    'id-twice': ['id {id} 在第 {before} 行已经用过。', '请换一个标题，或者用 {#…} 给它单独的 id。'],

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
    'shell-prompt': ['命令前面带了提示符。', '请去掉提示符；输出放进另一个代码块（text）。'],

    'container-unknown': [
      '本站没有 {name} 这种容器，内容会直接显示，没有外框。',
      '请用 tip、info、note、warning、danger、details、tabs 或 code-tabs。',
    ],
    'container-open': [
      '容器 {name} 没有结束，后面的内容全都在它里面。',
      '请用一行冒号结束它，冒号数与第一行相同。',
    ],
    'container-stray-end': [
      '“{text}”会显示成文字。',
      '请删掉：这里没有打开的容器。外层容器的冒号要比内层的多。',
    ],
    'container-stray': ['“{text}”会显示成文字。', '请写三个冒号、一个空格、由字母组成的名称，后面再写标题。'],
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
    'component-open': [
      '<{name}> 没有结束：后面的内容全都在里面。',
      '请单独一行写 </{name}> 结束它；里面没有内容时请写成 <{name} …/>。',
    ],
    'icon-unknown': [
      '本站没有图标 {name}：只有 site.json 里写了含有它的图标字体样式表时才会显示。',
      '可用的图标有 {known}；也可以不写图标。',
    ],

    'text-full-width': ['“{text}”会显示成文字：开头用了全角字符。', '请用半角字符写 {meant}。'],
    'text-heading': ['“{text}”会显示成文字。', '请在 {marks} 后面加一个空格。'],
    'text-table': ['表格会显示成文字：这一行的列数和上一行不同。', '请让两行的 | 一样多。'],
    'text-link': [
      '“{text}”会显示成文字：里面的地址不成立。',
      '地址里的空格请写成 %20，标题放进后面的引号里。',
    ],
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

    'html-tag': ['本站会去掉 <{name}>。', '请改用 Markdown；如果 <{name}> 只是文字，请放进反引号。'],
    'html-attribute': ['本站会去掉 <{name}> 的 {attributes}。', '请删掉。'],
    'include-missing': ['要引用的文件不存在：{detail}。', '请改正路径；它以 ./ 或 ../ 开头，从本文件算起。'],
    'include-foreign': ['只能引用内容目录里的 Markdown 文件：{detail}。', '请写以 .md 结尾的相对路径。'],
    'include-cycle': ['这些文件互相引用：{detail}。', '请去掉其中一处引用。'],
    'include-depth': ['引用的层数太多：{detail}。', '请直接在页面里引用那个文件。'],
    'include-amount': ['本页引用的文件太多：{detail}。', '请拆分页面。'],
    'include-region': [
      '文件里没有这个区域：{detail}。',
      '请在那个文件里用 <!-- #region 名称 --> 和 <!-- #endregion 名称 --> 标出来。',
    ],

    'image-alt': ['图片 {url} 没有替代文字。', '请在方括号里说明图里是什么：![存储列表](…)。'],
    'image-missing': ['图片 {url} 不存在（{path}）。', '请改正路径，或者把文件放到那里。'],
    'image-kind': ['图片 {url} 不是图片文件。', '请写带扩展名的文件，例如 ./img/list.png。'],
    'media-origin': [
      '文件 {url} 无法播放：本站的安全策略不允许载入 {origin} 的媒体。',
      '请把“{origin}”加到 site.json 的 mediaOrigins，或者把文件放在页面旁边。',
    ],
    'link-empty': ['链接没有地址。', '请写在圆括号里。'],
    'link-refused': ['本站不接受地址 {url}。', '请用 https、mailto 或页面的路径。'],
    'link-untitled': ['指向 {url} 的链接没有文字。', '请写在方括号里：[文字](…)。'],
    'link-http': ['指向 {url} 的链接没有加密。', '对方支持的话，请写 https。'],
    'link-swallows': [
      '地址 {url} 把后面的文字也包括进去了。',
      '请给地址加上尖括号，或者在它后面加一个空格。',
    ],
    'link-undefined': [
      '“{text}”会显示成文字：没有写明它指向哪里。',
      '请加一行“[{name}]: 地址”，或者把地址写在圆括号里。',
    ],
    'link-file': ['链接 {url} 指向的文件不存在（{path}）。', '请改正路径，或者把文件放到那里。'],
    'link-no-address': ['链接 {url} 不是地址。', '请写页面的路径，或者 https://…。'],
    'link-dead': ['链接 {url} 指向的页面不存在（{path}）。', '请改正路径，或者写出那个页面。'],
    'link-old': ['链接 {url} 用的是旧地址，或者写法不同的地址。', '请链接到 {path} 的文件。'],
    'link-language': ['链接 {url} 指向另一种语言。', '请链接到本语言的页面。'],
    'anchor-missing': ['{target}：没有链接 {url} 指向的小节。', '请用那一页上某个标题的 id。'],
    'anchor-near': ['{target}：没有链接 {url} 指向的小节。', '是不是想写 #{near}？'],

    'navigation-language': ['链接 {url} 指向另一种语言。', '请改写开头，让它留在 {locale} 里。'],
    'navigation-old': ['链接 {url} 用的是旧地址，或者写法不同的地址。', '请写成 {path}。'],
    'navigation-twice': ['链接 {url} 指向的页面前面已经列出。', '请只留一个。'],
    orphan: ['没有任何页面、侧边栏或导航栏通向本页。', '请把它加到 {file}，或者从某个页面链接到它。'],
    unlisted: ['旁边显示的侧边栏里没有本页。', '请把它加到 {file}，或者在页首字段里写“index: false”。'],
    'redirect-path': ['redirectFrom {path} 不是路径。', '请从站点根目录写起：/guide/old.html。'],
    'redirect-language': [
      'redirectFrom {path} 属于另一种语言，会被忽略。',
      '请用本页语言的开头，例如 {own}。',
    ],
    'redirect-self': ['redirectFrom {path} 就是本页，会形成循环。', '请删掉这一行。'],
    'redirect-loop': [
      'redirectFrom {path} 是页面 {other}，而它又跳转回来，会形成循环。',
      '请删掉这一行，或者删掉那个页面。',
    ],
    'redirect-shadow': [
      'redirectFrom {path} 是现有的页面 {other}，跳转不会生效。',
      '请删掉这一行，或者删掉那个页面。',
    ],
    'redirect-claimed': ['redirectFrom {path} 已经写在 {other} 里。', '请只在其中一个页面里保留。'],

    'han-punctuation': ['汉字之间用了半角的 {mark}：“{text}”。', '请写成 {full}。'],
    'text-untranslated': ['“{text}”不是中文。', '请翻译；如果是代码，请放进反引号。'],
    'field-untranslated': ['{name} 不是中文。', '请翻译。'],
    'language-missing': ['本页缺少另一种语言的版本（{language}）。', '请写出 {file}。'],
    'translation-age': ['翻译之后，{original} 又改过。', '请更新译文，并在页首字段里写 basedOn: "{hash}"。'],
    'structure-heading': [
      '第 {number} 个标题：这里{own}，{original} 里{theirs}。',
      '请让两页的标题相同，顺序也相同。',
    ],
    'structure-table': [
      '第 {number} 个表格：这里{own}，{original} 里{theirs}。',
      '请让两个表格的行数和列数相同。',
    ],
    'structure-row': [
      '表格的第 {number} 行：这里{own}，{original} 里{theirs}。',
      '请在两行的第一格里用代码写出相同的键、选项或消息。',
    ],
    'structure-fence': [
      '第 {number} 个代码块：这里{own}，{original} 里{theirs}。',
      '请让代码块相同，顺序也相同。',
    ],
    'structure-container': [
      '第 {number} 个容器：这里{own}，{original} 里{theirs}。',
      '请使用相同的容器和选项卡，顺序也相同。',
    ],
    'structure-steps': [
      '第 {number} 个编号列表：这里{own}，{original} 里{theirs}。',
      '请让两个列表的步骤相同。',
    ],
    'structure-id': ['标题的 id 是 {own}，{original} 里对应的是 {theirs}。', '请在标题后面写 {mark}。'],
  },
  phrases: {
    text: '文字',
    flag: ' true 或 false',
    number: '数字',
    'two-numbers': '两个数字',
    'text-list': '文字，或者文字的列表',
    styles: ' CSS 属性的名称和值',
    letters: '字母和数字',
    tag: '标签名和它的属性',
    authors: '名字、带 name 的对象，或者它们的列表',
    date: '日期，例如 2026-03-05',
    'one-of': '下列之一：{options}',
    'or-false': '{inner}，或者 false',
    'or-flag': '{inner}，或者 true、false',
    list: '列表（每一项是{inner}）',
    object: '对象，可以有 {names}',
    record: '若干名称，每个对应{inner}',
    either: '{one}，或者{other}',

    'whole-file': '整个文件',
    'this-page': '本页',
    missing: '没有',
    'none-any-more': '没有了',
    'in-line': '{part}（第 {line} 行）',
    heading: '是 {marks}（id 为 {id}）',
    table: '是 {columns} 列 {rows} 行的表格',
    'row-keyless': '是不含代码的一行',
    row: '是 `{key}` 那一行',
    fence: '是 {language} 代码块',
    'fence-plain': '是没有写明语言的代码块',
    container: '是 {name}',
    tabs: '是 {name}（{tabs} 个选项卡）',
    steps: '是 {count} 步的列表',
  },
}
