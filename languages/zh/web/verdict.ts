import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { verdictTexts as english } from '../../../web/src/texts/verdict.ts'

export const verdictTexts: Texts<typeof english> = {
  title: '是否有效？',
  missing: {
    title: '还缺少',
    steps: {
      signature: '颁发机构的签名',
      acceptance: '审核机构的通过',
      record: '区块链上的记录',
    },
  },
  unsigned: {
    title: '尚未签署',
    text: '颁发机构签署之前，此证书无效，也没有可验证的内容。',
  },
  declined: {
    title: '签署前已被拒绝',
    text: '此证书从未有效，也没有可验证的内容。',
  },
  withoutKey: {
    sentence: '您没有打开此证书的密钥，因此只能显示其公开信息。',
    advice: '请向持有人索取完整链接，包括 # 之后的全部内容。',
  },
}
