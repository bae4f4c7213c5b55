import type { bundleProblems as english } from '@credenza/credential/bundle-problems'
import type { Texts } from '../../web/src/lib/text/texts.ts'

export const bundleProblems: Texts<typeof english> = {
  'not-json': '文件不是 JSON。',
  'repeated-member': '已拒绝：文件中有两个值使用同一名称，不同程序可能读出不同内容。',
  'not-object': '文件不是证书：应为 JSON 对象。',
  'too-large': '文件过大，不可能是证书。',
  damaged: '文件已损坏。',
  empty: '文件中没有证书。',
  'unknown-part': '这不是证书：其中有证书文件不应有的部分。',
  'no-answers': '文件缺少验证时所用的答复。',
  endorsements: ({ most }) => `文件中的审核结果不是至多 ${most} 个凭证的列表。`,
  'log-proof': '文件中的日志证明不完整。',
  'log-proofs': ({ most }) => `文件中声明的日志证明不是至多 ${most} 项的列表。`,
  anchor: '文件中的区块链记录不完整：需要 chainId、contract 和 transaction。',
  'presentation-empty': '出示文件中没有证书。',
  'presentation-several': '出示文件中有多张证书。请逐一检查。',
  'no-kind': '证书不会以这种文件出现：请选择 JSON、PDF、HTML 或 SD-JWT VC 文件，或者 PNG 或 JPEG 图片。',
  'pdf-empty': 'PDF 中没有证书。',
  'pdf-several': '此 PDF 含有多份证书，无法判断页面显示的是哪一份。',
  'picture-damaged': '图片已损坏或过大。',
  'picture-too-large': '已拒收：图片超过 2500 万像素。',
  'picture-interlaced': '图片采用隔行扫描，请取消后重新保存。',
  'picture-without-code': '图片中未能读出二维码。',
  'picture-of-link': '图片中有二维码，但没有其链接就无法验证：请在浏览器中打开。',
  'paper-newer': '纸上的二维码版本较新，本程序无法读取。',
  'paper-damaged': '纸上的二维码已损坏或不完整。',
}
