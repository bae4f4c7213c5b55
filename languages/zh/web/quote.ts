import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { quoteTexts as english } from '../../../web/src/texts/quote.ts'

export const quoteTexts: Texts<typeof english> = {
  label: '审核与费用',
  loading: '正在查询审核机构和费用…',
  reviewers: '审核方',
  every: (names) => `所有已批准的审核机构：${names}。以首次决定为准。`,
  chosen: (names) => `您选择的审核机构：${names}。以首次决定为准。`,
  nobody: '尚无已批准的审核机构。有机构获批准之前，请求会一直等待。',
  others: (count) => `另外 ${count} 家`,
  cost: '费用',
  free: '免费：没有审核机构对此收费。',
  paidByStudent: '对您免费：由上传证书的学生向审核机构付费。',
  single: (amount) => `${amount}，审核机构通过时收取。`,
  singleRange: (least, most) => `${least} 至 ${most}，取决于由哪家审核机构通过。`,
  several: (each, sum) => `每张 ${each}，共 ${sum}，审核机构逐张通过时收取。`,
  severalRange: (least, most, sum) => `每张 ${least} 至 ${most}，取决于由哪家审核机构通过。合计最多 ${sum}。`,
  rule: {
    create: '价格在创建时确定。被拒绝不收费。',
    sign: '价格已在创建时确定。被拒绝不收费。',
  },
}
