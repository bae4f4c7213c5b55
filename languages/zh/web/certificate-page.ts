import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { certificatePageTexts as english } from '../../../web/src/texts/certificate-page.ts'

export const certificatePageTexts: Texts<typeof english> = {
  detail: {
    title: '证书',
    loadError: '证书加载出错',
    fetchFailed: '证书获取失败。',
    notFound: '没有找到该编号对应的证书。',
    status: '状态',
    type: '证书类型',
    reason: '原因',
    ipfs: 'IPFS 链接',
    recipient: '获证人',
    wallet: '钱包地址',
    number: '证书编号',
    minted: '此证书已铸造为 NFT',
    hash: '交易哈希',
    hashCopied: '交易哈希已复制！',
    uriCopied: '文档链接已复制！',
    uri: '文档链接',
    share: '分享',
    again: '重新颁发一份',
    shareHint: '复制链接。打开链接的人可以看到完整的证书。',
    shared: '链接已复制。打开链接的人可以验证完整的证书。',
    check: '以他人视角查看',
    validUntil: '有效期至',
    download: {
      button: '下载',
      pdf: '已签名的 PDF',
      png: '图片（PNG）',
      json: '已签名的数字凭证（JSON）',
      failed: '证书图片下载失败。',
    },
  },
  standing: {
    superseded: '此证书已被更正后的证书取代。',
    toSuccessor: '打开更正后的证书',
    revoked: (when) => `吊销于 ${when}`,
    suspended: (when) => `自 ${when} 起暂停`,
    expired: (when) => `已过期：有效期至 ${when}`,
  },
}
