import type { SelfCheckTexts } from '../en/self-check.ts'

/** The Chinese texts of the self-check. */
export const selfCheck: SelfCheckTexts = {
  looking: '正在检查……',
  what: '项目',
  found: '结果',
  yes: '是',
  no: '否',
  address: '本站地址',
  secure: '安全连接',
  insecure: '否：没有 https，浏览器不允许保存离线副本',
  online: '网络',
  offline: '浏览器显示当前离线',
  worker: '离线副本',
  workerStates: {
    active: '正在使用',
    absent: '当前标签页尚未启用，请重新加载页面',
    impossible: '此地址或此浏览器不支持',
  },
  saved: '保存在本设备上',
  unknown: '浏览器未提供',
  noData: '暂无数据',
  used: '已用存储空间',
  stores: '能否记住选择',
  clipboard: '浏览器复制功能',
  clipboardOld: '否：改用旧的复制方式',
  servers: '已配置的 API 服务器',
  comments: '已配置评论',
  application: '应用版本',
  browser: '浏览器',
  copy: '复制报告',
  copied: '已复制',
}
