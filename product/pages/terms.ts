/** A name of the product or a provider that pages do not use, and the one that they use. */
export interface Term {
  /** With the flag `g`. */
  readonly wrong: RegExp
  readonly better: string
}

/** A label of the Chinese web UI that is translated wrong: pages quote it in bold, with its meaning after it. */
export interface Gloss {
  readonly label: string
  readonly meaning: string
}

/** One name for each product and term on Chinese pages. Bold text, code, addresses, and front matter are left out. */
export const terms: readonly Term[] = [
  { wrong: /123 ?网盘|123云盘/g, better: '123 云盘' },
  { wrong: /6盘/g, better: '6 盘' },
  { wrong: /Yandex云盘/g, better: 'Yandex 云盘' },
  { wrong: /光鸭网盘/g, better: '光鸭云盘' },
  { wrong: /\[本地存储\]|本地存储驱动/g, better: '本机存储' },
  { wrong: /(?<!访客（|访问者（|也叫)游客/g, better: '访客' },
  { wrong: /直链接|直连链接|直接下载链接/g, better: '直链' },
]

/** Wrong labels with what they mean. A meaning has no space: the comparison with the product reads it in the first cell of options. */
export const glosses: readonly Gloss[] = [
  { label: '取款', meaning: '带签名' },
  { label: '退出Url', meaning: '不带网址' },
  { label: '旋转签名', meaning: '立即更新签名' },
  { label: '冲压', meaning: 'DPoP' },
  { label: '提示模式', meaning: '加密方式' },
  { label: '测试不安全的跳过验证', meaning: '跳过证书验证' },
  { label: '同类范围范围', meaning: '分段并发数' },
  { label: '范围区块mb', meaning: '分段大小' },
  { label: '援助', meaning: 'AID' },
  { label: '订单类型', meaning: '排序方式' },
  { label: '并联请求', meaning: '并发请求' },
]

/** Returns how a page writes the label, with its option key if it names one. */
export const glossOf = ({ label, meaning }: Gloss, key?: string) =>
  key ? `**${label}**（\`${key}\`，即“${meaning}”）` : `**${label}**（即“${meaning}”）`
