import type { Faults } from '../../check-faults.ts'
import type { site as siteEn } from '../../en/check/site.ts'

/** The Chinese messages for `siteEn`. */
export const site: Faults<keyof typeof siteEn> = {
  // Images and links
  'image-alt': ['图片 {url} 没有替代文字。', '请在方括号里说明图里是什么：![项目的设置](…)。'],
  'image-missing': ['图片 {url} 不存在（{path}）。', '请改正路径，或者把文件放到那里。'],
  'image-large': [
    '图片 {url} 的尺寸是 {width} × {height} 像素。',
    '请把每一边缩小到 {most} 像素以内，手机才能正常载入和显示。',
  ],
  'image-unused': ['没有页面使用这张图片。', '请在页面里显示它，或者删除这个文件。'],
  'image-kind': ['图片 {url} 不是图片文件。', '请写带扩展名的文件，例如 ./img/list.png。'],
  'media-origin': [
    '文件 {url} 无法播放：本站的安全策略不允许载入 {origin} 的媒体。',
    '请把“{origin}”加到 site.json 的 mediaOrigins，或者把文件放在页面旁边。',
  ],
  'block-unlisted': [
    '本站没有名为“{name}”的自有区块，只会显示标签里的内容。',
    '请把“{name}”加到 site.json 的 blocks，并添加模块 blocks/{name}.js；或者改正名称。',
  ],
  'link-empty': ['链接没有地址。', '请写在圆括号里。'],
  'link-refused': ['本站不接受地址 {url}。', '请用 https、mailto 或页面的路径。'],
  'link-untitled': ['指向 {url} 的链接没有文字。', '请写在方括号里：[文字](…)。'],
  'link-http': ['指向 {url} 的链接没有加密。', '对方支持的话，请写 https。'],
  'link-swallows': ['地址 {url} 把后面的文字也包括进去了。', '请给地址加上尖括号，或者在它后面加一个空格。'],
  'link-undefined': [
    '“{text}”会显示成文字：没有写明它指向哪里。',
    '请加一行“[{name}]: 地址”，或者把地址写在圆括号里。',
  ],
  'link-file': ['链接 {url} 指向的文件不存在（{path}）。', '请改正路径，或者把文件放到那里。'],
  'link-no-address': ['链接 {url} 不是地址。', '请写页面的路径，或者 https://…。'],
  'link-dead': ['链接 {url} 指向的页面不存在（{path}）。', '请改正路径，或者写出那个页面。'],
  'link-dead-near': ['链接 {url} 指向的页面不存在（{path}）。', '是不是想写 {near}？'],
  'link-elsewhere': [
    '链接 {url} 会显示另一种语言（{language}）的页面：本语言没有 {file}。',
    '请写出这个文件，或者链接到别的页面。',
  ],
  'link-elsewhere-near': [
    '链接 {url} 会显示另一种语言（{language}）的页面：本语言没有 {file}。',
    '是不是想写 {near}？如果不是，请写出这个文件，或者链接到别的页面。',
  ],
  'link-old': ['链接 {url} 用的是旧地址，或者写法不同的地址。', '请链接到 {path} 的文件。'],
  'link-language': ['链接 {url} 指向另一种语言。', '请链接到本语言的页面。'],
  'anchor-missing': ['{target}：没有链接 {url} 指向的小节。', '请改用那里有的小节：{sections}。'],
  'anchor-near': ['{target}：没有链接 {url} 指向的小节。', '是不是想写 #{near}？那里有的小节：{sections}。'],
  'anchor-none': [
    '{target}：没有任何小节，链接 {url} 却指向一个小节。',
    '请删掉 # 及其后的部分，或者加上有这个 id 的标题。',
  ],

  // Navigation
  'navigation-language': ['链接 {url} 指向另一种语言。', '请改写开头，让它留在 {locale} 里。'],
  'navigation-old': ['链接 {url} 用的是旧地址，或者写法不同的地址。', '请写成 {path}。'],
  'navigation-twice': ['链接 {url} 指向的页面前面已经列出。', '请只留一个。'],
  orphan: ['没有任何页面、侧边栏或导航栏通向本页。', '请把它加到 {file}，或者从某个页面链接到它。'],
  unlisted: ['旁边显示的侧边栏里没有本页。', '请把它加到 {file}，或者在页首字段里写“index: false”。'],
  'redirect-path': ['redirectFrom {path} 不是路径。', '请从站点根目录写起：/guide/old.html。'],
  'redirect-language': ['redirectFrom {path} 属于另一种语言，会被忽略。', '请用本页语言的开头，例如 {own}。'],
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

  // Search
  'questions-section': [
    'questions 里写了 #{id}，但页面没有这一节。',
    '请改成某个标题的 id。如果是说法里有冒号，请给它加上引号。',
  ],
  'questions-many': [
    '同一个页面或同一节的 questions 有 {count} 条说法。',
    '请只留下最可能被输入的 {most} 条。',
  ],
  'questions-long': ['说法“{phrase}”有 {length} 个字符。', '请缩短到 {most} 个以内，像搜索时那样写。'],
  'questions-twice': ['说法“{phrase}”也写在 {other} 的 questions 里。', '请只留在最能回答它的页面上。'],

  // Languages
  'han-punctuation': ['汉字之间用了半角的 {mark}：“{text}”。', '请写成 {full}。'],
  'text-untranslated': ['“{text}”还没有翻译。', '请翻译；如果是代码，请放进反引号。'],
  'field-untranslated': ['{name} 还没有翻译。', '请翻译。'],
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
}
