import type { EditTexts } from '../en/edit.ts'

/** 在页面旁边修改页面的界面文字，随编辑器一起加载。 */
export const edit: EditTexts = {
  title: '修改“{title}”',
  back: '返回页面',
  discard: '放弃草稿',
  discarded: '草稿已放弃。',
  loading: '正在加载页面的文本…',
  failed: '页面的文本加载失败。请检查网络连接，然后重试。',
  retry: '重试',
  otherTab: '你正在另一个标签页里修改这个页面。请在那里继续，或关闭那个标签页再在这里修改。草稿是共用的。',
  kept: '继续编辑本设备上的草稿。',
  merged: '你开始修改之后，页面有了变化。这些变化已合并到你的草稿里。',
  conflicts:
    '你开始修改之后，页面有了变化，其中有你也改过的行。两个版本都在 <<<<<<< 和 >>>>>>> 两行之间。留下正确的版本，并删除这些标记行。',
  own: '你的草稿',
  other: '现在的页面',
  beside: '并排显示 {language}',
  otherText: '{language} 的 Markdown',
  openOther: '打开 {language} 页面',
  behind: '这篇译文完成之后，原文又改过。',
  marked: '你在其中改过的行有标记。',
  passage: {
    title: '反馈或修改',
    close: '关闭',
    sentence: '修改这句话',
    correct: '提交修改',
    unclear: '改动的文字之间有链接等标记。请反馈这句话，或关闭此窗口，选择正文下方的“在此修改”。',
    elsewhere: '这段文字不在本页自己的文件里。可以反馈。',
    stored: '修改已作为草稿保存在本设备上。请提交：',
    note: '哪里有问题？（可不填）',
    report: '反馈',
    suggestion: '建议：',
  },
  drafts: '本设备上的其他草稿',
}
