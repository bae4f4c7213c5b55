import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { portableTexts as english } from '../../../web/src/texts/portable.ts'

export const portableTexts: Texts<typeof english> = {
  download: '可自行验证的网页（HTML）',
  failed: '无法创建网页，请重试。',
  title: '可自行验证的证书',
  noScript: '此文件需要 JavaScript 才能自行验证。请启用 JavaScript，或在线验证证书。',
  asOf: (when) => `截至 ${when}（UTC），即此文件的创建时间。`,
  altered: {
    title: '此文件已被改动',
    text: '它与创建时不再完全一致，请勿采信。请索取原件，或在线验证证书。',
  },
  unreadable: {
    title: '此文件已损坏',
    text: '文件已无法读取，但这并不说明证书本身有问题。请重新索取文件。',
  },
  online: '立即在线验证',
  facts: {
    title: '已签署的内容',
    recipient: '授予',
    programme: '项目',
    issuer: '颁发机构',
    date: '颁发日期',
    until: '有效期至',
    id: '标识符',
    signature: '数字签名',
  },
  checks: {
    title: '检查项目',
    here: '在此检查',
    recorded: '创建文件时报告的结果',
  },
  picture: {
    alt: (title, name) => `${name} 的证书“${title}”`,
    caption: '由颁发机构绘制的样式。图片未经签署，请以“已签署的内容”为准。',
  },
  limits: {
    title: '此文件无法得知的信息',
    later: '文件创建之后，证书是否被吊销、暂停或更正。',
    chain: (host) => `区块链上是否有该记录。创建文件时，${host} 报告有该记录。`,
    keys: (host) =>
      `以下密钥是否属于 ${host}。密钥来自此文件，而伪造的文件可以写入任意密钥。请与 ${host} 公布的密钥核对，或在线验证。`,
    logKey: '公开日志的密钥',
    issuerKey: '颁发机构的密钥',
    published: '公布于',
  },
}
