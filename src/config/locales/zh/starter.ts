import type { StarterTexts } from '../en/starter.ts'

export const starter: StarterTexts = {
  description: (title) => `${title} 的文档。`,
  tagline: '用一句话说明你的项目',
  home: '首页',
  start: '阅读指南',
  guide: {
    title: '指南',
    description: '指南的第一页。',
    body: '从这里开始。侧边栏列出这个文件夹的所有页面。\n\n## 下一步 {#next-steps}\n\n- [编写页面](./write.md)\n',
  },
  page: {
    title: '编写页面',
    description: '如何给本站添加页面。',
    body: '在这个文件夹里添加一个 Markdown 文件。开发服务器运行时，新页面会立即出现在侧边栏。\n\n::: tip\n每个页面就是一个 Markdown 文件。这个框是一个容器。\n:::\n',
  },
}
