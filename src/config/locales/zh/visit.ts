import type { VisitTexts } from '../en/visit.ts'

export const visit: VisitTexts = {
  title: '上次访问以来',
  welcome: '欢迎回来。继续阅读：',
  welcomeOn: '欢迎回来。你上次访问是 {date}。',
  show: '查看变化',
  later: '关闭',
  close: '关闭',
  read: '最近阅读',
  nothingRead: '这台设备上还没有阅读记录。',
  changed: '自 {date} 以来的变化',
  firstVisit: '这是你在这台设备上的第一次访问，或者是第一次留下记录的访问。',
  nothingChanged: '自 {date} 以来，这种语言的页面没有变化。',
  looking: '正在查找变化……',
  failed: '无法获取变化。请检查网络连接，然后重新打开。',
  about: '页面、位置和勾选只保存在这台设备上，其他人看不到。',
  forget: '清除页面、位置和勾选',
  forgotten: '已清除。',
}
