import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { receiptTexts as english } from '../../../web/src/texts/receipt.ts'

export const receiptTexts: Texts<typeof english> = {
  title: '回复的回执',
  signed: '此网站签署了该回执。',
  notSigned: '此网站没有签署该回执，或回执已被更改。',
  request: '请求',
  answered: '回复时间',
  found: '当时的检查结果',
  digest: '回复的 SHA-256',
  verdicts: {
    VALID: '证书有效',
    INVALID: '证书无效',
    'CANNOT TELL': '无法判定',
  },
}
