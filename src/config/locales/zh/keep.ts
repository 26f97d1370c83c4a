import type { KeepTexts } from '../en/keep.ts'

export const keep: KeepTexts = {
  title: '将本站保存到本设备',
  about:
    '保存之后，该语言的每个页面不联网也能打开：文字、图片、搜索，以及页面用到的图表都在其中。视频和评论来自其他网站，仍需联网。',
  size: '约 {size}',
  sizeUnknown: '没有网络，无法得知大小。',
  keptAt: '已保存在本设备上：{size}，最近更新于 {date}。有改动时会自动获取。',
  partial: '其中一部分已经保存在本设备上。',
  working: '已完成 {done}，共 {total}',
  progress: '正在保存{language}',
  keep: '保存{language}',
  goOn: '继续保存{language}',
  stop: '停止',
  update: '更新{language}',
  remove: '移除{language}',
  stopped: '已停止。保存过的内容会保留，下次从这里继续。',
  full: '浏览器不再给本站更多空间。保存过的内容会保留。请释放一些设备空间，或移除另一种语言，然后继续。',
  unreachable: '与服务器的连接中断。保存过的内容会保留，网络恢复后可以继续。',
  impossible: '本站没有列出该语言所需的文件。站点维护者运行一次索引命令（npm run index）即可解决。',
  unready: '本站程序尚未保存到本设备。请重新加载本页，然后重试。',
  insecure:
    '浏览器只允许通过 https:// 或在本机（localhost）打开的网站保存到设备。当前地址是 {address}，因此无法保存。请为站点配置带证书的反向代理；如果已有 https:// 地址，请改用它打开。',
  blocked:
    '浏览器不允许本站存储数据，可能因为正在使用无痕窗口，或设置中禁止了存储。请在普通窗口中打开本站再保存。',
  close: '关闭',
}
