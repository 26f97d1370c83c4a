import type { LocaleId } from './locales/locale.ts'

/** Headings of the standard page parts in their order on a page (docs/writing.md). */
export const partHeadings: Readonly<Record<LocaleId, readonly string[]>> = {
  en: ['Before you start', 'Options', 'How it works', 'Limits', 'Troubleshooting', 'Next steps'],
  zh: ['准备工作', '选项', '工作原理', '限制', '故障排除', '下一步'],
}

/** Other headings that authors use for these parts, in the order of `partHeadings`. */
export const otherPartHeadings: Readonly<Record<LocaleId, readonly (readonly string[])[]>> = {
  en: [
    ['Before you begin', 'Prerequisites', 'Requirements', 'What you need'],
    ['Parameters'],
    ['How this works', 'Background'],
    ['Limitations', 'Restrictions', 'Limits and behavior', 'Known limits'],
    ['Common problems', 'Errors and what to do', 'Trouble', 'What goes wrong'],
    ['Next', 'Related pages', 'See also', 'What comes next', 'What next'],
  ],
  zh: [
    ['前提', '前提条件', '前置条件', '开始之前'],
    ['参数'],
    ['原理', '工作方式'],
    ['局限', '限制条件', '已知限制'],
    ['故障排查', '排错', '问题排查', '出错时'],
    ['参见', '另请参阅', '相关页面', '延伸阅读', '接下来'],
  ],
}

/** Columns of a troubleshooting table. */
export const troubleshootingColumns: Readonly<Record<LocaleId, readonly string[]>> = {
  en: ['Message or symptom', 'Cause', 'Fix'],
  zh: ['提示或现象', '原因', '解决方法'],
}

/** Wordings that pages do not use, with the one to use instead. The expressions have the flag `g`. */
export const wordings: Readonly<Record<LocaleId, readonly (readonly [wrong: RegExp, better: string])[]>> = {
  en: [
    [/\bto be confirmed\b/gi, 'a verified fact'],
    [/\b(?:according to|in) the (?:source code|published documentation)\b/gi, 'the fact alone'],
    [/\bfront[ -]end\b/gi, 'web UI'],
    [/\bwhoever\b/gi, 'anyone who'],
    [/\bin place of\b/gi, 'instead of'],
    [/\banew\b/gi, 'again'],
    [/\beverybody\b/gi, 'everyone'],
    [/\bsomebody\b/gi, 'someone'],
    [/\bnobody\b/gi, 'no one'],
    [/\bshall\b/gi, 'must'],
    [/\bbeforehand\b/gi, 'first'],
    [/\bsimply\b/gi, 'no filler'],
    [/\bbehaviour\b/gi, 'behavior'],
    [/\bcolour(?=s?\b)/gi, 'color'],
    [/\bfavourite(?=s?\b)/gi, 'favorite'],
    [/\blicence(?=s?\b)/gi, 'license'],
    [/\borganisation(?=s?\b)/gi, 'organization'],
  ],
  zh: [
    [/待确认/g, '查证后的事实'],
    [/凭证/g, '凭据'],
    [/您/g, '你'],
    [/123 ?网盘|123云盘/g, '123 云盘'],
    [/6盘/g, '6 盘'],
    [/Yandex云盘/g, 'Yandex 云盘'],
    [/登陆/g, '登录'],
    [/帐号/g, '账号'],
    [/帐户/g, '账户'],
    [/其它/g, '其他'],
    [/缺省/g, '默认'],
    [/第 ?\d+ ?位/g, '权限位 N'],
  ],
}
